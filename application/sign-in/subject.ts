/** Whoever is to sign in: the account in use, on a network of the site's. */

import { accountIdOf } from '../../domain/account-id.js';
import type { AccountId } from '../../domain/caip.js';
import { connectedOf, networkOf } from '../selectors.js';
import type { State } from '../state.js';
import type { SignInSubject } from './port.js';

export function subjectOf(state: State): SignInSubject | undefined {
  const account = connectedOf(state)?.account;
  const network = networkOf(state);
  return account && network && !network.unsupported ? { account, network } : undefined;
}

export function accountIdOfSubject({ account, network }: SignInSubject): AccountId {
  return accountIdOf(network.caipNetworkId, account.address);
}
