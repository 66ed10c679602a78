import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../domain/failure/failure.js';
import { scriptedConnector } from '../../infrastructure/fakes/scripted-connector.js';
import { scriptedModal } from '../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../infrastructure/fakes/scripted-wallet.js';
import { Links } from '../connect/links.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import type { Chain } from '../ports/chain.js';
import type { Link } from '../ports/link.js';
import { signMessage } from './sign-message.js';

const stub = <T>(part: Partial<T>) => part as T;

/** A site requests a signature while the code for it is still loading. */
async function asked() {
  const wallet = scriptedWallet();
  const modal = scriptedModal({ connectors: [scriptedConnector({ wallets: [wallet] })] });
  await modal.connect(wallet.wallet.id);
  const links = new Links();
  links.set('eip155', stub<Link>({}));
  const chain$ = new Subject<Chain>();
  const { getState: state, state$ } = modal.core;
  const deps = stub<Deps>({ state, state$, links, chain: () => chain$ });
  const events: Event[] = [];
  signMessage(deps)({ message: 'Hello' }).subscribe((event) => events.push(event));
  const signed: string[] = [];
  const loaded = () =>
    chain$.next(
      stub<Chain>({
        signMessage: (_link, address) => {
          signed.push(address);
          return new Subject();
        },
      }),
    );
  return { wallet, modal, links, events, signed, loaded };
}

describe('a signature that has not been requested from the wallet yet', () => {
  it('is requested if nothing changes', async () => {
    const { loaded, signed, wallet } = await asked();
    loaded();
    expect(signed).toEqual([wallet.accounts[0].address]);
  });

  it.each([
    ['another account', ({ wallet }) => wallet.useAccounts('0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65')],
    ['another network', ({ wallet }) => wallet.useNetwork('eip155:2')],
    ['another wallet', ({ links }) => links.set('eip155', stub<Link>({}))],
    ['nobody', ({ wallet }) => wallet.lose()],
  ] as [string, (made: Awaited<ReturnType<typeof asked>>) => void][])(
    'is not requested once %s is in use',
    async (_who, change) => {
      const made = await asked();
      change(made);
      made.loaded();
      expect(made.signed).toEqual([]);
      expect(made.events).toEqual([{ type: 'message.sign-failed', failure: expect.any(Failure) }]);
      expect(made.events[0]).toMatchObject({ failure: { code: 'cancelled' } });
    },
  );
});
