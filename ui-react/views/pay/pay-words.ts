/** The texts of a payment on both of its screens. */

import { walletOf } from '../../../application/connect/selectors.js';
import type { State } from '../../../application/engine/state.js';
import { isOver, isWithWallet, type PayStep } from '../../../application/pay/state.js';
import type { Failure } from '../../../domain/failure/failure.js';
import type { Formatter } from '../../../domain/format/formatter.js';
import { isRefusal } from '../../../domain/json-rpc/is-refusal.js';
import { namespaceOf } from '../../../domain/network/caip.js';
import { findNetwork } from '../../../domain/network/find-network.js';
import type { Network } from '../../../domain/network/network.js';
import type { Reviewed } from '../../../domain/simulation/contradictions.js';
import type { Exchange } from '../../../domain/trade/exchange.js';
import { payCodeOf } from '../../../domain/trade/pay-error.js';
import type { Payment } from '../../../domain/trade/payment.js';
import type { Wallet } from '../../../domain/wallet/wallet.js';
import type { Text } from '../../text/en.js';

/** The most exchanges shown at once. */
const MOST = 2;

export interface ShownPayment {
  readonly payment: Payment;
  readonly network: Network;
  /** Whole, grouped, with its symbol. */
  readonly amount: string;
  /** The same without its symbol. */
  readonly number: string;
  readonly symbol: string;
  /** The wallet connected for the payment's network. */
  readonly wallet: Wallet | undefined;
  readonly walletLabel: string;
  readonly walletNote: string | undefined;
  /** Whether the wallet is prompting. */
  readonly asked: boolean;
  readonly exchanges: readonly ShownExchange[];
  /** Shown instead of exchanges. */
  readonly instead: string | undefined;
  readonly listFailed: boolean;
  readonly loading: boolean;
  readonly problem: string | undefined;
}

export interface ShownExchange extends Exchange {
  readonly label: string;
  readonly busy: boolean;
  readonly ready: boolean;
}

export function shownPayment(state: State, text: Text['pay'], format: Formatter): ShownPayment | undefined {
  const { pay } = state;
  if (!pay) return undefined;
  const { payment, step, exchanges, problem } = pay;
  const { token, amountText } = payment;
  const wallet = walletOf(state, namespaceOf(token.networkId));
  const asked = isWithWallet(step);
  const finding = step?.stage === 'finding';
  const symbol = token.symbol || text.unknownAsset;
  const { status, list } = exchanges;
  const instead = { none: undefined, loading: undefined, ready: text.none, failed: text.noList }[status];
  return {
    ...{ payment, symbol, wallet, asked },
    network: findNetwork(state.config.networks, token.networkId),
    amount: format.exact(amountText, symbol),
    number: format.exact(amountText),
    walletLabel: wallet ? text.withWallet(wallet.name) : text.fromWallet,
    walletNote: asked ? text.walletAsked : wallet ? undefined : text.fromWalletNote,
    exchanges: list.slice(0, MOST).map((exchange) => ({
      ...exchange,
      label: text.withExchange(exchange.name),
      busy: finding && step.exchange?.id === exchange.id,
      ready: !asked && !finding,
    })),
    instead: list.length > 0 ? undefined : instead,
    listFailed: status === 'failed',
    loading: status === 'loading',
    problem: problem && failureWords(problem, text),
  };
}

/** The reviewed payment, to compare with the simulated changes. */
export function reviewedPayment({ token, amount }: Payment): Reviewed {
  const namespace = namespaceOf(token.networkId);
  // On Solana, the simulated changes include the fee, and the deposit for a new token account.
  const besides = namespace === 'solana' ? { besides: MOST_DEPOSIT } : {};
  return { namespace, spends: [{ address: token.address, amount }], ...besides };
}

/** In lamports: the deposit of a token account with all usual extensions. */
const MOST_DEPOSIT = 10_000_000n;

function failureWords(failure: Failure, text: Text['pay']): string {
  return isRefusal(failure) ? text.declined : text.failed[payCodeOf(failure)];
}

export interface ShownStep {
  readonly headline: string;
  readonly lead: string;
  readonly ring: 'waiting' | 'pending' | 'declined' | 'failed' | 'done';
  /** The URL of the exchange's page, while it may be needed. */
  readonly page: string | undefined;
  /** The button's text, and its label for screen readers. */
  readonly pageWords: string;
  readonly pageLabel: string;
  readonly blocked: boolean;
  readonly over: boolean;
}

export function shownStep(step: PayStep, { wallet, network, amount }: ShownPayment, text: Text['pay']): ShownStep {
  const { stage, exchange, page, failure } = step;
  const name = wallet?.name ?? text.fromWallet;
  const seller = exchange?.name ?? '';
  const rest = {
    page: stage === 'at-exchange' || stage === 'blocked' || stage === 'silent' ? page : undefined,
    ...{ pageWords: text.openPage(seller), pageLabel: text.openPageLabel(seller) },
    ...{ blocked: stage === 'blocked', over: isOver(step) },
  };
  switch (stage) {
    case 'blocked':
      return { ...rest, ring: 'pending', headline: text.blocked, lead: text.blockedLead(seller) };
    case 'finding':
    case 'at-exchange':
      return { ...rest, ring: 'waiting', headline: text.initiated, lead: text.initiatedLead(seller) };
    case 'switching':
      return { ...rest, ring: 'waiting', headline: text.awaiting, lead: text.switching(name, network.name) };
    case 'connecting':
    case 'asked':
      return { ...rest, ring: 'waiting', headline: text.awaiting, lead: text.confirm(name) };
    case 'sent':
      return { ...rest, ring: 'waiting', headline: text.awaiting, lead: text.sentLead(network.name) };
    case 'done':
      return { ...rest, ring: 'done', headline: text.completed, lead: text.completedLead(amount) };
    case 'silent':
      return { ...rest, ring: 'pending', headline: text.silent, lead: text.silentLead(seller) };
    case 'failed':
      return {
        ...{ ...rest, headline: text.failedTitle },
        ring: failure && isRefusal(failure) ? 'declined' : 'failed',
        lead: failure ? failureWords(failure, text) : text.failed.GENERIC_PAYMENT_ERROR,
      };
  }
}
