/** The connected accounts on the site's networks, which can sign in. */

import { accountIdOf } from '../../domain/address/account-id.js';
import type { AccountId, Namespace } from '../../domain/network/caip.js';
import { connectedNamespaces, connectedOf, networkOf } from '../connect/selectors.js';
import type { State } from '../engine/state.js';
import type { SignInSubject } from '../ports/sign-in.js';

/** The account in use, or that of the given namespace. */
export function subjectOf(state: State, namespace?: Namespace): SignInSubject | undefined {
  const account = connectedOf(state, namespace)?.account;
  const network = networkOf(state, namespace);
  return account && network && !network.unsupported ? { account, network } : undefined;
}

/** Of every namespace, the active one first. Empty while the active network is unsupported, which has to be settled first. */
export function subjectsOf(state: State): readonly SignInSubject[] {
  if (!subjectOf(state)) return [];
  return connectedNamespaces(state).flatMap((namespace) => subjectOf(state, namespace) ?? []);
}

/** The account that the visitor is asked about, else the one in use. */
export function askedSubject(state: State): SignInSubject | undefined {
  const { status, accountId } = state.signIn ?? {};
  const asked =
    status === 'asking' ? subjectsOf(state).find((each) => accountIdOfSubject(each) === accountId) : undefined;
  return asked ?? subjectOf(state);
}

export function accountIdOfSubject({ account, network }: SignInSubject): AccountId {
  return accountIdOf(network.caipNetworkId, account.address);
}
