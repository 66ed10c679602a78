import { map, merge, type Observable, Subject, share, takeWhile } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { Namespace } from '../../domain/network/caip.js';
import { scriptedConnector } from '../../infrastructure/fakes/scripted-connector.js';
import { scriptedLink } from '../../infrastructure/fakes/scripted-link.js';
import { scriptedModal } from '../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../infrastructure/fakes/scripted-wallet.js';
import { virtualTime } from '../../infrastructure/fakes/virtual-time.js';
import type { Connector, ConnectStep } from '../ports/connector.js';
import type { Link, LinkChange } from '../ports/link.js';
import { connectedNamespaces, connectedOf } from './selectors.js';

const EVM = 'eip155:1';
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';
const FERRY = 'ferry';
const OTHER = '0x2222222222222222222222222222222222222222';

/** A wallet on a phone whose session the test can change. */
function fixture() {
  const time = virtualTime();
  const said = new Subject<LinkChange>();
  const scripts = ([EVM, SOLANA] as const).map((networkId) =>
    scriptedWallet({
      ...{ id: FERRY, name: 'Ferry', type: 'WALLET_CONNECT', networkId, connected: true },
      scheduler: time.scheduler,
    }),
  );
  const [evm, solana] = scripts;
  if (!evm || !solana) throw new Error('There is no wallet.');
  const connector = scriptedConnector({
    wallets: scripts,
    namespaces: ['eip155', 'solana'],
    scheduler: time.scheduler,
  });
  const counting = (link: Link): Link => ({
    ...link,
    session: 'one',
    changes$: ended(merge(link.changes$, said)),
  });
  const counting$: Connector = {
    ...connector,
    connect: (...asked) =>
      connector
        .connect(...asked)
        .pipe(
          map(
            (step): ConnectStep =>
              step.type === 'connected' ? { type: 'connected', links: [counting(step.links[0])] } : step,
          ),
        ),
  };
  const modal = scriptedModal({ connectors: [counting$], time });
  return {
    ...{ time, modal, evm, said },
    solana: () => ({ ...scriptedLink(solana, time.scheduler), session: 'one' }),
  };
}

function ended(changes$: Observable<LinkChange>): Observable<LinkChange> {
  return changes$.pipe(
    takeWhile(({ type }) => type !== 'lost' && type !== 'replaced', true),
    share({ resetOnComplete: false }),
  );
}

describe('a session whose wallet changes its namespaces', () => {
  const namespaces = ({ modal }: ReturnType<typeof fixture>): readonly Namespace[] =>
    connectedNamespaces(modal.getState());

  it('gains and loses a namespace while the page is open', async () => {
    const all = fixture();
    await all.modal.connect(FERRY);
    expect(namespaces(all)).toEqual(['eip155']);
    const link = all.solana();
    all.said.next({ type: 'joined', link });
    expect(namespaces(all)).toEqual(['eip155', 'solana']);
    expect(all.modal.getState().connect.activeNamespace).toBe('eip155');
    link.script.lose();
    expect(namespaces(all)).toEqual(['eip155']);
    all.said.next({ type: 'joined', link: all.solana() });
    expect(namespaces(all)).toEqual(['eip155', 'solana']);
    await all.modal.disconnect('solana');
    expect(namespaces(all)).toEqual([]);
  });

  it('does not take a namespace from another wallet', async () => {
    const all = fixture();
    await all.modal.connect(FERRY);
    all.said.next({ type: 'joined', link: all.solana() });
    const wallet = connectedOf(all.modal.getState(), 'solana')?.wallet;
    all.said.next({ type: 'joined', link: { ...all.solana(), wallet: { ...all.solana().wallet, name: 'Late' } } });
    expect(connectedOf(all.modal.getState(), 'solana')?.wallet).toBe(wallet);
  });

  it('continues with the one that another tab has replaced it by', async () => {
    const all = fixture();
    await all.modal.connect(FERRY);
    all.evm.useAccounts(OTHER);
    all.said.next({ type: 'replaced' });
    expect(connectedOf(all.modal.getState(), 'eip155')?.account.address).toBe(OTHER);
  });

  it('is gone if there is none to continue with', async () => {
    const all = fixture();
    await all.modal.connect(FERRY);
    Object.defineProperty(all.evm, 'connected', { value: false });
    all.said.next({ type: 'replaced' });
    all.time.advance(20_000);
    expect(all.modal.getState().connect.connections.eip155).toMatchObject({ status: 'disconnected' });
  });
});

describe('a ping of the wallet', () => {
  it('ends with its answer, or with a failure in time', async () => {
    const { modal, evm, time } = fixture();
    expect(await modal.ping()).toMatchObject({ ok: false, failure: { code: 'not-connected' } });
    await modal.connect(FERRY);
    expect(await modal.ping()).toEqual({ ok: true, value: undefined });
    evm.willHang('ping');
    const asked = modal.ping('eip155');
    time.advance(30_000);
    expect(await asked).toMatchObject({ ok: false, failure: { code: 'timed-out' } });
  });

  it('is for wallets on other devices', async () => {
    const wallets = [scriptedWallet({ name: 'Alpha' })];
    const modal = scriptedModal({ wallets });
    await modal.connect('test.alpha');
    expect(await modal.ping()).toMatchObject({ ok: false, failure: { code: 'method-not-supported' } });
  });
});
