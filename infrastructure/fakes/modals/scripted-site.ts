/** A site that requires sign-in, whose sessions tests can remove, and a visitor with a wallet in each of two namespaces. */
import { EMPTY, type Observable, of, Subject, throwError } from 'rxjs';
import type { Event } from '../../../application/engine/events.js';
import type { SignedText, SignIn, SignInSubject } from '../../../application/ports/sign-in.js';
import { accountIdOfSubject } from '../../../application/sign-in/subject.js';
import type { AccountId } from '../../../domain/network/caip.js';
import { scriptedConnector } from '../scripted-connector.js';
import { BRINEPOOL, SCRIPTED_NETWORKS, scriptedModal } from '../scripted-modal.js';
import { type ScriptedWalletOptions, scriptedWallet } from '../scripted-wallet.js';
import { virtualTime } from '../virtual-time.js';

const SUN = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU';
/** The account of each wallet. */
export const SIGNER: AccountId = 'eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
export const SUN_SIGNER: AccountId = `solana:brinepool:${SUN}`;

interface SiteParts extends Partial<SignIn> {
  /** Options that differ from the default wallet. */
  readonly wallet?: ScriptedWalletOptions;
  /** Both accounts are in one wallet, in one session. */
  readonly together?: boolean;
}

export type ScriptedSite = ReturnType<typeof scriptedSite>;

/** `signedIn`: the accounts that have a session already. */
export function scriptedSite(
  { wallet: like, together = false, ...port }: SiteParts = {},
  ...signedIn: readonly AccountId[]
) {
  const held = new Set<AccountId>(signedIn);
  const ended: AccountId[] = [];
  const looked: AccountId[] = [];
  const signed: SignedText[] = [];
  const stale$ = new Subject<void>();
  const doubt: { failure?: Error; end?: Error } = {};
  const signIn: SignIn = {
    ...{ required: true, endsOn: [] },
    stale$,
    text: ({ account }) => of(`Sign in as ${account.address}`),
    add: (one) => {
      const accountId = accountIdOfSubject(one);
      signed.push(one);
      held.add(accountId);
      return of({ accountId, text: one.text });
    },
    sessions: (subject: SignInSubject) => {
      const accountId = accountIdOfSubject(subject);
      looked.push(accountId);
      if (doubt.failure) return throwError(() => doubt.failure);
      return of(held.has(accountId) ? [{ accountId }] : []);
    },
    end: (subject): Observable<never> => {
      const accountId = accountIdOfSubject(subject);
      ended.push(accountId);
      if (doubt.end) return throwError(() => doubt.end);
      held.delete(accountId);
      return EMPTY;
    },
    ...port,
  };
  const time = virtualTime();
  const one = together && { name: 'Both', connectorId: 'both' };
  const wallet = scriptedWallet({ knownNetworks: ['eip155:1', 'eip155:2'], ...one, ...like });
  const twin = scriptedWallet({ name: 'Twin' });
  const ofSun = { name: 'Sun', connectorId: 'solana', ...one };
  const sun = scriptedWallet({ ...ofSun, networkId: 'solana:brinepool', accounts: [SUN] });
  const { scheduler } = time;
  const both = scriptedConnector({ id: 'both', namespaces: ['eip155', 'solana'], wallets: [wallet, sun], scheduler });
  const apart = [
    scriptedConnector({ wallets: [wallet, twin], scheduler: time.scheduler }),
    scriptedConnector({ id: 'solana', namespaces: ['solana'], wallets: [sun], scheduler: time.scheduler }),
  ];
  const connectors = together ? [both] : apart;
  const modal = scriptedModal({ connectors, time, signIn, options: { networks: [...SCRIPTED_NETWORKS, BRINEPOOL] } });
  return {
    ...{ modal, wallet, twin, sun, held, ended, looked, signed, stale$, doubt },
    status: () => modal.getState().signIn?.status,
    async visit() {
      await modal.open();
      await modal.connect(wallet.wallet.id);
    },
    emitted: (type: Event['type']) => modal.events.filter((event) => event.type === type),
  };
}
