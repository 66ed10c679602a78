/** What the frame's answers are made of. */
import type { SiteNetwork, SolanaSiteNetwork } from '../site-settings.js';
import type { AskVisitor } from './approval/approval-words.js';
import type { AskAuth } from './auth-client.js';
import type { KeyValueStore } from './key-value-store.js';
import type { AnswerRpc } from './rpc/rpc-question.js';
import type { WalletControl } from './settings/settings-desk.js';
import type { Keyring } from './vault/keyring.js';

export interface WalletParts {
  readonly networks: readonly SiteNetwork[];
  readonly solanaNetworks: readonly SolanaSiteNetwork[];
  readonly ask: AskAuth;
  readonly store: KeyValueStore;
  readonly keyring: Keyring;
  readonly rpc: AnswerRpc;
  /** Whether the account has the code of a smart account there. */
  readonly isSmart: (network: SiteNetwork, address: string) => Promise<boolean>;
  /** From now on: BCP 47, as the page says. Resolves once the words are there, or are English. */
  readonly speak: (locale: string) => Promise<void>;
  readonly applyTheme: (theme: {
    readonly mode?: 'light' | 'dark';
    readonly variables?: Readonly<Record<string, string>>;
  }) => void;
  /** What the page calls itself: a claim. */
  readonly setClaim: (name: string | undefined) => void;
  /** Takes what waits for the visitor's yes or no off the screen. */
  readonly dropApprovals: () => void;
  /** There is a session, under a name that is of no use but to tell it from others. */
  /** Tells the page where a login by a service came back to. */
  readonly tellOutcome?: (resultUri: string) => void;
  readonly sessionChanged: (name: string) => void;
  /** Asks the visitor what no request is about. Absent: every page learns who is logged in, and no email change is confirmed. */
  readonly askOwn?: AskVisitor | undefined;
  /** Who is logged in from now on, or nobody. */
  readonly turned?: (control: WalletControl | undefined) => void;
  /** This site's own origin, and that of the page which shows it. */
  readonly origin: string;
  readonly app: () => string;
  /** 256 random bits as text. */
  readonly secretText: () => string;
}
