import fc from 'fast-check';
import { firstValueFrom, of, throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { Link } from '../../../../application/ports/link.js';
import { Failure, isFailure } from '../../../../domain/failure/failure.js';
import { defineNetwork } from '../../../../domain/network/network.js';
import { scriptedLink } from '../../../fakes/scripted-link.js';
import { scriptedWallet } from '../../../fakes/scripted-wallet.js';
import { virtualTime } from '../../../fakes/virtual-time.js';
import type { Ask } from './ask.js';
import { evmBatches } from './batches.js';

const FROM = `0x${'ab'.repeat(20)}`;
const HASH = `0x${'cd'.repeat(32)}`;
const network = defineNetwork({
  id: 137,
  name: 'Anywhere',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [] } },
});
const link: Link = scriptedLink(scriptedWallet(), virtualTime().scheduler);

function answering(answer: unknown) {
  const asked: unknown[] = [];
  const ask: Ask = (_link, ...question) => {
    asked.push(question);
    return isFailure(answer) ? throwError(() => answer) : of(answer);
  };
  const tools = {
    prompt: ask,
    silent: ask,
    addressOf: (text: string) => text,
    hexOf: (sum: bigint) => `0x${sum.toString(16)}`,
  };
  return { batches: evmBatches(tools), asked };
}

const statusOf = (answer: unknown, id = 'one') => firstValueFrom(answering(answer).batches.status(link, id, network));
const capabilitiesOf = (answer: unknown) => firstValueFrom(answering(answer).batches.capabilities(link, FROM, network));
const sent = (answer: unknown) =>
  firstValueFrom(answering(answer).batches.send(link, FROM, { calls: [{ to: FROM }], atomic: true }, network));

describe('the request', () => {
  it('is a batch as in EIP-5792', async () => {
    const { batches, asked } = answering({ id: 'one' });
    const calls = [
      { to: FROM, value: 16n },
      { to: FROM, data: '0xabcd' },
    ];
    await firstValueFrom(batches.send(link, FROM, { calls, atomic: false, capabilities: { a: {} } }, network));
    expect(asked).toEqual([
      [
        'wallet_sendCalls',
        [
          {
            version: '2.0.0',
            from: FROM,
            chainId: '0x89',
            atomicRequired: false,
            calls: [
              { to: FROM, value: '0x10' },
              { to: FROM, data: '0xabcd' },
            ],
            capabilities: { a: {} },
          },
        ],
      ],
    ]);
  });

  it.each([true, false])('says whether it has to be atomic: %s', async (atomic) => {
    const { batches, asked } = answering({ id: 'one' });
    await firstValueFrom(batches.send(link, FROM, { calls: [{ to: FROM }], atomic }, network));
    expect(asked).toMatchObject([['wallet_sendCalls', [{ atomicRequired: atomic }]]]);
  });
});

describe('the id of a batch', () => {
  it('is accepted unchanged, from either version', async () => {
    expect(await sent({ id: '0x1f' })).toBe('0x1f');
    expect(await sent('0x1f')).toBe('0x1f');
  });

  it.each([undefined, null, '', {}, { id: '' }, { id: 7 }, { id: 'a b' }, { id: 'x'.repeat(8195) }, []])(
    'is invalid: %#',
    async (answer) => {
      await expect(sent(answer)).rejects.toMatchObject({ code: 'wallet-misbehaved' });
    },
  );
});

describe('the status', () => {
  const receipts = [{ transactionHash: HASH, status: '0x1', logs: [] }];

  it.each([
    [{ status: 100 }, 'pending'],
    [{ status: 'PENDING' }, 'pending'],
    [{ status: 200, receipts }, 'confirmed'],
    [{ status: 'CONFIRMED', receipts }, 'confirmed'],
    [{ status: 400 }, 'refused'],
    [{ status: 500, receipts }, 'reverted'],
    [{ status: 600, receipts }, 'partly-reverted'],
    [{ status: 200, receipts, id: 'one', chainId: '0x89', atomic: true }, 'confirmed'],
  ])('is parsed: %#', async (answer, status) => {
    expect(await statusOf(answer)).toMatchObject({ status });
  });

  it.each([
    [undefined],
    [{}],
    [{ status: '200' }],
    [{ status: 300 }],
    [{ status: 2000 }],
    [{ status: 200.5 }],
    [{ status: 200, id: 'another' }],
    [{ status: 200, chainId: '0x1' }],
    [{ status: 200, chainId: 'nowhere' }],
    [{ status: 200, receipts: 'many' }],
    [{ status: 200, receipts: [{ status: '0x1' }] }],
    [{ status: 200, receipts: [{ transactionHash: HASH, status: 'yes' }] }],
    [{ status: 200, receipts: { length: 1e9 } }],
    [{ status: 200, receipts: { length: -1 } }],
    [{ status: 200, receipts: { length: 0.5 } }],
  ])('is invalid: %#', async (answer) => {
    await expect(statusOf(answer)).rejects.toMatchObject({ code: 'wallet-misbehaved' });
  });

  it('is parsed or refused, whatever it is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.anything({ withBigInt: true, withNullPrototype: true }), async (anything) => {
        const either = async (answer: Promise<unknown>) => answer.then(() => true, isFailure);
        expect(await either(statusOf(anything))).toBe(true);
        expect(await either(statusOf({ status: 200, receipts: anything }))).toBe(true);
        expect(await either(sent(anything))).toBe(true);
        expect(await either(capabilitiesOf(anything))).toBe(true);
      }),
    );
  });
});

describe('the capabilities', () => {
  it.each([
    [{ '0x89': { atomic: { status: 'supported' } } }, 'supported'],
    [{ '0x89': { atomic: { status: 'ready' } } }, 'ready'],
    [{ '0x89': { atomic: { status: 'sometimes' } } }, 'unsupported'],
    [{ '0x89': { atomicBatch: { supported: true } } }, 'supported'],
    [{ '0x0': { atomic: { status: 'supported' } } }, 'supported'],
    [{ '0x0': { atomic: { status: 'supported' } }, '0x89': { atomic: { status: 'unsupported' } } }, 'unsupported'],
    [{ '0x1': { atomic: { status: 'supported' } } }, 'unsupported'],
    [{ '0X89': { atomic: { status: 'supported' } } }, 'supported'],
    [{ '0x89': 7 }, 'unsupported'],
  ])('are read for this network: %#', async (answer, atomic) => {
    expect(await capabilitiesOf(answer)).toMatchObject({ atomic });
  });

  it('are unknown without an answer, or with an empty or oversized one', async () => {
    expect(await capabilitiesOf(new Failure('method-not-supported'))).toBeUndefined();
    expect(await capabilitiesOf('yes')).toBeUndefined();
    expect(await capabilitiesOf({ '0x89': { long: 'x'.repeat(200_000) } })).toBeUndefined();
  });
});
