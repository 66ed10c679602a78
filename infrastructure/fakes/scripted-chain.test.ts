import { firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../domain/failure/failure.js';
import { defineNetwork } from '../../domain/network/network.js';
import type { Token } from '../../domain/token/token.js';
import { chainContract } from './contracts/chain-contract.js';
import { scriptedChain } from './scripted-chain.js';
import { scriptedLink } from './scripted-link.js';
import { scriptedWallet } from './scripted-wallet.js';
import { verifyFails } from './verify.js';
import { virtualTime } from './virtual-time.js';

const ETHER = { name: 'Ether', symbol: 'ETH', decimals: 18 };
const STRANGER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const networkOf = (id: number) =>
  defineNetwork({ id, name: `Network ${id}`, nativeCurrency: ETHER, rpcUrls: { default: { http: [] } } });

function setUp() {
  const time = virtualTime();
  const { scheduler } = time;
  const chain = scriptedChain({ scheduler });
  const wallet = scriptedWallet({ scheduler, connected: true, knownNetworks: ['eip155:10'] });
  const native: Token = { networkId: 'eip155:1', ...ETHER };
  const token: Token = {
    ...native,
    name: 'Salt',
    symbol: 'SALT',
    address: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
  };
  chain.credit(wallet.accounts[0].address, native, 10n ** 18n);
  chain.credit(wallet.accounts[0].address, token, 5000n);
  return { time, chain, wallet, native, token, link: scriptedLink(wallet, scheduler), network: networkOf(1) };
}

chainContract({ describe, it }, () => {
  const { chain, wallet, native, token, link, network } = setUp();
  const brokenNetwork = networkOf(99);
  const failing = { ...chain };
  // The broken network fails at everything, the others at nothing.
  failing.holdings = (address, where, tokens) => {
    chain.failAt('holdings', where === brokenNetwork ? new Failure('request-failed') : undefined);
    return chain.holdings(address, where, tokens);
  };
  failing.estimateFee = (transfer, where) => {
    chain.failAt('estimateFee', where === brokenNetwork ? new Failure('request-failed') : undefined);
    return chain.estimateFee(transfer, where);
  };
  return {
    chain: failing,
    link,
    network,
    otherNetwork: networkOf(10),
    newNetwork: networkOf(777),
    brokenNetwork,
    native,
    token,
    stranger: STRANGER,
    notAddresses: ['0x123', 'alice.eth', `${STRANGER}00`],
    approve: wallet.willApprove,
    reject: wallet.willReject,
    hang: wallet.willHang,
    prompts: () => wallet.asked.length,
    stay: wallet.willStay,
  };
});

describe('a scripted chain', () => {
  it('mines in time, whether followed or not', () => {
    const { time, chain, link, native, network, wallet } = setUp();
    const transfer = { token: native, from: wallet.accounts[0].address, to: STRANGER, amount: 5n };
    const seen: string[] = [];
    chain.minesAfter(12_000);
    chain.send(link, transfer, network).subscribe(({ type }) => seen.push(type));
    const unwatched = chain.send(link, transfer, network).subscribe();
    unwatched.unsubscribe();
    time.advance(11_999);
    expect(seen).toEqual(['submitted']);
    time.advance(1);
    expect(seen).toEqual(['submitted', 'confirmed']);
    expect(chain.balanceOf(STRANGER, native)).toBe(10n);
  });

  it('can leave a transaction unmined, or revert it', async () => {
    const { time, chain, link, native, network, wallet } = setUp();
    const transfer = { token: native, from: wallet.accounts[0].address, to: STRANGER, amount: 5n };
    chain.revert();
    await verifyFails(chain.send(link, transfer, network), 'transaction-reverted');
    chain.minesAfter(Number.POSITIVE_INFINITY);
    const failed = verifyFails(chain.send(link, transfer, network), 'timed-out');
    time.advance(600_000);
    await failed;
    expect(chain.balanceOf(STRANGER, native)).toBe(0n);
  });

  it('can be slow, or never answer', async () => {
    const { time, chain, native, network } = setUp();
    let answered = false;
    chain.takes(500);
    chain.holdings(STRANGER, network, [native]).subscribe(() => (answered = true));
    time.advance(499);
    expect(answered).toBe(false);
    time.advance(1);
    expect(answered).toBe(true);
    chain.hangAt('holdings');
    chain.holdings(STRANGER, network, [native]).subscribe(() => expect.unreachable());
    time.advance(1e9);
    chain.failAt('holdings');
    chain.takes(0);
    await expect(firstValueFrom(chain.holdings(STRANGER, network, [native]))).resolves.toHaveLength(1);
  });
});
