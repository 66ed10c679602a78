/** The intents of sending. */
import type { SendPatch } from '../send/state.js';

export type SendIntent =
  | { readonly type: 'edit-send'; readonly patch: SendPatch }
  | { readonly type: 'send-max' }
  | { readonly type: 'review-send' }
  | { readonly type: 'send' };
