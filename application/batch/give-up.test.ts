/** Between the dapp's call and the wallet request: calls meant for one account and network must not reach another. */
import { map, timer } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { scriptedModal } from '../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../infrastructure/fakes/scripted-wallet.js';
import { sendCalls } from './send-calls.js';

const FRIEND = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const OTHER = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65';
const CALLS = [
  { to: FRIEND, value: 2n },
  { to: FRIEND, value: 1n },
];

/** A batch, while the wallet reports its capabilities. */
async function begun(batches: boolean) {
  const wallet = scriptedWallet({ batches });
  const modal = scriptedModal({ wallets: [wallet] });
  await modal.connect(wallet.wallet.id);
  const telling = new Promise<void>((resolve) => {
    Object.assign(modal.chain.batches ?? {}, {
      capabilities: () => {
        resolve();
        return timer(1_000, modal.time.scheduler).pipe(
          map(() => (batches ? { atomic: 'supported', reported: {} } : undefined)),
        );
      },
    });
  });
  const outcome = modal.run(() => Promise.resolve(sendCalls({ calls: CALLS, fallback: 'sequential' })));
  await telling;
  const asked = () => wallet.asked.filter(({ question }) => question === 'send');
  return { modal, wallet, outcome, asked };
}

type Made = Awaited<ReturnType<typeof begun>>;

describe.each([
  ['at once', true],
  ['one after the other', false],
])('calls %s that have not been requested from the wallet yet', (_way, batches) => {
  it('are requested if nothing changes', async () => {
    const { modal, asked, outcome } = await begun(batches);
    modal.time.advance(10_000);
    expect(await outcome).toMatchObject({ ok: true });
    expect(asked()).toHaveLength(batches ? 1 : 2);
  });

  it.each([
    ['uses another account', ({ wallet }) => wallet.useAccounts(OTHER)],
    ['uses another network', ({ wallet }) => wallet.useNetwork('eip155:2')],
    ['disconnects', ({ modal }) => void modal.disconnect()],
    ['loses the wallet', ({ wallet }) => wallet.lose()],
  ] as [string, (made: Made) => void][])('are cancelled if the visitor %s', async (_what, change) => {
    const made = await begun(batches);
    change(made);
    made.modal.time.advance(10_000);
    expect(await made.outcome).toMatchObject({ ok: false, failure: { code: 'cancelled' } });
    expect(made.asked()).toEqual([]);
  });
});
