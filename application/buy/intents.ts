/** The intents of buying. */
import type { BuyPatch } from '../buy/state.js';

export type BuyIntent =
  | { readonly type: 'edit-buy'; readonly patch: BuyPatch }
  | { readonly type: 'buy'; readonly sellerId: string };
