/**
 * What the frame and the wallet's own window tell each other, by topic. Both ends run code of the same build on the same origin.
 *
 * A new kind of conversation takes four steps:
 * 1. add its topic here, with what the frame posts (`toWindow`) and what the window posts (`toFrame`), as data that can be cloned;
 * 2. in the frame: `ownWindow.hear(topic, …)` and `ownWindow.post(topic, …)`; post the current state from `ownWindow.watch` each
 *    time the window opens, for a visitor may close and open it again, and call `ownWindow.open()` in a press;
 * 3. in the window: a function like `window-approvals.ts` that draws what it hears, called in `window-main.ts`;
 * 4. what the frame hears and acts on is checked there for its shape, whatever its type says.
 */
import type { ApprovalWords } from '../approval/approval-words.js';
import type { Look } from '../approval/wallet-look.js';
import type { SettingsDeed, SettingsNews } from '../settings/settings-state.js';
import type { KeysToFrame, KeysToWindow } from '../vault/keys-topic.js';

export interface Topics {
  /** A request that is answered in the window. The frame signs: no key comes this way. */
  readonly approval: { readonly toWindow: ApprovalToWindow; readonly toFrame: ApprovalToFrame };
  /** The wallet is unlocked in the window, which has the site's own storage; the master key comes this way. */
  readonly keys: { readonly toWindow: KeysToWindow; readonly toFrame: KeysToFrame };
  /** The wallet's settings. The frame carries out what is pressed there. */
  readonly settings: { readonly toWindow: SettingsNews; readonly toFrame: SettingsDeed };
  /** How the page wants the wallet to look. */
  readonly look: { readonly toWindow: Look; readonly toFrame: never };
}

export type Topic = keyof Topics;
export type ToWindow<T extends Topic> = Topics[T]['toWindow'];
export type ToFrame<T extends Topic> = Topics[T]['toFrame'];

export type ApprovalToWindow =
  | {
      readonly kind: 'show';
      /** Of what would be signed: an answer names it, so that none is taken for anything else. */
      readonly id: number;
      readonly words: Omit<ApprovalWords, 'withCap' | 'translate'>;
      /** Of the words: BCP 47, one that the site speaks. */
      readonly language: string;
      readonly waiting: number;
      readonly asker: { readonly origin: string; readonly claim?: string | undefined };
    }
  | { readonly kind: 'cap-refused'; readonly id: number; readonly why: string }
  /** Nothing is left to answer: it was answered here, or the page took it back. */
  | { readonly kind: 'done'; readonly how: 'approved' | 'declined' | 'dropped' };

export type ApprovalToFrame =
  | { readonly kind: 'answer'; readonly id: number; readonly yes: boolean }
  | { readonly kind: 'cap'; readonly id: number; readonly at: number; readonly amount: bigint };
