import type { Fold } from '../engine/fold.js';

/** Folds changes to a purchase. */
export const foldBuy: Fold = (state, event) =>
  event.type === 'buy.changed'
    ? { ...state, buy: event.patch && ({ ...state.buy, ...event.patch } as typeof state.buy) }
    : state;
