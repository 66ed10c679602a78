/** Requests to a connected wallet, and its answers: real keys, real transactions, and dishonest wallets. */
import { Keypair, PublicKey, SystemProgram, TransactionMessage, VersionedTransaction } from '@solana/web3.js';
import { firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { fromBase58, toBase58 } from '../../../domain/address/base58.js';
import { verify } from '../../../sandbox/solana/key-pair.js';
import { makeKey } from '../../../sandbox/solana/make-key.js';
import { register } from '../../../sandbox/solana/register.js';
import { createSolanaWallet } from '../../../sandbox/solana/solana-wallet.js';
import { fromBase64, toBase64 } from '../../base64.js';
import { virtualTime } from '../../fakes/virtual-time.js';
import * as walletCode from './connect-wallet.js';
import { walletStandardConnector } from './connector.js';
import type { SolanaProvider } from './solana-provider.js';

const KEY = makeKey('signer');
const SECOND = makeKey('second signer');
const SETTINGS = {
  ...{ name: 'Sunfish', icon: '', keys: [KEY, SECOND] as const, note: '', mode: 'approve' as const },
  chains: [{ chain: 'solana:mainnet', name: 'Solana', rpcUrl: '' }],
};

async function connected(change: (standard: Record<string, unknown>) => void = () => undefined) {
  const wallet = createSolanaWallet(SETTINGS);
  const standard = { ...wallet.standard, features: { ...wallet.standard.features } };
  Object.defineProperty(standard, 'accounts', { get: () => wallet.standard.accounts });
  change(standard as Record<string, unknown>);
  const target = new EventTarget();
  register({ standard }, target);
  const { scheduler } = virtualTime();
  const connector = walletStandardConnector({
    ...{ target, scheduler, log: () => undefined, networks: [], load: () => walletCode },
  });
  const step = await firstValueFrom(connector.connect('Sunfish'));
  if (step.type !== 'connected') throw new Error('It did not connect.');
  return { wallet, link: step.links[0], provider: step.links[0].provider as SolanaProvider };
}

/** Replaces a feature of the wallet. */
const withFeature = (name: string, feature: object) => (standard: Record<string, unknown>) => {
  standard.features = { ...(standard.features as object), [name]: feature };
};

function transaction(version: 'legacy' | 0): Uint8Array {
  const payerKey = new PublicKey(KEY.address);
  const to = Keypair.generate().publicKey;
  const message = new TransactionMessage({
    ...{ payerKey, recentBlockhash: to.toBase58() },
    instructions: [SystemProgram.transfer({ fromPubkey: payerKey, toPubkey: to, lamports: 1n })],
  });
  return new VersionedTransaction(
    version === 0 ? message.compileToV0Message() : message.compileToLegacyMessage(),
  ).serialize();
}

function isSigned(signed: string): Promise<boolean> {
  const { signatures, message } = VersionedTransaction.deserialize(fromBase64(signed) ?? new Uint8Array());
  return verify(KEY.address, Uint8Array.from(signatures[0] ?? []), Uint8Array.from(message.serialize()));
}

describe('a connected wallet', () => {
  it('signs a text with the requested account', async () => {
    const { provider } = await connected();
    const text = new TextEncoder().encode('Ahoy 🐟');
    const params = { message: toBase58(text), pubkey: SECOND.address };
    const { signature } = await provider.request({ method: 'solana_signMessage', params });
    expect(await verify(SECOND.address, fromBase58(signature) ?? new Uint8Array(), text)).toBe(true);
  });

  it.each(['legacy', 0] as const)('signs a transaction of version %s', async (version) => {
    const { provider } = await connected();
    const params = { transaction: toBase64(transaction(version)) };
    const { transaction: signed } = await provider.request({ method: 'solana_signTransaction', params });
    expect(await isSigned(signed)).toBe(true);
  });

  it('signs several at once with one prompt', async () => {
    const { provider, wallet } = await connected();
    const transactions = (['legacy', 0, 0] as const).map((version) => toBase64(transaction(version)));
    const answer = await provider.request({ method: 'solana_signAllTransactions', params: { transactions } });
    expect(await Promise.all(answer.transactions.map(isSigned))).toEqual([true, true, true]);
    expect(wallet.control.requests().filter(({ method }) => method === 'solana_signTransaction')).toHaveLength(1);
  });

  it('signs in', async () => {
    const { provider } = await connected();
    const params = { domain: 'dapp.example', statement: 'Come aboard', nonce: 'abcdefgh' };
    const answer = await provider.request({ method: 'solana_signIn', params });
    const signed = fromBase58(answer.signedMessage) ?? new Uint8Array();
    expect(new TextDecoder().decode(signed)).toBe(
      `dapp.example wants you to sign in with your Solana account:\n${KEY.address}\n\nCome aboard\n\nNonce: abcdefgh`,
    );
    expect(await verify(answer.address, fromBase58(answer.signature) ?? new Uint8Array(), signed)).toBe(true);
  });

  it.each([
    ['S5.7 solana_signMessage', { message: 'abc' }],
    ['S5.7 solana_signTransaction', {}],
    ['S5.7 solana_signAllTransactions', { transactions: 'abc' }],
    ['S5.8 solana_signAndSendTransaction', { transaction: 'AAAA', options: { preflightCommitment: 'soon' } }],
    ['solana_signTransaction', { transaction: 'no base64 at all' }],
    ['solana_signTransaction', { transaction: '' }],
  ])('gets no %s of the wrong shape', async (name, params) => {
    const { provider, wallet } = await connected();
    const method = name.replace(/^S\S+ /, '');
    const before = wallet.control.requests().length;
    await expect(provider.request({ method, params } as never)).rejects.toMatchObject({ code: 'request-failed' });
    expect(wallet.control.requests()).toHaveLength(before);
  });

  it.each(['processed', 'confirmed', 'finalized', 'recent', 'single', 'singleGossip', 'root', 'max'] as const)(
    'S5.8 is told to wait for %s',
    async (preflightCommitment) => {
      let received: unknown;
      const signAndSendTransaction = (input: { options: unknown }) => {
        received = input.options;
        return Promise.resolve([{ signature: new Uint8Array(64) }]);
      };
      const { provider } = await connected(withFeature('solana:signAndSendTransaction', { signAndSendTransaction }));
      const params = { transaction: toBase64(transaction(0)), options: { preflightCommitment } };
      await provider.request({ method: 'solana_signAndSendTransaction', params });
      expect(received).toEqual({ preflightCommitment });
    },
  );

  it('gets no request for an unsupported feature, an account it does not share, or a version it does not sign', async () => {
    const old = { signTransaction: () => Promise.reject(new Error('asked')), supportedTransactionVersions: ['legacy'] };
    const { provider } = await connected(withFeature('solana:signTransaction', old));
    const given = { transaction: toBase64(transaction(0)) };
    const ask = (method: string, params: unknown) => provider.request({ method, params } as never);
    await expect(ask('solana_signTransaction', given)).rejects.toMatchObject({ code: 'method-not-supported' });
    await expect(ask('solana_burn', [])).rejects.toMatchObject({ code: 'method-not-supported' });
    const stranger = { message: 'abc', pubkey: makeKey('stranger').address };
    await expect(ask('solana_signMessage', stranger)).rejects.toMatchObject({ code: 'unauthorized' });
  });
});

describe('a dishonest wallet', () => {
  const own = new Uint8Array(64);
  const message = fromBase58('abc') ?? new Uint8Array();
  it.each([
    ['nothing', undefined],
    ['an empty list', []],
    [
      'two answers',
      [
        { signedMessage: message, signature: own },
        { signedMessage: message, signature: own },
      ],
    ],
    ['a short signature', [{ signedMessage: message, signature: own.slice(1) }]],
    ['a text for a signature', [{ signedMessage: message, signature: 'abc' }]],
    ['a signature of something else', [{ signedMessage: Uint8Array.of(1), signature: own }]],
    [
      'a trap',
      {
        get signature() {
          throw new Error('Boo');
        },
      },
    ],
  ])('answers %s to a message', async (_, answer) => {
    const { provider } = await connected(
      withFeature('solana:signMessage', { signMessage: () => Promise.resolve(answer) }),
    );
    const asked = provider.request({ method: 'solana_signMessage', params: { message: 'abc', pubkey: KEY.address } });
    await expect(asked).rejects.toMatchObject({ code: 'wallet-misbehaved' });
  });

  it.each([
    [new Error('User rejected the request.'), 'rejected'],
    [Object.assign(new Error('No'), { code: 4001 }), 'rejected'],
    [new Error('Something broke'), 'unknown'],
    ['a text', 'unknown'],
    [null, 'unknown'],
  ])('throws %s', async (error, code) => {
    const { provider } = await connected(
      withFeature('solana:signMessage', { signMessage: () => Promise.reject(error) }),
    );
    const asked = provider.request({ method: 'solana_signMessage', params: { message: 'abc', pubkey: KEY.address } });
    await expect(asked).rejects.toMatchObject({ code });
  });

  it.each([
    ['no account', { accounts: [] }, 'no-accounts'],
    ['a malformed account', { accounts: [{ address: 'me', chains: ['solana:mainnet'] }] }, 'wallet-misbehaved'],
    ['an account of another kind', { accounts: [{ address: '0xabc', chains: ['eip155:1'] }] }, 'no-accounts'],
    ['accounts that are not a list', { accounts: 'mine' }, 'no-accounts'],
  ])('opens %s', async (_, answer, code) => {
    const connecting = connected(withFeature('standard:connect', { connect: () => Promise.resolve(answer) }));
    await expect(connecting).rejects.toMatchObject({ code });
  });

  it('is listed with a shortened name, and not at all if it throws or is for another namespace', () => {
    const target = new EventTarget();
    const { scheduler } = virtualTime();
    const connector = walletStandardConnector({
      ...{ target, scheduler, log: () => undefined, networks: [], load: () => walletCode },
    });
    let names: readonly string[] = [];
    connector.wallets$.subscribe((wallets) => {
      names = wallets.map(({ name }) => name);
    });
    const { standard } = createSolanaWallet(SETTINGS);
    const announce = (wallet: unknown) => register({ standard: wallet as typeof standard }, target);
    announce(null);
    announce('Sunfish');
    announce({ ...standard, name: 'x'.repeat(1000) });
    announce({ ...standard, name: 'Bitcoin alone', chains: ['bitcoin:mainnet'] });
    announce({ ...standard, name: 'Deaf', features: {} });
    announce(
      new Proxy(standard, {
        get: () => {
          throw new Error('Boo');
        },
      }),
    );
    target.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: 'nothing' }));
    target.dispatchEvent(
      new CustomEvent('wallet-standard:register-wallet', {
        detail: () => {
          throw new Error('Boo');
        },
      }),
    );
    announce({ ...standard, name: 'Trust' });
    announce(standard);
    announce({ ...standard, icon: 'another of that name' });
    expect(names).toEqual([`${'x'.repeat(63)}…`, 'Trust Wallet', 'Sunfish']);
  });
});
