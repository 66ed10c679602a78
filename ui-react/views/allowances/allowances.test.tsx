import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { AllowancesState } from '../../../application/allowances/state.js';
import { accountIdOfState } from '../../../application/connect/selectors.js';
import type { Allowance } from '../../../domain/allowance/allowance.js';
import { Failure } from '../../../domain/failure/failure.js';
import { scriptedModal } from '../../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../../infrastructure/fakes/scripted-wallet.js';
import { ModalContext } from '../../modal-context.js';
import { Allowances } from './allowances.js';

const GIVEN: Allowance = {
  kind: 'allowance',
  address: `0x${'6e'.repeat(20)}`,
  spender: `0x${'b0'.repeat(20)}`,
  amount: 5_000_000n,
  claims: { name: 'Kelp', symbol: 'KELP', decimals: 6 },
};

async function drawn(known: Omit<AllowancesState, 'accountId'>): Promise<string> {
  const wallet = scriptedWallet();
  const modal = scriptedModal({ wallets: [wallet] });
  await modal.connect(wallet.wallet.id);
  const now = modal.getState();
  const accountId = accountIdOfState(now);
  if (!accountId) throw new Error('No account');
  const state = { ...now, allowances: { accountId, ...known } };
  return renderToStaticMarkup(
    <ModalContext.Provider value={{ ...modal, getServerState: modal.getState } as never}>
      <Allowances route={{ view: 'allowances' }} state={state} modal={modal as never} />
    </ModalContext.Provider>,
  );
}

it('S6.4 says that approvals could not be read, and can be retried', async () => {
  const html = await drawn({ status: 'failed', failure: new Failure('timed-out') });
  expect(html).toContain('Couldn’t load token approvals');
  expect(html).toContain('allowances-failed');
  expect(html).not.toContain('No token approvals');
});

it('S6.4 keeps earlier results beside the failure', async () => {
  const list = { allowances: [GIVEN], since: 0n, unread: 0 };
  const html = await drawn({ status: 'failed', failure: new Failure('timed-out'), list });
  expect(html).toContain('Couldn’t load token approvals');
  expect(html).toContain('Up to 5 KELP');
});

it.each([
  ['The network’s node has no data from before block 120.', { since: 120n, unread: 0 }],
  ['Couldn’t load one token approval.', { since: 0n, unread: 1 }],
  ['Couldn’t load 3 token approvals.', { since: 0n, unread: 3 }],
])('S6.4 says that there may be more: %s', async (words, partly) => {
  const html = await drawn({ status: 'ready', list: { allowances: [GIVEN], ...partly } });
  expect(html).toContain('There may be more token approvals');
  expect(html).toContain(words);
  expect(html).toContain('Up to 5 KELP');
});

it('S6.4 says nothing more about a complete list', async () => {
  const html = await drawn({ status: 'ready', list: { allowances: [GIVEN], since: 0n, unread: 0 } });
  expect(html).not.toContain('There may be more token approvals');
});
