/** The send form for its screen: the possible actions, the errors and the values. */

import { holdingsOf } from '../../../application/account/holdings/holdings-of.js';
import { familiarOf } from '../../../application/activity/familiar.js';
import { connectedOf, networkOf } from '../../../application/connect/selectors.js';
import type { State } from '../../../application/engine/state.js';
import { fundsOf, receiverOf } from '../../../application/send/draft.js';
import { priceOf } from '../../../application/send/price-of.js';
import type { Named, SendPatch } from '../../../application/send/state.js';
import { valueTextOf } from '../../../application/send/value-text.js';
import {
  hasWrongChecksum,
  imitatedBy,
  isReceiver,
  type ReceiverCaution,
  receiverCaution,
} from '../../../domain/address/receiver.js';
import type { Formatter } from '../../../domain/format/formatter.js';
import { fiatValue, formatAmount, readAmount } from '../../../domain/money/amount.js';
import type { Namespace } from '../../../domain/network/caip.js';
import type { Token } from '../../../domain/token/token.js';
import { insufficientFunds, type SendReadiness, sendReadiness } from '../../../domain/transaction/send.js';

export interface SendForm {
  /** Determines the button's text and whether it is enabled. */
  readonly readiness: SendReadiness;
  /** The token's balance with its unit; absent while unknown. */
  readonly balance: string | undefined;
  /** The amount's value or, if the amount is typed in dollars, the amount of the token; absent without a price or an amount. */
  readonly worth: string | undefined;
  /** Whether a service may still return the price. */
  readonly priced: boolean;
  /** Switches the amount between dollars and the token; absent if the price is unknown. */
  readonly switched: SendPatch | undefined;
  readonly amountProblem: 'incorrect' | 'amount' | 'fee' | undefined;
  readonly addressProblem:
    | 'too-short'
    | 'not-an-address'
    | 'checksum'
    | 'no-name'
    | 'name-elsewhere'
    | 'name-unknown'
    | undefined;
  /** If the recipient is a name: its address, if known. */
  readonly named: Named | undefined;
  /** The network fee; absent while unknown, or while the amount has a more important message. */
  readonly fee: State['send']['fee'];
  /** Warnings about the recipient. */
  readonly caution: Caution | undefined;
}

export function sendForm(state: State, format: Formatter): SendForm {
  const { token, amountText } = state.send;
  const receiver = receiverOf(state);
  const named = namedOf(state);
  const funds = fundsOf(state);
  const price = priceOf(state, token);
  const amount = token && readAmount(amountText, token.decimals);
  const worth = token && amount ? fiatValue(amount, token.decimals, price) : undefined;
  const inDollars = state.send.valueText !== undefined;
  const problem = amountProblem(state, amount);
  const namespace = networkOf(state)?.chainNamespace ?? state.connect.activeNamespace;
  const { fee } = state.send;
  const refused = fee?.status === 'failed' && fee.failure.code === 'invalid-address';
  const receiverValid = isReceiver(namespace, receiver) && !refused;
  const readiness = sendReadiness({ token, amountText, receiver, receiverValid, price, ...funds });
  return {
    // The network's answer takes precedence over our sum.
    readiness: readiness === 'ready' && problem ? 'insufficient-funds' : readiness,
    balance:
      token && funds.balance !== undefined
        ? format.held(formatAmount(funds.balance, token.decimals), token.symbol)
        : undefined,
    worth: worth && `≈ ${inDollars ? format.exact(amountText, token?.symbol) : format.dollars(worth)}`,
    priced: state.config.services.includes('portfolio') && networkOf(state)?.testnet !== true,
    switched: token && price !== undefined ? switchedOf(state, token, amount ?? 0n) : undefined,
    amountProblem: problem,
    addressProblem: receiver === '' || receiverValid ? undefined : addressProblem(namespace, receiver, named),
    named,
    fee: shownFee(state, problem),
    caution: cautionOf(state),
  };
}

/** With an insufficient amount no fee is shown; with an insufficient fee, only that. */
function shownFee({ send: { fee } }: State, problem: SendForm['amountProblem']): SendForm['fee'] {
  return problem === 'amount' || (fee?.status === 'failed' && problem) ? undefined : fee;
}

function switchedOf(state: State, token: Token, amount: bigint): SendPatch {
  const { amountText, valueText } = state.send;
  return { amountText, valueText: valueText === undefined ? valueTextOf(state, token, amount) : undefined };
}

function amountProblem(state: State, amount: bigint | undefined): SendForm['amountProblem'] {
  const { token, amountText, fee } = state.send;
  if (!token || amountText.trim() === '') return undefined;
  if (amount === undefined) return 'incorrect';
  const lacks = insufficientFunds(token, amount, fundsOf(state))?.data.lacks;
  if (lacks === 'amount' || lacks === 'fee') return lacks;
  if (fee?.status !== 'failed' || fee.failure.code !== 'insufficient-funds') return undefined;
  // The network may report less of a token than the service did.
  return token.address !== undefined && fee.failure.data.symbol === token.symbol ? 'amount' : 'fee';
}

export interface Caution {
  readonly kind: ReceiverCaution;
  /** The address that it imitates. */
  readonly like?: string | undefined;
}

/** Whether tokens sent there would probably be lost: continuing then requires a confirmation. */
export function isRisky(caution: Caution | undefined): boolean {
  return caution !== undefined && caution.kind !== 'yourself';
}

/** The state of the name typed as the recipient. */
export function namedOf({ send: { named, receiver } }: State): Named | undefined {
  return named?.typed === receiver.trim() ? named : undefined;
}

/** The warnings about a recipient before anything is sent to it. */
export function cautionOf(state: State): Caution | undefined {
  const connected = connectedOf(state);
  if (!connected) return undefined;
  const { namespace, address: from } = connected.account;
  const tokens = (holdingsOf(state)?.holdings ?? []).map(({ token }) => token);
  const receiver = receiverOf(state);
  const familiar = familiarOf(state);
  const kind = receiverCaution({ namespace, receiver, from, tokens, familiar });
  return kind && { kind, ...(kind === 'look-alike' && { like: imitatedBy(namespace, receiver, familiar) }) };
}

/** The pattern of an incomplete address. */
const UNFINISHED: Partial<Record<Namespace, RegExp>> = {
  eip155: /^0x[\da-f]{0,39}$/i,
  solana: /^[1-9A-HJ-NP-Za-km-z]{1,31}$/,
};

const NAME_PROBLEMS: Partial<Record<Named['status'], SendForm['addressProblem']>> = {
  unregistered: 'no-name',
  elsewhere: 'name-elsewhere',
  failed: 'name-unknown',
};

function addressProblem(namespace: Namespace, text: string, named: Named | undefined): SendForm['addressProblem'] {
  if (named) return NAME_PROBLEMS[named.status];
  if (hasWrongChecksum(namespace, text)) return 'checksum';
  return UNFINISHED[namespace]?.test(text) ? 'too-short' : 'not-an-address';
}
