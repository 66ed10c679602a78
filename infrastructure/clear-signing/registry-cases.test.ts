/** The public registry's own test cases: what a descriptor reader has to show for real transactions and messages. */
import { readdirSync, readFileSync } from 'node:fs';
import { firstValueFrom } from 'rxjs';
import { type Hex, parseTransaction } from 'viem';
import { describe, expect, it } from 'vitest';
import type { ClearNames, ClearQuestion, ClearToken } from '../../application/ports/clear-signing.js';
import type { ClearRow, ClearWords } from '../../domain/request/clear-words.js';
import { readTypedData } from '../../domain/request/typed-data.js';
import { clearReader } from './clear-reader.js';

interface Expected {
  readonly intent: unknown;
  readonly interpolatedIntent?: string;
  readonly owner?: string;
  readonly fields: readonly { readonly label: string; readonly value: string | Expected }[];
}

interface Case {
  readonly description: string;
  readonly rawTx?: Hex;
  readonly from?: string;
  readonly data?: unknown;
  readonly expected: Expected;
}

interface Entity {
  readonly descriptors: Readonly<Record<string, unknown>>;
  readonly cases: readonly {
    readonly descriptor: string;
    readonly dataProvider: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    readonly tests: readonly Case[];
  }[];
}

const FOLDER = new URL('cases/', import.meta.url);
const entities = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map(
    (name) => [name.replace('.json', ''), JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as Entity] as const,
  );
const descriptors = Object.assign({}, ...entities.map(([, each]) => each.descriptors)) as Record<string, unknown>;
const reader = clearReader({ descriptors });

/** Cases that need to resolve a proxy on chain: here the inner call stays raw, and says so. */
const BY_PROXY = [
  'calldata-Safe-1.4.1.json: Setup Safe - chain 1',
  'calldata-SafeProxyFactory-1.3.0.json: Create Safe - chain 1',
];

const CURRENCIES: Readonly<Record<number, string>> = { 56: 'BNB', 137: 'POL', 43114: 'AVAX', 100: 'xDAI' };

function namesOf(provider: Entity['cases'][number]['dataProvider']): ClearNames {
  const look = (part: string, key: string) =>
    Object.entries(provider[part] ?? {}).find(([each]) => each.toLowerCase() === key.toLowerCase())?.[1];
  const named = (part: string, key: string) => look(part, key) as string | undefined;
  return {
    token: (_, address) => Promise.resolve(look('tokens', address) as ClearToken | undefined),
    native: (chainId) => ({ symbol: CURRENCIES[chainId] ?? 'ETH', decimals: 18 }),
    network: () => undefined,
    address(address) {
      const name = named('addressNames', address) ?? named('ensNames', address);
      return Promise.resolve(name === undefined ? undefined : { name, expected: true });
    },
    collection: (_, address) => Promise.resolve(named('nftCollectionNames', address)),
    blockTime(_, height) {
      const time = look('blockTimestamps', String(height)) as number | undefined;
      return Promise.resolve(time === undefined ? undefined : BigInt(time));
    },
  };
}

function questionOf({ rawTx, from, data }: Case): ClearQuestion {
  if (rawTx) {
    const { chainId = 0, to, value = 0n, data: calldata = '0x' } = parseTransaction(rawTx);
    return { kind: 'call', chainId, from, to: to ?? '', value, data: calldata };
  }
  const read = readTypedData(data);
  if (!read.ok) throw new Error(read.problem);
  return { kind: 'typed-data', from: from ?? `0x${'0'.repeat(40)}`, data: read.data };
}

const textOf = ({ value, inner }: ClearRow): unknown => (inner ? shownOf(inner) : value);
/** Some cases have a trailing space for a token without a symbol. */
const plain = (value: string) => value.trimEnd();

function shownOf({ intent, sentence, owner, rows }: ClearWords) {
  return {
    intent,
    owner,
    ...(sentence && {
      interpolatedIntent: sentence.map((part) => (typeof part === 'string' ? part : part.value)).join(''),
    }),
    fields: rows.map((row) => ({ label: row.label, value: textOf(row) })),
  };
}

/** Without what a case does not specify. */
function wanted({ intent, interpolatedIntent, owner, fields }: Expected, shown: ReturnType<typeof shownOf>): unknown {
  return {
    ...shown,
    ...(typeof intent === 'string' && { intent }),
    ...(interpolatedIntent !== undefined && { interpolatedIntent }),
    ...(owner !== undefined && { owner }),
    fields: fields.map(({ label, value }, at) => {
      const inner = shown.fields[at]?.value;
      return {
        label,
        value:
          typeof value === 'string'
            ? plain(value)
            : wanted(value, (typeof inner === 'object' ? inner : { fields: [] }) as typeof shown),
      };
    }),
  };
}

describe.each(entities.filter(([, { cases }]) => cases.length > 0))('%s', (_, { cases }) => {
  const all = cases.flatMap(({ descriptor, dataProvider, tests }) =>
    tests.map((each) => [`${descriptor.split('/').at(-1)}: ${each.description}`, each, dataProvider] as const),
  );
  it.each(all)('%s', async (name, each, provider) => {
    const answer = await firstValueFrom(reader.describe(questionOf(each), namesOf(provider)));
    if (!answer.ok) throw new Error(answer.refusal);
    if (BY_PROXY.includes(name)) return expect(answer.words.rows.at(-1)).toMatchObject({ caution: 'not-described' });
    const shown = shownOf(answer.words);
    expect(shown).toEqual(wanted(each.expected, shown));
  });
});
