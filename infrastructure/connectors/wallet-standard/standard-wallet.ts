/** The part of a registered wallet (Wallet Standard) that is used. Everything about it is untrusted. */
import { readProperty } from '../../../domain/value/read-property.js';

/** Any object: its members are read one by one. */
export type StandardWallet = object;

/** No honest wallet has more. */
const MOST_ITEMS = 100;

/** Whether it has the feature's method. */
export function hasMethod(wallet: StandardWallet, feature: string, method: string): boolean {
  return typeof readProperty(featureOf(wallet, feature), method) === 'function';
}

export function featureOf(wallet: StandardWallet, feature: string): unknown {
  return readProperty(readProperty(wallet, 'features'), feature);
}

/** The items of a list, each read once; none if it is not a list. May throw what a hostile getter throws. */
export function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value.slice(0, MOST_ITEMS) : [];
}
