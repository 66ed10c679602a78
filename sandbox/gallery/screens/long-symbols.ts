import type { Visitor } from '../visitor.js';

/** The same tokens with symbols of thirty characters. Plain JavaScript, since the browser runs it as it is. */
const LONG_SYMBOLS = `{
  const { parse } = JSON;
  const long = (text) => text.replace(/"symbol":"(ETH|KELP)"/g, (_, symbol) => '"symbol":"' + symbol.padEnd(30, 'ONANDON') + '"');
  JSON.parse = (text, ...rest) => parse(long(String(text)), ...rest);
}`;

/** From now on, tokens have symbols of thirty characters. */
export async function withLongSymbols({ page }: Visitor): Promise<void> {
  await page.addInitScript({ content: LONG_SYMBOLS });
  await page.reload();
}
