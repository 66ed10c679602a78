/** The outcomes of a transfer, on a real virtual machine with blocks that the test produces. */
import type { Address } from '@solana/kit';
import { asyncScheduler, firstValueFrom, lastValueFrom } from 'rxjs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Chain } from '../../../application/ports/chain.js';
import type { Link, SendStep } from '../../../application/ports/link.js';
import { defineNetwork, type Network } from '../../../domain/network/network.js';
import type { Token } from '../../../domain/token/token.js';
import { makeKey } from '../../../sandbox/solana/make-key.js';
import { register } from '../../../sandbox/solana/register.js';
import { type SolanaNode, startSolanaNode } from '../../../sandbox/solana/solana-node.js';
import { createSolanaWallet, type SolanaWallet } from '../../../sandbox/solana/solana-wallet.js';
import { placeTokenAccount } from '../../../sandbox/solana/token-accounts.js';
import * as walletCode from '../../connectors/wallet-standard/connect-wallet.js';
import { walletStandardConnector } from '../../connectors/wallet-standard/connector.js';
import { scriptedDevice } from '../../fakes/scripted-device.js';
import { verifyFails } from '../../fakes/verify.js';
import { tokenAccountOf } from './build-transfer.js';
import { solana, solanaDevnet } from './index.js';

const HOLDER = makeKey('holder');
const MINT = makeKey('mint').address as Address;
const SOL = 1_000_000_000n;
/** The rent-exempt minimum of an empty account. */
const LEAST = 890_880n;

let node: SolanaNode;
let network: Network;
let native: Token;
let token: Token;
let chain: Chain;

beforeAll(async () => {
  node = await startSolanaNode({
    holders: [{ address: HOLDER.address as Address, lamports: 5n * SOL, tokens: [10_000_000n] }],
    tokens: [{ mint: MINT, decimals: 6 }],
  });
  network = defineNetwork({ ...solanaDevnet, rpcUrls: { default: { http: [node.rpcUrl] } } });
  native = { networkId: network.caipNetworkId, ...network.nativeCurrency };
  token = { ...native, name: 'Brine', symbol: 'BRINE', decimals: 6, address: MINT };
  const storage = { get: () => undefined, set: () => undefined };
  chain = await solana().load({ networks: [], storage, device: scriptedDevice(), scheduler: asyncScheduler });
});
afterAll(() => node.stop());
beforeEach(() => node.reset());

async function connected(signsOnly = false): Promise<{ wallet: SolanaWallet; link: Link }> {
  const wallet = createSolanaWallet({
    ...{ name: 'Sunfish', icon: '', keys: [HOLDER], note: '', signsOnly, mode: 'approve' },
    chains: [{ chain: 'solana:devnet', name: 'Devnet', rpcUrl: node.rpcUrl }],
  });
  const target = new EventTarget();
  register(wallet, target);
  const log = () => undefined;
  const connector = walletStandardConnector({
    ...{ target, scheduler: asyncScheduler, log, networks: [network], load: () => walletCode },
  });
  const step = await firstValueFrom(connector.connect('Sunfish'));
  if (step.type !== 'connected') throw new Error('It did not connect.');
  return { wallet, link: step.links[0] };
}

const to = (word: string) => makeKey(word).address;
const transfer = (amount: bigint, receiver = to('somebody'), of = native) => ({
  ...{ token: of, from: HOLDER.address, to: receiver, amount },
});
const heldBy = async (owner: string, of: Token) =>
  (await lastValueFrom(chain.holdings(owner, network, [of])))[0]?.amount;

describe('a transfer on Solana', () => {
  it.each([false, true])('that is in no block is given up once it has expired (signed only: %s)', async (signsOnly) => {
    const { link } = await connected(signsOnly);
    const ledger = await node.ledger();
    ledger.dropping = true;
    const steps: SendStep[] = [];
    const sent = new Promise<unknown>((resolve) => {
      chain.send(link, transfer(SOL), network).subscribe({
        next: (step) => {
          steps.push(step);
          ledger.skipBlocks(1000);
        },
        error: resolve,
        complete: () => resolve('completed'),
      });
    });
    expect(await sent).toMatchObject({ code: 'timed-out', data: { hash: steps[0]?.hash, expired: true } });
    expect(steps.map(({ type }) => type)).toEqual(['submitted']);
  });

  it('that is signed too late is not sent, and the visitor is told', async () => {
    const { link, wallet } = await connected(true);
    wallet.control.mode = 'ask';
    const sending = verifyFails(chain.send(link, transfer(SOL), network), 'timed-out');
    const asked = wallet.control.approveNext();
    const ledger = await node.ledger();
    wallet.control.onChange(() => ledger.skipBlocks(200));
    await asked;
    await sending;
    expect(await heldBy(to('somebody'), native)).toBe(0n);
  });

  it('is refused if it is too small to create the account', async () => {
    await verifyFails(chain.estimateFee(transfer(LEAST - 1n), network), 'transaction-reverted');
    await lastValueFrom(chain.estimateFee(transfer(LEAST), network));
  });

  it('is refused if it leaves too little in the sender’s account, and reports the minimum beforehand', async () => {
    const { amount, reserve = 0n } = await lastValueFrom(chain.estimateFee(transfer(SOL), network));
    expect(reserve).toBe(LEAST);
    const all = 5n * SOL - amount;
    await lastValueFrom(chain.estimateFee(transfer(all), network));
    await lastValueFrom(chain.estimateFee(transfer(all - reserve), network));
    await verifyFails(chain.estimateFee(transfer(all - reserve + 1n), network), 'insufficient-funds');
  });

  it('costs no more than estimated, including a priority fee', async () => {
    const { link } = await connected();
    const { amount } = await lastValueFrom(chain.estimateFee(transfer(SOL), network));
    await lastValueFrom(chain.send(link, transfer(SOL), network));
    expect(await heldBy(HOLDER.address, native)).toBe(4n * SOL - amount);
    expect(amount).toBe(15_000n);
  });

  it('takes a token from several accounts of the sender’s', async () => {
    const { link } = await connected();
    const ledger = await node.ledger();
    placeTokenAccount(
      ledger.vm,
      { mint: MINT, decimals: 6 },
      HOLDER.address as Address,
      to('a second pot') as Address,
      5n,
    );
    expect(await heldBy(HOLDER.address, token)).toBe(10_000_005n);
    await lastValueFrom(chain.send(link, transfer(10_000_003n, to('somebody'), token), network));
    expect(await heldBy(to('somebody'), token)).toBe(10_000_003n);
    expect(await heldBy(HOLDER.address, token)).toBe(2n);
  });

  it('is not sent to where it would be lost', async () => {
    const lost = [
      [MINT, native],
      [tokenAccountOf(HOLDER.address, MINT, 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'), native],
      ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', token],
      // An address without a key, and without any assets.
      [tokenAccountOf(to('nobody'), MINT, 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'), token],
      ['z'.repeat(44), native],
    ] as const;
    for (const [receiver, of] of lost)
      await verifyFails(chain.estimateFee(transfer(SOL / 1000n, receiver, of), network), 'invalid-address');
  });

  it('is refused if the sender has none of the token, or nothing at all', async () => {
    const poor = { ...transfer(1n, to('somebody'), token), from: to('a pauper') };
    await verifyFails(chain.estimateFee(poor, network), 'insufficient-funds');
    await verifyFails(chain.estimateFee({ ...poor, token: native }, network), 'insufficient-funds');
    const unknown = { ...token, address: to('no mint') };
    expect(await heldBy(HOLDER.address, unknown)).toBe(0n);
    await verifyFails(chain.estimateFee(transfer(1n, to('somebody'), unknown), network), 'insufficient-funds');
  });
});
