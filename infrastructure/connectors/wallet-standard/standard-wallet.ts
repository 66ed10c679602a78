/** A wallet as it registers itself (Wallet Standard), as much of it as is needed. Everything about it is untrusted. */
import { readProperty } from '../../../domain/value/read-property.js';

/** Any object: its members are read one by one. */
export type StandardWallet = object;

/** More than any honest wallet says. */
const MOST_ITEMS = 100;

/** Whether it has the feature's method. */
export function hasMethod(wallet: StandardWallet, feature: string, method: string): boolean {
  return typeof readProperty(featureOf(wallet, feature), method) === 'function';
}

export function featureOf(wallet: StandardWallet, feature: string): unknown {
  return readProperty(readProperty(wallet, 'features'), feature);
}

/** The items of a list, each read once; none where it is no list. May throw what a hostile getter throws. */
export function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value.slice(0, MOST_ITEMS) : [];
}
