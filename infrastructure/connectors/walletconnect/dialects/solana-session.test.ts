import { PublicKey, SystemProgram, Transaction, TransactionMessage, VersionedTransaction } from '@solana/web3.js';
import { EMPTY, firstValueFrom, lastValueFrom } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import type { Link } from '../../../../application/ports/link.js';
import { toBase58 } from '../../../../domain/address/base58.js';
import { defineNetwork } from '../../../../domain/network/network.js';
import { type ConnectorFixture, connectorFixture } from '../../../../sandbox/phone/connector-fixture.js';
import { providerOf } from '../../../../sandbox/phone/link-watch.js';
import { type PhoneSolanaSettings, solanaNamespace } from '../../../../sandbox/phone/solana-namespace.js';
import { verify } from '../../../../sandbox/solana/key-pair.js';
import { makeKey } from '../../../../sandbox/solana/make-key.js';
import { fromBase64, toBase64 } from '../../../base64.js';
import { memoryStorage } from '../../../storage/memory-storage.js';

const KEYS = [makeKey('one on a phone'), makeKey('two on a phone')] as const;
const [{ address: ADDRESS }, { address: OTHER }] = KEYS;
const DEEP = 'solana:deep';
const DEEPER = 'solana:deeper';
const network = (id: string) =>
  defineNetwork({
    ...{ id, chainNamespace: 'solana', caipNetworkId: `solana:${id}`, name: id },
    nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
    rpcUrls: { default: { http: ['http://127.0.0.1:9'] } },
  });

let fixture: ConnectorFixture;
const fixtures: ConnectorFixture[] = [];
afterEach(() => Promise.all(fixtures.splice(0).map((each) => each.stop())));

async function meet(settings: Partial<PhoneSolanaSettings> = {}): Promise<Link> {
  const met = await meetAnother(settings);
  fixture = met.fixture;
  return met.link;
}

/** In addition to the existing ones. */
async function meetAnother(settings: Partial<PhoneSolanaSettings> = {}) {
  const chains = [DEEP, DEEPER].map((chain) => ({ chain, name: chain }));
  const fixture = await connectorFixture(
    { request: 4000, offer: 20_000 },
    solanaNamespace({ keys: KEYS, chains, ...settings }),
  );
  fixtures.push(fixture);
  const page = await fixture.page(memoryStorage(), { networks: ['deep', 'deeper', 'deepest'].map(network) });
  const [link] = await page.connect();
  return { fixture, link };
}

const ask = (link: Link, method: string, params: unknown) =>
  providerOf(link).request({ method, params: params as object });

/** A transfer to oneself, without a signature. */
function transferOf(lamports: number, version: 'legacy' | 0): string {
  const payerKey = new PublicKey(ADDRESS);
  const toPubkey = new PublicKey(OTHER);
  const message = new TransactionMessage({
    payerKey,
    recentBlockhash: OTHER,
    instructions: [SystemProgram.transfer({ fromPubkey: payerKey, toPubkey, lamports })],
  });
  const compiled = version === 0 ? message.compileToV0Message() : message.compileToLegacyMessage();
  return toBase64(new VersionedTransaction(compiled).serialize());
}

function isSigned(text: unknown): Promise<boolean> {
  const signed = VersionedTransaction.deserialize(fromBase64(text) ?? new Uint8Array());
  return verify(ADDRESS, Uint8Array.from(signed.signatures[0] ?? []), Uint8Array.from(signed.message.serialize()));
}

describe('Solana in a session with a phone', () => {
  it.each(['legacy', 0] as const)('S5.7 signs a transaction of version %s', async (version) => {
    const link = await meet();
    const answer = await ask(link, 'solana_signTransaction', { transaction: transferOf(1, version) });
    expect(await isSigned((answer as { transaction: string }).transaction)).toBe(true);
  });

  it('S5.7 sends the content of a legacy transaction to the wallet, as the library reads it', async () => {
    const link = await meet({ older: true });
    const transaction = transferOf(7, 'legacy');
    const answer = await ask(link, 'solana_signTransaction', { transaction, pubkey: ADDRESS });
    // An older wallet returns only the signature.
    expect(await isSigned((answer as { transaction: string }).transaction)).toBe(true);
    const params = fixture.phone.requests().at(-1)?.params;
    const { instructions, feePayer } = Transaction.from(fromBase64(transaction) ?? []);
    expect(params).toMatchObject({
      ...{ transaction, pubkey: ADDRESS, feePayer: feePayer?.toBase58(), recentBlockhash: OTHER },
      instructions: instructions.map(({ programId, data, keys }) => ({
        programId: programId.toBase58(),
        data: toBase58(data),
        keys: keys.map(({ pubkey, ...flags }) => ({ pubkey: pubkey.toBase58(), ...flags })),
      })),
    });
  });

  it('S5.7 signs several with one prompt, or one after the other with an older wallet', async () => {
    const transactions = [transferOf(1, 'legacy'), transferOf(2, 'legacy')];
    for (const [older, questions] of [
      [false, ['solana_signAllTransactions']],
      [true, ['solana_signTransaction', 'solana_signTransaction']],
    ] as const) {
      const link = await meet({ older });
      const answer = (await ask(link, 'solana_signAllTransactions', { transactions })) as { transactions: string[] };
      expect(await Promise.all(answer.transactions.map(isSigned))).toEqual([true, true]);
      expect(fixture.phone.requests().map(({ method }) => method)).toEqual(questions);
      if (!older) await fixture.stop();
    }
  });

  it.each([
    ['solana_signMessage', { pubkey: ADDRESS }],
    ['solana_signMessage', { message: toBase58(new Uint8Array(3)), pubkey: 'somebody' }],
    ['solana_signTransaction', {}],
    ['solana_signTransaction', { transaction: 'no base64!' }],
    ['solana_signTransaction', { transaction: '' }],
    ['solana_signTransaction', { transaction: toBase64(new Uint8Array(5000).fill(1)) }],
    ['solana_signAllTransactions', { transactions: 'one' }],
    ['solana_signAndSendTransaction', { transaction: transferOf(1, 0), options: { preflightCommitment: 'soon' } }],
  ])('S5.7 S5.8 the wallet never gets %s with %j', async (method, params) => {
    const link = await meet();
    await expect(ask(link, method, params)).rejects.toMatchObject({ code: expect.any(Number) });
    expect(fixture.phone.requests()).toEqual([]);
  });

  it('S4.15 switches to an approved network without a prompt, and to no other', async () => {
    const link = await meet();
    const moved = firstValueFrom(link.changes$);
    await lastValueFrom(link.moveTo?.(DEEPER) ?? EMPTY, { defaultValue: undefined });
    expect(await moved).toEqual({ type: 'network', networkId: DEEPER });
    await ask(link, 'solana_signMessage', { message: toBase58(new Uint8Array(3)), pubkey: ADDRESS });
    expect(fixture.phone.requests().map(({ chain }) => chain)).toEqual([DEEPER]);
    const refused = lastValueFrom(link.moveTo?.('solana:deepest') ?? EMPTY);
    await expect(refused).rejects.toMatchObject({ code: 'network-not-supported' });
  });

  it('invalid answers of the wallet are detected', async () => {
    const answers = [null, {}, { signature: 'x' }, { signature: 1 }, { transaction: 'x' }, { transactions: [] }];
    // One phone each: a phone takes a second between requests.
    const ways = answers.map(async (nonsense) => {
      const { fixture, link } = await meetAnother();
      const [namespace] = fixture.phone.namespaces.filter(({ name }) => name === 'solana');
      Object.assign(namespace ?? {}, { answer: () => Promise.resolve(nonsense) });
      for (const [method, params] of [
        ['solana_signMessage', { message: toBase58(new Uint8Array(3)), pubkey: ADDRESS }],
        ['solana_signTransaction', { transaction: transferOf(1, 0) }],
        ['solana_signAllTransactions', { transactions: [transferOf(1, 0)] }],
        ['solana_signAndSendTransaction', { transaction: transferOf(1, 0) }],
      ] as const)
        await expect(ask(link, method, params)).rejects.toMatchObject({ cause: { code: 'wallet-misbehaved' } });
    });
    await Promise.all(ways);
  });
});
