/** The exact wallet request of a payment, and when it is not sent. */
import { mergeMap, timer } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../domain/failure/failure.js';
import type { PaymentAsset } from '../../domain/trade/payment.js';
import { PAYEE, PAYMENT, type PayingModal, payingModal } from '../../infrastructure/fakes/modals/paying-modal.js';
import { BRINEPOOL, SCRIPTED_NETWORKS } from '../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../infrastructure/fakes/scripted-wallet.js';
import { pay } from './pay.js';
import { payByWallet } from './pay-by-wallet.js';

const OTHER = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65';
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const TOKEN: PaymentAsset = {
  ...{ ...PAYMENT, asset: USDC, amount: '2.500001' },
  metadata: { name: 'USD Coin', symbol: 'USDC', decimals: 6 },
};
const ETHER = { networkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18 } as const;
const COIN = { networkId: 'eip155:1', name: 'USD Coin', symbol: 'USDC', decimals: 6, address: USDC } as const;

/** A visitor with a connected wallet and enough funds, before a payment. */
async function choosing(paymentAsset: PaymentAsset = PAYMENT, connected = true) {
  const site = payingModal();
  const payer = site.wallet.accounts[0].address;
  site.modal.chain.credit(payer, ETHER, 10n ** 19n);
  site.modal.chain.credit(payer, COIN, 10n ** 9n);
  if (connected) await site.modal.connect(site.wallet.wallet.id);
  const payment = await site.begin(pay({ paymentAsset }));
  return { ...site, payment, payer };
}

const stages = ({ steps }: Pick<PayingModal, 'steps'>) => steps().map((step) => step?.stage);

describe('a payment from the wallet', () => {
  it.each([
    ['the native currency', PAYMENT, 1_500_000_000_000_000_000n, { ...ETHER, name: '', symbol: '' }],
    ['a token', TOKEN, 2_500_001n, COIN],
  ])('requests exactly the amount, once: %s', async (_what, asset, amount, token) => {
    const { begin, modal, wallet, payment, payer, steps, types, sent, passes } = await choosing(asset);
    const [{ outcome }] = [await begin(payByWallet())];
    expect(sent()).toEqual([{ question: 'send', detail: { token, from: payer, to: PAYEE, amount } }]);
    expect(wallet.asked.map(({ question }) => question)).toEqual(['connect', 'send']);
    const hash = expect.stringMatching(/^0x[\da-f]{64}$/);
    expect(steps()).toEqual([
      undefined,
      { way: 'wallet', stage: 'asked' },
      { way: 'wallet', stage: 'sent', hash },
      { way: 'wallet', stage: 'done', hash },
    ]);
    expect(payment.outcome).toEqual({ ok: true, value: { way: 'wallet', hash } });
    expect(modal.getState().pay).toMatchObject({ ended: true, problem: undefined });
    expect(modal.events).toContainEqual({ type: 'transaction.pushed', after: 'stay' });
    expect(modal.events).toContainEqual({ type: 'route.pushed', route: { view: 'pay-loading' } });
    expect(types()).not.toContain('network.changed');
    // The remaining amount is requested.
    expect(modal.chain.calls.map(({ task }) => task).slice(-1)).toEqual(['holdings']);
    await passes(3_000);
    expect([outcome, modal.getState().shell.open]).toEqual([undefined, false]);
    // Nothing more is paid once it is over.
    await begin(payByWallet());
    expect(sent()).toHaveLength(1);
  });

  it.each([
    ['that the wallet knows', ['eip155:1'], 'switch', 'switched'],
    ['that it does not know', [], 'add', 'added'],
  ] as const)('switches the network first, %s', async (_what, knownNetworks, question, reported) => {
    const site = await choosing();
    site.wallet.useNetwork('eip155:2');
    if (knownNetworks.length === 0) (site.wallet.knownNetworks as Set<string>).delete('eip155:1');
    await site.begin(payByWallet());
    expect(site.wallet.asked.slice(1).map((each) => each.question)).toEqual([question, 'send']);
    expect(stages(site)).toEqual([undefined, 'asked', 'switching', 'asked', 'sent', 'done']);
    expect(site.modal.events).toContainEqual({ type: 'network.switched', networkId: 'eip155:1', outcome: reported });
    expect(site.modal.events).toContainEqual({
      ...{ type: 'network.changed', namespace: 'eip155', networkId: 'eip155:1' },
    });
    expect(site.payment.outcome).toMatchObject({ ok: true });
  });

  it.each([
    ['it says no', new Failure('rejected', 'No'), 'GENERIC_PAYMENT_ERROR'],
    ['it cannot', new Failure('network-not-supported', 'No'), 'INVALID_PAYMENT_CONFIG'],
  ])('is not requested if the wallet has to switch and %s', async (_what, failure, payCode) => {
    const { begin, wallet, payment, sent } = await choosing();
    wallet.useNetwork('eip155:2');
    wallet.willFail(failure, 'switch');
    await begin(payByWallet());
    expect(sent()).toEqual([]);
    expect(payment.outcome).toMatchObject({
      failure: { code: failure.code, cause: failure, data: { payCode, details: 'The wallet is not on that network' } },
    });
  });

  it('that the visitor rejects fails as rejected, and the screen says so', async () => {
    const site = await choosing();
    site.wallet.willFail(new Failure('rejected', 'User said no'), 'send');
    await site.begin(payByWallet());
    expect(stages(site)).toEqual([undefined, 'asked', 'failed']);
    const data = { payCode: 'GENERIC_PAYMENT_ERROR', details: 'User said no' };
    expect(site.payment.outcome).toMatchObject({
      failure: { code: 'rejected', message: 'Unable to process payment', data },
    });
    expect(site.types()).not.toContain('snack.shown');
  });

  it.each([
    [PAYEE, PAYMENT, 'INVALID_RECIPIENT'],
    [USDC, TOKEN, 'INVALID_ASSET'],
    [USDC, PAYMENT, undefined],
  ])('is not requested for an invalid address of the chain: %s', async (unknown, asset, payCode) => {
    const { begin, modal, payment, sent } = await choosing(asset);
    const places: unknown[] = [];
    Object.assign(modal.chain, {
      isAddress: (text: string, network: { readonly caipNetworkId: string }) => {
        places.push(network.caipNetworkId);
        return text !== unknown;
      },
    });
    await begin(payByWallet());
    expect(new Set(places)).toEqual(new Set(['eip155:1']));
    expect(sent()).toHaveLength(payCode ? 0 : 1);
    expect(payment.outcome).toMatchObject(payCode ? { failure: { data: { payCode } } } : { ok: true });
  });

  it('is requested once, however often the button is clicked', async () => {
    const { begin, wallet, sent, payment, modal, types } = await choosing();
    wallet.willHang('send');
    await begin(payByWallet());
    const again = {
      ok: false,
      failure: { code: 'already-pending', message: 'A wallet is already prompting for a payment' },
    };
    expect((await begin(payByWallet())).outcome).toMatchObject(again);
    // The site cannot request another payment meanwhile either: its screen shows the pending one.
    expect((await begin(pay({ paymentAsset: TOKEN }))).outcome).toMatchObject(again);
    expect(modal.events.filter(({ type }) => type === 'modal.opened').slice(-1)).toEqual([
      { type: 'modal.opened', route: { view: 'pay-loading' }, namespace: undefined },
    ]);
    expect([sent().length, payment.outcome]).toEqual([1, undefined]);
    wallet.willApprove();
    wallet.answerPending();
    await begin(payByWallet());
    expect(payment.outcome).toMatchObject({ ok: true });
    expect(types().filter((type) => type === 'pay.ended')).toHaveLength(1);
  });

  it.each([
    ['uses another account', ({ wallet }) => wallet.useAccounts(OTHER)],
    ['moves to another network', ({ wallet }) => wallet.useNetwork('eip155:2')],
    ['closes the modal', ({ modal }) => void modal.close()],
    ['disconnects', ({ modal }) => void modal.disconnect()],
    [
      'connects it anew',
      async ({ modal, wallet }) => {
        await modal.disconnect();
        await modal.connect(wallet.wallet.id);
        await modal.open({ route: { view: 'pay-loading' } });
      },
    ],
    [
      'pays something else',
      ({ modal }) => {
        const { payment } = modal.getState().pay ?? {};
        if (payment) modal.core.emit({ type: 'pay.changed', patch: { payment: { ...payment } } });
      },
    ],
    ['pays nothing any more', ({ modal }) => modal.core.emit({ type: 'pay.changed', patch: undefined })],
    ['does nothing', () => undefined],
  ] as [string, (site: PayingModal) => unknown][])(
    'is not requested if the visitor meanwhile %s',
    async (what, change) => {
      const site = await choosing();
      const { send } = site.modal.chain;
      // The chain makes a query before it sends the wallet request.
      Object.assign(site.modal.chain, {
        send: (...about: Parameters<typeof send>) =>
          timer(1_000, site.modal.time.scheduler).pipe(mergeMap(() => send(...about))),
      });
      await site.begin(payByWallet());
      await change(site);
      await site.passes(1_000);
      expect(site.sent()).toHaveLength(what === 'does nothing' ? 1 : 0);
      if (what === 'does nothing') return;
      const said = 'The account, network or screen has changed';
      expect(site.steps().slice(-1)).toMatchObject([
        { stage: 'failed', failure: { code: 'cancelled', data: { details: said } } },
      ]);
    },
  );
});

describe('a payment from a wallet that is not connected', () => {
  it('connects it first', async () => {
    const site = await choosing(PAYMENT, false);
    await site.begin(payByWallet());
    expect(site.steps()).toEqual([undefined, { way: 'wallet', stage: 'connecting' }]);
    expect(site.modal.events).toContainEqual({ type: 'route.pushed', route: { view: 'connect' } });
    expect((await site.begin(payByWallet())).outcome).toMatchObject({ failure: { code: 'already-pending' } });
    await site.modal.connect(site.wallet.wallet.id);
    await site.passes(0);
    expect(stages(site)).toEqual([undefined, 'connecting', 'asked', 'sent', 'done']);
    expect(site.sent()).toHaveLength(1);
    expect(site.payment.outcome).toMatchObject({ ok: true });
    // The payment is on screen again.
    expect(site.modal.events.filter(({ type }) => type === 'modal.opened')).toHaveLength(2);
  });

  it('keeps the wallet of another namespace, and asks for one of this namespace', async () => {
    const other = scriptedWallet({ id: 'other', networkId: 'solana:brinepool' });
    const own = scriptedWallet();
    const site = payingModal({ wallets: [own, other], options: { networks: [...SCRIPTED_NETWORKS, BRINEPOOL] } });
    site.modal.chain.credit(own.accounts[0].address, ETHER, 10n ** 19n);
    await site.modal.connect('other');
    const payment = await site.begin(pay({ paymentAsset: PAYMENT }));
    await site.begin(payByWallet());
    expect(site.modal.getState().router.history.at(-1)).toEqual({ view: 'switch-active-chain', networkId: 'eip155:1' });
    await site.modal.connect(own.wallet.id);
    await site.passes(0);
    expect(payment.outcome).toMatchObject({ ok: true });
    const { connections } = site.modal.getState().connect;
    expect([connections.eip155?.status, connections.solana?.status]).toEqual(['connected', 'connected']);
  });

  it('ends if the visitor closes the modal instead', async () => {
    const site = await choosing(PAYMENT, false);
    await site.begin(payByWallet());
    await site.modal.close();
    await site.passes(0);
    expect(site.steps().slice(-1)).toEqual([undefined]);
    expect(site.payment.outcome).toMatchObject({ failure: { code: 'cancelled' } });
    await site.modal.connect(site.wallet.wallet.id);
    expect(site.sent()).toEqual([]);
  });

  it('returns to the choice if the visitor goes back', async () => {
    const site = await choosing(PAYMENT, false);
    await site.begin(payByWallet());
    await site.modal.back();
    await site.passes(0);
    expect(site.steps().slice(-1)).toEqual([undefined]);
    expect(site.payment.outcome).toBeUndefined();
    await site.modal.connect(site.wallet.wallet.id);
    await site.passes(0);
    expect(site.sent()).toEqual([]);
  });

  it('does not continue for another payment that replaces it', async () => {
    const site = await choosing(PAYMENT, false);
    await site.begin(payByWallet());
    const other = await site.begin(pay({ paymentAsset: TOKEN }));
    expect(site.payment.outcome).toMatchObject({ failure: { code: 'cancelled' } });
    expect(site.paid()).toMatchObject({ payment: { amount: 2_500_001n }, step: undefined });
    await site.modal.connect(site.wallet.wallet.id);
    await site.passes(0);
    expect([site.sent(), other.outcome]).toMatchObject([[], { ok: false, failure: { code: 'cancelled' } }]);
  });
});
