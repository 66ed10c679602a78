/** A wallet with real keys, and the real virtual machine behind a node. */
import type { Address } from '@solana/kit';
import {
  Connection,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js';
import { asyncScheduler, firstValueFrom } from 'rxjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as walletCode from '../../../infrastructure/connectors/wallet-standard/connect-wallet.js';
import { walletStandardConnector } from '../../../infrastructure/connectors/wallet-standard/connector.js';
import type { SolanaProvider } from '../../../infrastructure/connectors/wallet-standard/solana-provider.js';
import { verify } from '../../../sandbox/solana/key-pair.js';
import { makeKey } from '../../../sandbox/solana/make-key.js';
import { register } from '../../../sandbox/solana/register.js';
import { type SolanaNode, startSolanaNode } from '../../../sandbox/solana/solana-node.js';
import { createSolanaWallet } from '../../../sandbox/solana/solana-wallet.js';
import { type Provider, solanaProviderOf } from './solana-provider.js';

const KEY = makeKey('moving over');
const RECEIVER = new PublicKey(makeKey('receiver').address);
const LAMPORTS = 3_000_000;
let node: SolanaNode;
let provider: Provider;
let connection: Connection;

beforeAll(async () => {
  node = await startSolanaNode({
    holders: [{ address: KEY.address as Address, lamports: 10_000_000_000n, tokens: [] }],
  });
  connection = new Connection(node.rpcUrl, 'confirmed');
  const chains = [{ chain: 'solana:localnet', name: 'Local', rpcUrl: node.rpcUrl }];
  const wallet = createSolanaWallet({ name: 'Sunfish', icon: '', keys: [KEY], note: '', mode: 'approve', chains });
  const target = new EventTarget();
  register(wallet, target);
  const connector = walletStandardConnector({
    ...{ target, scheduler: asyncScheduler, log: () => undefined, networks: [], load: () => walletCode },
  });
  const step = await firstValueFrom(connector.connect('Sunfish'));
  if (step.type !== 'connected') throw new Error('It did not connect.');
  provider = solanaProviderOf(step.links[0].provider as SolanaProvider, KEY.address);
});
afterAll(() => node?.stop());

const transfer = () =>
  SystemProgram.transfer({ fromPubkey: provider.publicKey, toPubkey: RECEIVER, lamports: LAMPORTS });

async function versioned(): Promise<VersionedTransaction> {
  const { blockhash } = await connection.getLatestBlockhash();
  const message = new TransactionMessage({
    ...{ payerKey: provider.publicKey, recentBlockhash: blockhash },
    instructions: [transfer()],
  });
  return new VersionedTransaction(message.compileToV0Message());
}

const signedByKey = (signature: Uint8Array | null | undefined, message: Uint8Array) =>
  verify(KEY.address, Uint8Array.from(signature ?? []), Uint8Array.from(message));

describe('AppKit’s Solana provider', () => {
  it('signs bytes with the account in use', async () => {
    const bytes = new TextEncoder().encode('Ahoy 🐟');
    expect(provider.publicKey.toBase58()).toBe(KEY.address);
    expect(await signedByKey(await provider.signMessage(bytes), bytes)).toBe(true);
  });

  it('signs transactions of both classes, one or several at once', async () => {
    const legacy = new Transaction({ feePayer: provider.publicKey, recentBlockhash: RECEIVER.toBase58() }).add(
      transfer(),
    );
    const one = await provider.signTransaction(legacy);
    expect(one).toBeInstanceOf(Transaction);
    expect(await signedByKey(one.signature, one.serializeMessage())).toBe(true);
    const two = await provider.signAllTransactions([await versioned(), await versioned()]);
    expect(two).toHaveLength(2);
    for (const each of two) {
      expect(each).toBeInstanceOf(VersionedTransaction);
      expect(await signedByKey(each.signatures[0], each.message.serialize())).toBe(true);
    }
  });

  it('sends through a connection, filling in payer and blockhash, and through the wallet', async () => {
    const has = () => connection.getBalance(RECEIVER);
    const before = await has();
    const first = await provider.sendTransaction(new Transaction().add(transfer()), connection);
    await expect.poll(has).toBe(before + LAMPORTS);
    const second = await provider.signAndSendTransaction(await versioned(), { skipPreflight: true });
    await expect.poll(has).toBe(before + 2 * LAMPORTS);
    const { value } = await connection.getSignatureStatuses([first, second]);
    expect(value.map((each) => each?.err)).toEqual([null, null]);
  });
});
