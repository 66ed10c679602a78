/**
 * The messages between the frame and the wallet's own window, by topic. Both ends run code of the same build on the same origin.
 *
 * A new kind of conversation takes four steps:
 * 1. add its topic here, with what the frame posts (`toWindow`) and what the window posts (`toFrame`), as data that can be cloned;
 * 2. in the frame: `ownWindow.on(topic, …)` and `ownWindow.post(topic, …)`; post the current state from `ownWindow.watch` each
 *    time the window opens, as a visitor may close and open it again, and call `ownWindow.open()` during a user gesture;
 * 3. in the window: a function like `window-approvals.ts` that renders the messages, called in `window-main.ts`;
 * 4. in the frame: check the shape of every message that it acts on, regardless of its type.
 */
import type { ApprovalWords } from '../approval/approval-words.js';
import type { Look } from '../approval/wallet-look.js';
import type { SettingsAction, SettingsUpdate } from '../settings/settings-state.js';
import type { KeysToFrame, KeysToWindow } from '../vault/keys-topic.js';

export interface Topics {
  /** A request that is answered in the window. The frame signs: no key is sent here. */
  readonly approval: { readonly toWindow: ApprovalToWindow; readonly toFrame: ApprovalToFrame };
  /** The wallet is unlocked in the window, which has the site's own storage and sends the master key. */
  readonly keys: { readonly toWindow: KeysToWindow; readonly toFrame: KeysToFrame };
  /** The wallet's settings. The frame executes the actions. */
  readonly settings: { readonly toWindow: SettingsUpdate; readonly toFrame: SettingsAction };
  /** The page's theme for the wallet, and its language: BCP 47, one that the site has. */
  readonly look: { readonly toWindow: Look & { readonly language: string }; readonly toFrame: never };
}

export type Topic = keyof Topics;
export type ToWindow<T extends Topic> = Topics[T]['toWindow'];
export type ToFrame<T extends Topic> = Topics[T]['toFrame'];

export type ApprovalToWindow =
  | {
      readonly kind: 'show';
      /** The id of the request, which an answer repeats so that it cannot be applied to another one. */
      readonly id: number;
      readonly words: Omit<ApprovalWords, 'withCap' | 'translate'>;
      /** The language of the texts (BCP 47), one that the site supports. */
      readonly language: string;
      readonly waiting: number;
      readonly requester: { readonly origin: string; readonly claim?: string | undefined };
    }
  | { readonly kind: 'cap-refused'; readonly id: number; readonly why: string }
  /** Nothing is left to answer: the request was answered here, or the page cancelled it. */
  | { readonly kind: 'done'; readonly how: 'approved' | 'declined' | 'dropped' };

export type ApprovalToFrame =
  | { readonly kind: 'answer'; readonly id: number; readonly yes: boolean }
  | { readonly kind: 'cap'; readonly id: number; readonly at: number; readonly amount: bigint };
