/** The send form as a transfer, and what its account can pay with. */

import { accountIdOf } from '../../domain/address/account-id.js';
import { Failure } from '../../domain/failure/failure.js';
import { readAmount } from '../../domain/money/amount.js';
import { chainSupports } from '../../domain/network/chain-support.js';
import type { Network } from '../../domain/network/network.js';
import type { Token } from '../../domain/token/token.js';
import type { Funds } from '../../domain/transaction/send.js';
import { sendFailure } from '../../domain/transaction/send.js';
import type { Transfer } from '../../domain/transaction/transfer.js';
import { connectedOf, networkOf } from '../connect/selectors.js';
import type { State } from '../engine/state.js';

/** The transfer the form describes. Throws the failure that says what is missing. */
export function transferOf(state: State): { readonly transfer: Transfer; readonly network: Network } {
  const connected = connectedOf(state);
  if (!connected) throw new Failure('not-connected', 'CaipNetwork or CaipAddress is undefined');
  const network = networkOf(state);
  if (!network || network.unsupported) throw new Failure('network-undefined', 'CaipNetwork is undefined');
  const { token, amountText, receiver } = state.send;
  const { namespace, address } = connected.account;
  const to = receiverOf(state);
  const sendable = chainSupports(state.config.chains, namespace, 'send');
  const missing = sendFailure({ sendable, amount: amountText.trim(), receiver: receiver.trim(), token });
  if (missing) throw missing;
  if (!token) throw new Failure('token-required', 'A token is required');
  const amount = readAmount(amountText, token.decimals);
  if (!amount) throw new Failure('invalid-amount');
  if (token.networkId !== network.caipNetworkId) throw new Failure('network-mismatch');
  return { transfer: { token, from: address, to, amount }, network };
}

/**
 * The recipient's address: as typed, or resolved from a name. A name that does not resolve is returned unchanged, and
 * is not a valid address.
 */
export function receiverOf({ send: { receiver, named } }: State): string {
  const typed = receiver.trim();
  return named?.typed === typed && named.status === 'found' ? (named.address ?? typed) : typed;
}

/** What the active account holds of a token and of the native currency, and what the transfer will cost. */
export function fundsOf(state: State): Funds {
  const connected = connectedOf(state);
  const network = networkOf(state);
  if (!connected || !network) return {};
  const entry = state.account.holdings[accountIdOf(network.caipNetworkId, connected.account.address)];
  const held = (wanted: Token | undefined): bigint | undefined =>
    entry?.holdings.find(
      ({ token }) => wanted && token.address === wanted.address && token.networkId === wanted.networkId,
    )?.amount;
  const native = entry?.holdings.find(({ token }) => token.address === undefined)?.amount;
  const { fee, token } = state.send;
  return { balance: held(token), nativeBalance: native, fee: fee?.status === 'ready' ? fee.fee.amount : undefined };
}
