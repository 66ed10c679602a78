import { firstValueFrom, lastValueFrom, NEVER, type Observable, take, toArray } from 'rxjs';
import type { Connector, ConnectStep } from '../../../application/ports/connector.js';
import type { Link } from '../../../application/ports/link.js';
import { type Namespace, type NetworkId, namespaceOf } from '../../../domain/network/caip.js';
import type { Wallet } from '../../../domain/wallet/wallet.js';
import { valuesOf, verify, verifyEqual, verifyFails } from '../verify.js';
import type { TestRunner } from './test-runner.js';

/** A connector under test, with one wallet in reach that has a scripted user. */
export interface ConnectorSubject {
  readonly connector: Connector;
  /** The wallet in reach. It shares no accounts with the site yet. */
  readonly walletId: string;
  /** Sets how the user answers from now on: at once, or not until `answerPending`. */
  approve(): void;
  reject(): void;
  hang(): void;
  /** Approves every pending prompt. */
  answerPending(): void;
  /** How many prompts the user has seen. */
  prompts(): number;
  /** The user shares other accounts with the site: these, in this order. */
  useAccounts(first: string, ...others: readonly string[]): void;
  /** Two other addresses that the wallet can use, in the namespace's canonical form. */
  readonly otherAddresses: readonly [string, string];
  /** The wallet switches to another network. Omit if wallets have no current network, because each request names one. */
  useNetwork?(networkId: NetworkId): void;
  /** Another network of the same namespace. */
  readonly otherNetwork: NetworkId;
  /** The wallet ends the connection. */
  lose(): void;
  /** Another wallet comes into reach. Returns its id. Omit if impossible. */
  appear?(): string;
  /** Advances the time. Omit with real time. */
  pass?(milliseconds: number): void;
  /** Whether all listeners on the wallet are removed. Omit if unknown. */
  isQuiet?(): boolean;
  dispose?(): void | Promise<void>;
}

/** Longer than a connector waits for a wallet to appear. */
const TIMEOUT = 5000;

/** The contract of every `Connector`. `make`: returns a connector with one wallet in reach. */
export function connectorContract(runner: TestRunner, make: () => ConnectorSubject | Promise<ConnectorSubject>): void {
  const it = (name: string, body: (subject: ConnectorSubject) => Promise<void>) =>
    runner.it(name, async () => {
      const subject = await make();
      try {
        await body(subject);
      } finally {
        await subject.dispose?.();
      }
    });

  runner.describe('keeps the Connector contract', () => {
    it('lists its wallets on subscription', async ({ connector, walletId }) => {
      let wallets: readonly Wallet[] | undefined;
      connector.wallets$.pipe(take(1)).subscribe((value) => {
        wallets = value;
      });
      verify(wallets !== undefined, 'Nothing was emitted on subscription');
      verify(
        wallets.some(({ id }) => id === walletId),
        'The wallet is not listed',
      );
      verifyEqual(new Set(wallets.map((each) => `${each.namespace}:${each.id}`)).size, wallets.length, 'distinct ids');
      for (const wallet of wallets) {
        verifyEqual(wallet.connectorId, connector.id, 'connectorId');
        verify(isOneOf(connector.namespaces, wallet.namespace), `It is of ${wallet.namespace}`);
      }
      await Promise.resolve();
    });

    it('connects a wallet with one prompt', async (subject) => {
      const { connector, walletId, prompts } = subject;
      const connecting = connector.connect(walletId);
      verifyEqual(prompts(), 0, 'prompts before subscription');
      const steps = await valuesOf(connecting);
      verifyEqual(steps.filter(({ type }) => type === 'connected').length, 1, 'connected steps');
      const links = linksOf(steps);
      const namespaces = links.map(({ networkId }) => namespaceOf(networkId));
      verifyEqual(new Set(namespaces).size, links.length, 'one link for each namespace');
      links.forEach((link, at) => {
        verify(isOneOf(connector.namespaces, namespaces[at]), `The network is ${link.networkId}`);
        verifyEqual([link.wallet.id, link.wallet.namespace], [walletId, namespaces[at]], 'the wallet');
        verify(link.accounts.length > 0, 'There is no account');
        for (const account of link.accounts) verifyEqual(account.namespace, namespaces[at], 'namespace');
        verify(typeof link.provider === 'object' && link.provider !== null, 'There is no provider');
      });
      verifyEqual(prompts(), 1, 'prompts');
    });

    it('fails for unknown wallets', async ({ connector }) => {
      await verifyFails(connector.connect('nobody'), 'wallet-not-found');
    });

    it('reports a rejection, after which the visitor can retry', async ({ connector, walletId, approve, reject }) => {
      reject();
      await verifyFails(connector.connect(walletId), 'rejected');
      approve();
      linkOf(await valuesOf(connector.connect(walletId)));
    });

    it('ignores the answer to a cancelled attempt', async (subject) => {
      const { connector, walletId, hang, approve, answerPending } = subject;
      hang();
      const seen: string[] = [];
      const attempt = connector.connect(walletId).subscribe({
        next: ({ type }) => seen.push(type),
        error: () => seen.push('failed'),
        complete: () => seen.push('completed'),
      });
      await turn(subject);
      attempt.unsubscribe();
      const before = [...seen];
      approve();
      answerPending();
      await turn(subject);
      verifyEqual(seen, before, 'events after cancelling');
    });

    it('does not restore a wallet that was never connected, and does not prompt', async (subject) => {
      verifyEqual(await restored(subject, subject.walletId), undefined, 'the link');
      verifyEqual(await restored(subject, 'nobody'), undefined, 'the link of an unknown wallet');
      verifyEqual(subject.prompts(), 0, 'prompts');
    });

    it('restores an earlier connection without a prompt', async (subject) => {
      const link = linkOf(await valuesOf(subject.connector.connect(subject.walletId)));
      const again = await restored(subject, subject.walletId);
      verify(again !== undefined, 'The connection was not restored');
      verifyEqual(
        [again.wallet, again.accounts, again.networkId],
        [link.wallet, link.accounts, link.networkId],
        'the link',
      );
      verifyEqual(subject.prompts(), 1, 'prompts');
    });

    it('reports changes made in the wallet', async (subject) => {
      const { connector, walletId, otherAddresses, otherNetwork, isQuiet } = subject;
      const link = linkOf(await valuesOf(connector.connect(walletId)));
      const changes = lastValueFrom(link.changes$.pipe(toArray()));
      subject.useAccounts(...otherAddresses);
      await turn(subject);
      subject.useNetwork?.(otherNetwork);
      if (!subject.useNetwork) await lastValueFrom(link.moveTo?.(otherNetwork) ?? NEVER, { defaultValue: undefined });
      await turn(subject);
      subject.lose();
      const [accounts, network, lost, ...more] = await changes;
      verify(accounts?.type === 'accounts', `The first change is ${accounts?.type}`);
      verifyEqual(
        accounts.accounts.map(({ address }) => address),
        otherAddresses,
        'the accounts',
      );
      verifyEqual(network, { type: 'network', networkId: otherNetwork }, 'the second change');
      verifyEqual(lost, { type: 'lost' }, 'the third change');
      verifyEqual(more, [], 'further changes');
      verifyEqual(isQuiet?.() ?? true, true, 'quiet after the end');
    });

    it('removes its listeners from the wallet after unsubscribing', async ({ connector, walletId, isQuiet }) => {
      const link = linkOf(await valuesOf(connector.connect(walletId)));
      link.changes$.subscribe().unsubscribe();
      verifyEqual(isQuiet?.() ?? true, true, 'quiet');
    });

    it('disconnects', async (subject) => {
      const { connector, walletId } = subject;
      const link = linkOf(await valuesOf(connector.connect(walletId)));
      verifyEqual(await valuesOf(link.disconnect()), [], 'what disconnecting emits');
      verifyEqual(await restored(subject, walletId), undefined, 'the link afterwards');
    });

    it('lists a wallet that appears late', async ({ connector, appear }) => {
      if (!appear) return;
      const lists = lastValueFrom(connector.wallets$.pipe(take(2), toArray()));
      const id = appear();
      const [before, after] = await lists;
      verify(!before?.some((wallet) => wallet.id === id), 'It was listed before it appeared');
      verify(after?.some((wallet) => wallet.id === id) === true, 'It is not listed');
    });
  });
}

function isOneOf(namespaces: readonly Namespace[], namespace: Namespace | undefined): boolean {
  return namespace !== undefined && namespaces.includes(namespace);
}

function linksOf(steps: readonly ConnectStep[]): readonly [Link, ...Link[]] {
  const last = steps.at(-1);
  verify(last?.type === 'connected', `The last step is ${last?.type}`);
  return last.links;
}

function linkOf(steps: readonly ConnectStep[]): Link {
  return linksOf(steps)[0];
}

async function restored({ connector, ...subject }: ConnectorSubject, walletId: string): Promise<Link | undefined> {
  const link: Observable<Link | undefined> = connector.restore(walletId, connector.namespaces[0]);
  const answer = firstValueFrom(link);
  await turn({ connector, walletId: subject.walletId });
  subject.pass?.(TIMEOUT);
  return answer;
}

/** A complete request and answer of the same wallet, after which everything pending before it has arrived. */
async function turn({ connector, walletId }: Pick<ConnectorSubject, 'connector' | 'walletId'>): Promise<void> {
  await firstValueFrom(connector.restore(walletId, connector.namespaces[0]));
}
