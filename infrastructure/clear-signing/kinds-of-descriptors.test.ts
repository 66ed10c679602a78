/** Features that the registry's own cases lack: version 1, and rarely used parts of version 2. */
import { firstValueFrom } from 'rxjs';
import { encodeFunctionData, type Hex, hashDomain, parseAbi } from 'viem';
import { describe, expect, it } from 'vitest';
import { readTypedData } from '../../domain/request/typed-data.js';
import { clearReader } from './clear-reader.js';
import {
  answerTo,
  BOOK,
  bookCall,
  CONTRACT,
  descriptor,
  FIELDS,
  NAMES,
  RECIPIENT,
  TOKEN,
} from './reader/described-call.js';

const ADDRESS = '0xA1A1a1a1A1A1A1A1A1a1a1a1a1a1A1A1a1A1a1a1';

/** Label and value of each row. */
async function rowsFor(given: object, call: { readonly data?: Hex; readonly value?: bigint } = {}) {
  const answer = await answerTo([given], call);
  return answer.ok ? answer.words.rows.map(({ label, value }) => `${label}: ${value}`) : answer.refusal;
}

const shownAs = (field: object, data?: Hex) =>
  rowsFor(descriptor({ fields: [{ label: 'It', ...field }] }), data ? { data } : {});

describe('a field', () => {
  it.each<[string, object, string]>([
    ['of a constant', { value: '$.metadata.owner', format: 'raw' }, 'Grey Ferry Company'],
    ['of a number', { value: 7, format: 'raw' }, '7'],
    ['of the network', { path: '@.chainId', format: 'chainId' }, 'Ethereum'],
    ['of the native currency', { path: 'amount', format: 'amount' }, '0.0000000000015 ETH'],
    ['of a token by its ticker', { path: 'token', format: 'tokenTicker' }, 'USDC'],
    [
      'of a token that nobody knows',
      { path: 'amount', format: 'tokenAmount', params: { token: RECIPIENT } },
      '1500000',
    ],
    [
      'of everything there is',
      { path: 'amount', format: 'tokenAmount', params: { tokenPath: 'token', threshold: '0x10' } },
      'Unlimited USDC',
    ],
    [
      'of nearly everything',
      { path: 'amount', format: 'tokenAmount', params: { tokenPath: 'token', threshold: '1500001' } },
      '1.5 USDC',
    ],
    [
      'of the native currency as a token',
      { path: 'amount', format: 'tokenAmount', params: { tokenPath: 'token', nativeCurrencyAddress: [TOKEN] } },
      '0.0000000000015 ETH',
    ],
    ['of a unit', { path: 'amount', format: 'unit', params: { base: 'bps', decimals: 2 } }, '15000bps'],
    ['of a unit with its prefix', { path: 'amount', format: 'unit', params: { base: 's', prefix: true } }, '1.5Ms'],
    [
      'of a time that is none',
      { value: '0xffffffffffffffffffffff', format: 'date', params: { encoding: 'timestamp' } },
      '309485009821345068724781055',
    ],
    ['of a while', { path: 'amount', format: 'duration' }, '416:40:00'],
    ['of the sender', { path: 'traveller', format: 'addressName', params: { senderAddress: RECIPIENT } }, 'Sender'],
    ['of a format that is not known', { path: 'amount', format: 'sparkline' }, '1500000'],
    [
      'of a secret',
      { path: 'amount', format: 'raw', encryption: { scheme: 'fhevm', fallbackLabel: 'Secret' } },
      'Secret',
    ],
    ['of the last bytes of an address', { path: 'traveller.[-2:]', format: 'raw' }, '0xa1a1'],
    ['of a text that turns letters round', { value: 'a\u202eb', format: 'raw' }, 'a b'],
  ])('%s', async (_, field, value) => {
    expect(await shownAs(field)).toEqual([`It: ${value}`]);
  });

  it.each<[string, unknown, readonly string[] | string]>([
    ['hidden where it is as usual', { ifNotIn: [1_500_000] }, []],
    ['shown where it is not', { ifNotIn: ['0x01', null] }, ['It: 1500000']],
    ['hidden where it has to be so', { mustMatch: ['1500000'] }, []],
    ['there or not', 'optional', ['It: 1500000']],
  ])('is %s', async (_, visible, shown) => {
    expect(await shownAs({ path: 'amount', format: 'raw', visible })).toEqual(shown);
  });

  it('without bytes is empty', async () => {
    expect(await shownAs({ path: 'extra', format: 'raw', visible: { ifNotIn: [0] } })).toEqual([]);
    const some = await shownAs({ path: 'extra', format: 'raw', visible: { ifNotIn: [0] } }, bookCall('0x07'));
    expect(some).toEqual(['It: 0x07']);
  });

  it('takes its constants from a map by a key of the request', async () => {
    const maps = { units: { $keyType: 'integer', values: { '1': 'knots', '10': 'miles' } } };
    const params = { base: { map: '$.metadata.maps.units', keyPath: '@.chainId' } };
    const fields = [{ path: 'amount', label: 'It', format: 'unit', params }];
    expect(await rowsFor(descriptor({ fields }, { metadata: { maps } }))).toEqual(['It: 1500000knots']);
    expect(await rowsFor(descriptor({ fields }, { metadata: { maps: { units: { values: { '5': 'x' } } } } }))).toBe(
      'outside-data',
    );
  });
});

describe('lists', () => {
  const KEY = 'share(address[] who,uint256[] part)';
  const data = (parts: readonly bigint[]): Hex =>
    encodeFunctionData({
      abi: parseAbi([`function ${KEY}`]),
      functionName: 'share',
      args: [[RECIPIENT, TOKEN], parts],
    } as never);
  const fields = [
    { path: 'who.[]', label: 'Who', format: 'raw', separator: 'Share {index}' },
    { path: 'part.[]', label: 'Part', format: 'unit', params: { base: '%' } },
  ];
  const shared = (iteration: string) =>
    descriptor(
      {},
      { display: { formats: { [KEY]: { intent: 'Share', fields: [{ label: 'Shares', iteration, fields }] } } } },
    );

  it('go one by one, or side by side', async () => {
    const token = '0x5A5a5A5a5A5a5a5a5a5a5A5A5a5A5a5A5a5a5a5a';
    const [bundled, sequential] = [
      await rowsFor(shared('bundled'), { data: data([60n, 40n]) }),
      await rowsFor(shared('sequential'), { data: data([60n, 40n]) }),
    ];
    expect(String(bundled).toLowerCase()).toBe(`who: ${ADDRESS},part: 60%,who: ${token},part: 40%`.toLowerCase());
    expect(String(sequential).toLowerCase()).toBe(`who: ${ADDRESS},who: ${token},part: 60%,part: 40%`.toLowerCase());
  });

  it('label each item', async () => {
    const answer = await answerTo([shared('bundled')], { data: data([60n, 40n]) });
    expect(answer.ok && answer.words.rows.map(({ before }) => before)).toEqual([
      'Share 0',
      undefined,
      'Share 1',
      undefined,
    ]);
  });

  it('of different lengths are refused', async () => {
    expect(await rowsFor(shared('bundled'), { data: data([100n]) })).toBe('unequal-lists');
  });
});

describe('what a descriptor omits', () => {
  it('stays visible', async () => {
    const answer = await answerTo([descriptor()], { data: `${bookCall('0xabcd')}ff` });
    expect(answer.ok && answer.words).toMatchObject({ rest: [{ label: 'extra', value: '0xabcd' }], extraBytes: 1 });
  });

  it('stays visible if it is the rest of a list', async () => {
    const format = { intent: 'Pay', fields: [{ path: 'to.[:1]', label: 'To', format: 'raw' }] };
    const given = descriptor({}, { display: { formats: { 'pay(address[] to)': format } } });
    const data = encodeFunctionData({ abi: parseAbi(['function pay(address[] to)']), args: [[RECIPIENT, TOKEN]] });
    const answer = await answerTo([given], { data });
    expect(answer.ok && answer.words.rest).toMatchObject([{ label: 'to › 2' }]);
  });

  it('is reported for a sentence without all its values', async () => {
    const said = async (interpolatedIntent: string) => {
      const answer = await answerTo([descriptor({ interpolatedIntent })]);
      return answer.ok && answer.words.sentence;
    };
    expect(await said('Pay {amount} {{once}}')).toEqual([
      'Pay ',
      { value: '1.5 USDC', amount: { digits: '1.5', unit: 'USDC' } },
      ' ',
      '{',
      'once',
      '}',
    ]);
    for (const half of ['Pay {extra}', 'Pay {amount', 'Pay {}', 'Pay {constructor}', `Pay ${'x'.repeat(500)}`])
      expect(await said(half)).toBeUndefined();
  });

  it('is foreign code that runs as the account', async () => {
    const KEY = 'exec(address to,bytes data,uint8 operation)';
    const inner = { path: 'data', label: 'Does', format: 'calldata', params: { calleePath: 'to' } };
    const given = descriptor(
      {},
      {
        display: { formats: { [BOOK]: { intent: 'Book', fields: FIELDS }, [KEY]: { intent: 'Run', fields: [inner] } } },
      },
    );
    const run = async (operation: number) => {
      const data = encodeFunctionData({
        abi: parseAbi([`function ${KEY}`]),
        functionName: 'exec',
        args: [CONTRACT, bookCall(), operation],
      } as never);
      const answer = await answerTo([given], { data });
      return answer.ok && answer.words.rows[0];
    };
    expect(await run(0)).toMatchObject({ inner: { intent: 'Book' } });
    expect(await run(1)).toMatchObject({ caution: 'delegate-call' });
    expect((await run(1)) || {}).not.toHaveProperty('inner');
  });
});

const INPUTS = ['address token', 'uint256 amount', 'address traveller', 'bytes extra'].map((each) => {
  const [type, name] = each.split(' ');
  return { type, name };
});

describe('the first version', () => {
  const old = (key: string, more: object = {}) =>
    descriptor(
      {},
      {
        $schema: '../../specs/erc7730-v1.schema.json',
        context: {
          contract: {
            deployments: [{ chainId: 1, address: CONTRACT }],
            abi: [{ type: 'function', name: 'book', inputs: INPUTS }],
          },
        },
        display: { formats: { [key]: { intent: 'Book a passage', fields: FIELDS, required: ['amount'], ...more } } },
      },
    );

  it.each([bookCall().slice(0, 10), 'book(address,uint256,address,bytes)', BOOK])(
    'names its formats by %s',
    async (key) => {
      expect(await rowsFor(old(key))).toEqual(['Fare: 1.5 USDC', `Traveller: ${ADDRESS}`]);
    },
  );

  it('omits fields by a separate list', async () => {
    expect(await rowsFor(old(BOOK, { excluded: ['traveller'] }))).toEqual(['Fare: 1.5 USDC']);
  });
});

const DOMAIN = { name: 'Harbour Office', chainId: 1, verifyingContract: CONTRACT } as const;
const TYPES = {
  Lease: [
    { name: 'quay', type: 'string' },
    { name: 'until', type: 'uint256' },
  ],
};
const OF_DOMAIN = [
  { name: 'name', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
];

describe('typed data', () => {
  const said = async (context: object, key: string, message: object = { quay: '0x00', until: '0' }) => {
    const given = descriptor(
      {},
      {
        context: { eip712: { deployments: [{ chainId: 1, address: CONTRACT }], ...context } },
        display: {
          formats: {
            [key]: { intent: 'Lease', fields: ['quay', 'until'].map((path) => ({ path, label: path, format: 'raw' })) },
          },
        },
      },
    );
    const read = readTypedData({ types: TYPES, primaryType: 'Lease', domain: DOMAIN, message });
    if (!read.ok) return read.problem;
    const answer = await firstValueFrom(
      clearReader({ descriptors: [given] }).describe({ kind: 'typed-data', from: RECIPIENT, data: read.data }, NAMES),
    );
    return answer.ok ? answer.words.rows.map(({ value }) => value) : answer.refusal;
  };
  const KEY = 'Lease(string quay,uint256 until)';
  const separator = hashDomain({ domain: DOMAIN, types: { EIP712Domain: OF_DOMAIN } } as never);

  it.each<[string, object, string, unknown]>([
    ['is told by its type', {}, KEY, ['0x00', '0']],
    ['is told by its type, with blanks', {}, 'Lease(string quay, uint256 until)', ['0x00', '0']],
    ['of another type is another', {}, 'Lease(string quay,uint128 until)', 'no-format'],
    ['of its name alone is none', {}, 'Lease', 'no-format'],
    [
      'of its name is of the first version, with its types',
      { schemas: [{ primaryType: 'Lease', types: TYPES }] },
      'Lease',
      ['0x00', '0'],
    ],
    ['of another domain is another', { domain: { name: 'Another Office' } }, KEY, 'other-domain'],
    ['of a domain that is more is another', { domain: { ...DOMAIN, version: '2' } }, KEY, 'other-domain'],
    ['of the same domain is told', { domain: DOMAIN }, KEY, ['0x00', '0']],
    ['of the same separator is told', { domainSeparator: separator }, KEY, ['0x00', '0']],
    ['of another separator is another', { domainSeparator: `0x${'ab'.repeat(32)}` }, KEY, 'other-domain'],
  ])('%s', async (_, context, key, expected) => {
    expect(await said(context, key)).toEqual(expected);
  });

  it('shows a text as a text, whatever it looks like', async () => {
    expect(await said({}, KEY, { quay: RECIPIENT, until: '0x10' })).toEqual([RECIPIENT, '16']);
    expect(await said({}, KEY, { quay: 'x', until: 'soon' })).toBe('contradiction');
  });
});
