import { describe, expect, it } from 'vitest';
import { Failure } from '../../domain/failure/failure.js';
import { connectorContract } from './contracts/connector-contract.js';
import { scriptedConnector } from './scripted-connector.js';
import { scriptedWallet } from './scripted-wallet.js';
import { valuesOf, verifyFails } from './verify.js';
import { virtualTime } from './virtual-time.js';

const A = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const B = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';

connectorContract({ describe, it }, () => {
  const time = virtualTime();
  const wallet = scriptedWallet({ scheduler: time.scheduler });
  const connector = scriptedConnector({ wallets: [wallet], scheduler: time.scheduler });
  return {
    connector,
    walletId: wallet.wallet.id,
    approve: wallet.willApprove,
    reject: wallet.willReject,
    hang: wallet.willHang,
    answerPending: wallet.answerPending,
    prompts: () => wallet.asked.filter(({ question }) => question === 'connect').length,
    useAccounts: wallet.useAccounts,
    otherAddresses: [A, B],
    useNetwork: wallet.useNetwork,
    otherNetwork: 'eip155:137',
    lose: wallet.lose,
    appear() {
      const late = scriptedWallet({ name: 'Late' });
      connector.appear(late);
      return late.wallet.id;
    },
    pass: time.advance,
  };
});

describe('a scripted connector', () => {
  it('answers after its delay', () => {
    const time = virtualTime();
    const wallet = scriptedWallet({ scheduler: time.scheduler });
    const connector = scriptedConnector({ wallets: [wallet], scheduler: time.scheduler });
    wallet.willAnswerAfter(3000);
    const seen: string[] = [];
    connector.offerPairing('wc:1');
    connector.connect(wallet.wallet.id).subscribe(({ type }) => seen.push(type));
    time.advance(2999);
    expect(seen).toEqual(['pairing']);
    time.advance(1);
    expect(seen).toEqual(['pairing', 'connected']);
  });

  it('fails at one operation and answers the others', async () => {
    const wallet = scriptedWallet();
    wallet.willFail(new Failure('already-pending'), 'connect');
    const connector = scriptedConnector({ wallets: [wallet] });
    await verifyFails(connector.connect(wallet.wallet.id), 'already-pending');
    await expect(valuesOf(wallet.ask('sign'))).resolves.toHaveLength(1);
  });

  it('disconnects from a wallet that does not answer', async () => {
    const time = virtualTime();
    const wallet = scriptedWallet({ scheduler: time.scheduler, connected: true });
    const connector = scriptedConnector({ wallets: [wallet], scheduler: time.scheduler });
    const [link] = await valuesOf(connector.restore(wallet.wallet.id, 'eip155'));
    wallet.willHang('disconnect');
    let done = false;
    link?.disconnect().subscribe({ complete: () => (done = true) });
    time.advance(999);
    expect(done).toBe(false);
    time.advance(1);
    expect(done).toBe(true);
    expect(wallet.connected).toBe(true);
  });

  it('can fail to load, and load again', async () => {
    const connector = scriptedConnector();
    const context = {} as never;
    connector.failLoading();
    await expect(connector.handle.load(context)).rejects.toThrow('could not be loaded');
    connector.failLoading(false);
    await expect(connector.handle.load(context)).resolves.toBe(connector);
    expect(connector.loads).toBe(2);
  });
});
