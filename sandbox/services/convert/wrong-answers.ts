/** Wrong answers of a swap service: the answer of one call, changed on purpose. */
import { toHex } from 'viem';
import type { Exchange } from './exchange.js';

export interface WrongAnswer {
  /** The call whose answer is changed, by its name. */
  readonly call: string;
  alter(answer: unknown, question: Asked): unknown;
}

interface Asked {
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly exchanges: Readonly<Record<string, Exchange>>;
}

/** The address that would receive it. There is no key for it. */
const THIEF = '0x7e1f7e1f7e1f7e1f7e1f7e1f7e1f7e1f7e1f7e1f';

/** By the names that scenarios use. */
export const WRONG_ANSWERS: Readonly<Record<string, WrongAnswer>> = {
  'a negative quote': quoted(() => '-5'),
  'an endless quote': quoted(() => '9'.repeat(80)),
  'a fraction as a quote': quoted((amount) => `${amount}.5`),
  'twice the quote': quoted((amount) => String(BigInt(amount) * 2n)),
  'another recipient': called('build-transaction', (data, { body }) => {
    const user = lastOf(wordIn(body, 'userAddress'));
    return exchanged(data, user, THIEF);
  }),
  'another token': called('build-transaction', (data, { body }) => exchanged(data, lastOf(wordIn(body, 'to')), THIEF)),
  'next to nothing for it': called('build-transaction', (data) => {
    // If ether is spent, the minimum received amount is the first word.
    return data.slice(0, 10) + toHex(1n, { size: 32 }).slice(2) + data.slice(74);
  }),
  'another amount': {
    call: 'build-transaction',
    alter: (answer) => ({ tx: { ...txOf(answer), amount: '5' } }),
  },
  'another spender': called('build-approve', (data) => data.slice(0, 34) + THIEF.slice(2) + data.slice(74)),
  'a token of 77 decimals': listed({ name: 'Deep Sounding', symbol: 'DEEP', decimals: 77 }, 'wrapped'),
  'decimals of 77': {
    call: 'convert-tokens',
    alter: (answer) => ({ tokens: tokensOf(answer).map((token) => ({ ...token, decimals: 77 })) }),
  },
  'a look-alike': listed({ name: 'Kelp Dolar', symbol: 'KELP', decimals: 6 }),
};

function quoted(amountOf: (amount: string) => string): WrongAnswer {
  return {
    call: 'quotes',
    alter: (answer) => {
      const { quotes } = answer as { readonly quotes: readonly { readonly toAmount: string }[] };
      return { quotes: quotes.map((each) => ({ ...each, toAmount: amountOf(each.toAmount) })) };
    },
  };
}

function called(call: string, amountOf: (data: string, question: Asked) => string): WrongAnswer {
  return {
    call,
    alter: (answer, question) => {
      const tx = txOf(answer);
      return { tx: { ...tx, data: amountOf(String(tx.data), question) } };
    },
  };
}

/** First in the list: at an address without a contract, or instead of the placeholder for ether. */
function listed(
  token: { readonly name: string; readonly symbol: string; readonly decimals: number },
  place: 'nowhere' | 'wrapped' = 'nowhere',
): WrongAnswer {
  return {
    call: 'convert-tokens',
    alter: (answer, { query, exchanges }) => {
      const chain = query.get('chainId') ?? '';
      const address = `${chain}:${place === 'wrapped' ? exchanges[chain]?.wrapped : THIEF}`;
      return { tokens: [{ ...token, address, logoUri: '', eip2612: false }, ...tokensOf(answer)] };
    },
  };
}

function tokensOf(answer: unknown): readonly object[] {
  return (answer as { readonly tokens: readonly object[] }).tokens;
}

function txOf(answer: unknown): Readonly<Record<string, unknown>> {
  return (answer as { readonly tx: Readonly<Record<string, unknown>> }).tx;
}

function wordIn(body: unknown, name: string): string {
  return String(typeof body === 'object' && body !== null ? Reflect.get(body, name) : '');
}

function lastOf(caip: string): string {
  return caip.slice(caip.lastIndexOf(':') + 1);
}

function exchanged(data: string, one: string, other: string): string {
  const changed = data.replaceAll(one.toLowerCase().slice(2), other.slice(2));
  if (changed === data) throw new Error(`There is no ${one} to change`);
  return changed;
}
