/** A balance reported by a service, with its texts sanitized. `undefined` if malformed. */
import { inertText } from '../../../domain/text/inert-text.js';
import type { Balance } from '../../../domain/token/token.js';
import { readProperty } from '../../../domain/value/read-property.js';

const MOST_NAME = 40;
const MOST_SYMBOL = 12;
const MOST_ID = 256;
const MOST_PICTURE = 262_144;

export function readBalance(value: unknown): Balance | undefined {
  const quantity = readProperty(value, 'quantity');
  const [chainId, decimals, numeric] = [
    textOf(readProperty(value, 'chainId'), MOST_ID),
    textOf(readProperty(quantity, 'decimals'), MOST_ID),
    textOf(readProperty(quantity, 'numeric'), MOST_ID),
  ];
  const symbol = inertText(textOf(readProperty(value, 'symbol'), MOST_ID) ?? '', MOST_SYMBOL);
  if (!chainId || !decimals || !numeric || !symbol) return undefined;
  const name = inertText(textOf(readProperty(value, 'name'), MOST_ID) ?? '', MOST_NAME);
  const [address, worth] = [textOf(readProperty(value, 'address'), MOST_ID), readProperty(value, 'value')];
  const price = readProperty(value, 'price');
  return {
    ...{ name: name || symbol, symbol, chainId },
    ...(address && { address }),
    ...(typeof worth === 'number' && Number.isFinite(worth) && { value: worth }),
    price: typeof price === 'number' && Number.isFinite(price) ? price : 0,
    quantity: { decimals, numeric },
    iconUrl: textOf(readProperty(value, 'iconUrl'), MOST_PICTURE) ?? '',
  };
}

function textOf(value: unknown, most: number): string | undefined {
  return typeof value === 'string' && value.length <= most ? value : undefined;
}
