/** The intents of swapping. */
import type { SwapPatch } from '../swap/state.js';

export type SwapIntent = { readonly type: 'edit-swap'; readonly patch: SwapPatch } | { readonly type: 'swap' };
