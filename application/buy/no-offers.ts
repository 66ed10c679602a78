/** The purchase before the sellers' offers are known. */
import type { BuyState } from './state.js';

export const NO_OFFERS: Omit<BuyState, 'accountId' | 'status'> = {
  ...{ standIn: false, payments: [], purchases: [], sellers: [], made: [] },
  ...{ payment: 'USD', purchase: '', method: 'card', amount: '' },
};
