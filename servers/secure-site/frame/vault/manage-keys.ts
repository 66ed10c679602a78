/** Key management in the wallet's own window; the frame makes the window's requests to the server. */
import type { AskAuth, LoggedIn } from '../auth-client.js';
import type { OwnWindow } from '../window/own-window.js';
import type { KeysToFrame } from './keys-topic.js';
import { serveKeysWindow } from './window-unlock.js';

export interface ManageKeysParts {
  readonly own: OwnWindow;
  readonly ask: AskAuth;
  readonly app: () => string;
  /** The logged-in account, if any. */
  readonly login: () => LoggedIn | undefined;
  /** The names of the kinds of keys that the site uses. */
  readonly kinds: readonly string[];
}

export function manageKeys({ own, ask, app, login: known, kinds }: ManageKeysParts): void {
  let stop: (() => void) | undefined;
  const end = () => {
    stop?.();
    stop = undefined;
  };
  own.watch((state) => state === 'closed' && end());
  own.on('keys', (said: Partial<KeysToFrame> | null) => {
    const login = known();
    if (said?.kind !== 'manage' || !login) return;
    end();
    stop = serveKeysWindow({ own, ask, login }, { kind: 'manage', app: app(), kinds }, () => {
      end();
      own.post('keys', { kind: 'done', unlocked: false });
    });
  });
}
