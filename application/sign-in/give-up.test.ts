/** Between the visitor's click and the wallet request: a visitor who changes their mind gets no request. */

import { map, NEVER, of, timer } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { scriptedModal } from '../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../infrastructure/fakes/scripted-wallet.js';
import type { SignIn } from '../ports/sign-in.js';
import { signIn as startSignIn } from './actions.js';

const OTHER = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65';

/** A visitor who signs in, while the site creates the text. */
async function signing() {
  const wallet = scriptedWallet();
  const signIn: SignIn = {
    ...{ required: false, endsOn: [] },
    text: () => timer(1_000, modal.time.scheduler).pipe(map(() => 'Sign in')),
    add: () => of({ accountId: 'eip155:1:0x1' }),
    sessions: () => of([]),
    end: () => NEVER,
  };
  const modal = scriptedModal({ wallets: [wallet], signIn });
  await modal.connect(wallet.wallet.id);
  await modal.open();
  const outcome = startSignIn(modal);
  expect(modal.getState().signIn).toMatchObject({ status: 'asking', busy: 'signing' });
  const asked = () => wallet.asked.filter(({ question }) => question === 'sign');
  return { modal, wallet, outcome, asked };
}

type Made = Awaited<ReturnType<typeof signing>>;

describe('a signature that has not been requested from the wallet yet', () => {
  it('is requested if nothing changes', async () => {
    const { modal, asked, outcome } = await signing();
    modal.time.advance(5_000);
    expect(await outcome).toMatchObject({ ok: true });
    expect(asked()).toHaveLength(1);
  });

  it.each([
    ['closes the modal', ({ modal }) => void modal.close(true)],
    ['uses another account', ({ wallet }) => wallet.useAccounts(OTHER)],
    ['uses another network', ({ wallet }) => wallet.useNetwork('eip155:2')],
    [
      'is there and back again',
      ({ wallet }) => {
        wallet.useNetwork('eip155:2');
        wallet.useNetwork('eip155:1');
      },
    ],
    ['disconnects', ({ modal }) => void modal.disconnect()],
    ['loses the wallet', ({ wallet }) => wallet.lose()],
  ] as [string, (made: Made) => void][])('is no longer requested if the visitor %s', async (_what, change) => {
    const made = await signing();
    change(made);
    made.modal.time.advance(5_000);
    expect(await made.outcome).toMatchObject({ ok: false, failure: { code: 'cancelled' } });
    expect(made.asked()).toEqual([]);
    expect(made.modal.getState().notices.snack).toBeUndefined();
  });
});
