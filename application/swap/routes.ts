/** The screens of swapping. Each carries its own data. */
import type { SwapPreset, SwapSide } from '../swap/state.js';

export type SwapRoute =
  /** `preset`: the host's initial values. */
  | { readonly view: 'swap'; readonly preset?: SwapPreset }
  | { readonly view: 'swap-select-token'; readonly side: SwapSide }
  | { readonly view: 'swap-preview' };
