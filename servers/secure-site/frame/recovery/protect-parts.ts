/** The dependencies of the screens about an open wallet. */
import type { LoggedIn } from '../auth-client.js';
import type { OpenKeys } from '../vault/keyring.js';
import type { Stage } from './stage.js';
import type { AskForWindow } from './window-questions.js';

export interface ProtectParts {
  readonly stage: Stage;
  readonly ask: AskForWindow;
  readonly login: LoggedIn;
  readonly keys: OpenKeys;
  /** Whether this browser can open the wallet again by itself: then a second way is less urgent. */
  readonly kept: boolean;
  /** The visitor has opened the key settings: the export is shown, too. */
  readonly manages?: boolean;
}
