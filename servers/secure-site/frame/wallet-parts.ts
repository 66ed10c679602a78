/** The parts that the frame's answers need. */
import type { SiteNetwork, SolanaSiteNetwork } from '../site-settings.js';
import type { AskVisitor } from './approval/approval-words.js';
import type { AskAuth } from './auth-client.js';
import type { KeyValueStore } from './key-value-store.js';
import type { AnswerRpc } from './rpc/rpc-question.js';
import type { WalletControl } from './settings/answer-settings.js';
import type { Keyring } from './vault/keyring.js';

export interface WalletParts {
  readonly networks: readonly SiteNetwork[];
  readonly solanaNetworks: readonly SolanaSiteNetwork[];
  readonly ask: AskAuth;
  readonly store: KeyValueStore;
  readonly keyring: Keyring;
  readonly rpc: AnswerRpc;
  /** Whether the account has smart account code on that network. */
  readonly isSmart: (network: SiteNetwork, address: string) => Promise<boolean>;
  /** Sets the page's language (BCP 47). Resolves once its messages are loaded, or English is used instead. */
  readonly setLanguage: (locale: string) => Promise<void>;
  readonly applyTheme: (theme: {
    readonly mode?: 'light' | 'dark';
    readonly variables?: Readonly<Record<string, string>>;
  }) => void;
  /** The page's name for itself, which is unverified. */
  readonly setClaim: (name: string | undefined) => void;
  /** Removes the pending request from the screen. */
  readonly dropApprovals: () => void;
  /** Reports a session, with an id that only distinguishes it from others. */
  /** Sends the page the URL that a social login returned to. */
  readonly tellOutcome?: (resultUri: string) => void;
  /** Lets the window of a social login that was begun here go on to the service. */
  readonly vouch?: (state: string, over: AbortSignal) => void;
  readonly sessionChanged: (name: string) => void;
  /** Asks the visitor for consents other than requests. Absent: every page gets the user, and email changes are not confirmed. */
  readonly askOwn?: AskVisitor | undefined;
  /** Sets the logged-in user, or none. */
  readonly turned?: (control: WalletControl | undefined) => void;
  /** This site's origin, and that of the embedding page. */
  readonly origin: string;
  readonly app: () => string;
  /** 256 random bits as text. */
  readonly secretText: () => string;
}
