/** What a session with many permissions says. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { SmartSession } from '../../../domain/request/permission-request.js';
import { scriptedModal } from '../../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../../infrastructure/fakes/scripted-wallet.js';
import { ModalContext } from '../../modal-context.js';
import { SessionDetails } from './session-details.js';

const SOON = Math.floor(Date.now() / 1000) + 3_600;
const CONTRACT = `0x${'b0'.repeat(20)}`;
const spends = (allowance: string) => ({
  type: 'native-token-recurring-allowance',
  data: { allowance, start: 1, period: 86_400 },
});
const ANYTHING = {
  type: 'contract-call',
  data: { address: CONTRACT, abi: [], functions: [{ functionName: 'run', operation: 'DelegateCall' }] },
};

async function drawn(permissions: readonly unknown[], expiry = SOON): Promise<string> {
  const wallet = scriptedWallet();
  const modal = scriptedModal({ wallets: [wallet] });
  await modal.connect(wallet.wallet.id);
  const session: SmartSession = {
    ...{ pci: 'one', project: { id: 'p', name: 'Slipway' }, expiry, createdAt: 1, permissions },
    ...{ policies: [], context: '0x' },
  };
  return renderToStaticMarkup(
    <ModalContext.Provider value={{ ...modal, getServerState: modal.getState } as never}>
      <SessionDetails
        session={session}
        ending={undefined}
        state={modal.getState()}
        modal={modal as never}
        onRevoke={() => undefined}
      />
    </ModalContext.Provider>,
  );
}

it.each([
  ['last', (many: readonly unknown[], bad: unknown) => [...many, bad]],
  ['first', (many: readonly unknown[], bad: unknown) => [bad, ...many]],
])('S7.6 warns of a dangerous permission, and lists it, wherever it is: %s', async (_where, put) => {
  const many = Array.from({ length: 30 }, (_, at) => spends(`0x${(at + 1).toString(16)}`));
  const endless = await drawn(put(many, spends(`0x${'f'.repeat(64)}`)));
  expect(endless).toContain('The site can take all your ETH. There is no limit.');
  expect(endless).toContain('Spend all your ETH');
  expect(endless).toContain('and 11 more permissions');
  const anything = await drawn(put(many, ANYTHING));
  expect(anything).toContain('can do anything with this account');
  expect(anything).toContain('Use the contract');
});

it('keeps the order of permissions that are not dangerous', async () => {
  const html = await drawn([spends('0xde0b6b3a7640000'), spends('0x1bc16d674ec80000')]);
  expect(html.indexOf('Spend up to 1 ETH')).toBeGreaterThan(-1);
  expect(html.indexOf('Spend up to 2 ETH')).toBeGreaterThan(html.indexOf('Spend up to 1 ETH'));
});

it('says the hours that are left of the last two days only: before, the date says enough', async () => {
  const inHours = (hours: number) => Math.floor(Date.now() / 1000) + hours * 3_600 - 60;
  expect(await drawn([], inHours(1))).toContain('About 1 hour');
  expect(await drawn([], inHours(47))).toContain('About 47 hours');
  expect(await drawn([], inHours(48))).not.toContain('hours');
  expect(await drawn([], inHours(720))).not.toContain('hours');
});
