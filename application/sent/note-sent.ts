/** Adds transactions sent from this page to the account's activity, until the service returns them. */
import { accountIdOf } from '../../domain/address/account-id.js';
import { formatAmount } from '../../domain/money/amount.js';
import type { AccountId, NetworkId } from '../../domain/network/caip.js';
import type { Network } from '../../domain/network/network.js';
import type { Token } from '../../domain/token/token.js';
import { minedThen, type Transaction, type TransactionTransfer } from '../../domain/transaction/transaction.js';
import { readProperty } from '../../domain/value/read-property.js';
import { nativeToken } from '../account/holdings/native-token.js';
import { pagesOf } from '../activity/pages-of.js';
import { NO_PAGES } from '../activity/state.js';
import { connectedOf, networkOf } from '../connect/selectors.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';

/** The maximum number of sent transactions that are kept. The oldest are dropped. */
const MOST_SENT = 99;
const HASH = /^0x[\da-fA-F]{64}$/;

/** The meaning of the event for a sent transaction. */
export function noteSent(deps: Deps, event: Event): readonly Event[] {
  switch (event.type) {
    case 'send.submitted': {
      const { token, from, to, amount } = event.transfer;
      return changed(deps, accountIdOf(token.networkId, from), (sent) =>
        added(sent, pending(event.hash, token.networkId, { from, to }, 'send', [moving(token, amount)])),
      );
    }
    case 'swap.submitted': {
      const { from, to, amount, got, address } = event.swapped;
      const moved = [moving(from, amount), moving(to, got, 'in')];
      return changed(deps, accountIdOf(from.networkId, address), (sent) =>
        added(sent, pending(event.hash, from.networkId, { from: address, to: address }, 'trade', moved)),
      );
    }
    case 'request.succeeded': {
      const transaction = requested(deps, event);
      const account = connectedOf(deps.state())?.account;
      if (!transaction?.metadata.chain || !account) return [];
      return changed(deps, accountIdOf(transaction.metadata.chain, account.address), (sent) =>
        sent.some(({ id }) => id === transaction.id) ? sent : added(sent, transaction),
      );
    }
    case 'send.confirmed':
    case 'swap.confirmed':
      return ended(deps, event.submitted ?? event.hash, 'confirmed', event.hash);
    case 'send.failed':
    case 'swap.failed':
      // A transaction that timed out may still be mined.
      if (event.hash === undefined || event.failure.code === 'timed-out') return [];
      return ended(deps, event.hash, event.failure.code === 'cancelled' ? 'replaced' : 'failed');
    default:
      return [];
  }
}

function added(sent: readonly Transaction[], transaction: Transaction): readonly Transaction[] {
  return [transaction, ...sent.filter(({ id }) => id !== transaction.id)].slice(0, MOST_SENT);
}

/** From any account. */
function ended(deps: Deps, id: string, status: string, hash = id): readonly Event[] {
  const mined = (sent: Transaction) =>
    minedThen({ ...sent, id: hash, metadata: { ...sent.metadata, hash, status } }, deps.scheduler.now());
  return (Object.keys(deps.state().lists.activity) as AccountId[])
    .filter((accountId) => pagesOf(deps.state(), 'activity', accountId)?.sent?.some((each) => each.id === id))
    .flatMap((accountId) =>
      changed(deps, accountId, (sent) => sent.map((each) => (each.id === id ? mined(each) : each))),
    );
}

function changed(
  deps: Deps,
  accountId: AccountId,
  change: (sent: readonly Transaction[]) => readonly Transaction[],
): readonly Event[] {
  const pages = pagesOf(deps.state(), 'activity', accountId) ?? NO_PAGES;
  const hashes = new Set(pages.items.map(({ metadata }) => metadata.hash));
  const sent = change(pages.sent ?? []).filter(({ metadata }) => !hashes.has(metadata.hash));
  return [{ type: 'transactions.sent', list: 'activity', accountId, pages: { ...pages, sent } }];
}

function pending(
  hash: string,
  chain: NetworkId,
  { from, to }: { readonly from: string; readonly to: string },
  operationType: string,
  transfers: readonly TransactionTransfer[],
): Transaction {
  return {
    id: hash,
    metadata: { operationType, status: 'pending', sentFrom: from, sentTo: to, hash, chain },
    transfers,
  };
}

function moving(
  { symbol, iconUrl, decimals }: Token,
  amount: bigint,
  direction: TransactionTransfer['direction'] = 'out',
): TransactionTransfer {
  return {
    fungible_info: { symbol, ...(iconUrl && { icon: { url: iconUrl } }) },
    direction,
    quantity: { numeric: formatAmount(amount, decimals) },
  };
}

/** Transactions that the page sent through an embedded wallet. */
function requested(deps: Deps, event: Extract<Event, { type: 'request.succeeded' }>): Transaction | undefined {
  const { request, hash } = event;
  const network = networkOf(deps.state());
  if (request.method !== 'eth_sendTransaction' || !hash || !HASH.test(hash) || !network) return undefined;
  const [asked] = Array.isArray(request.params) ? request.params : [];
  const text = (name: string) => {
    const value = readProperty(asked, name);
    return typeof value === 'string' ? value : '';
  };
  const value = /^0x[\da-f]{1,64}$/i.test(text('value')) ? BigInt(text('value')) : 0n;
  const calls = text('data').length > 2;
  const parties = { from: text('from').slice(0, 64), to: text('to').slice(0, 64) };
  return pending(hash, network.caipNetworkId, parties, calls ? 'execute' : 'send', transfersOf(network, value));
}

function transfersOf(network: Network, value: bigint): readonly TransactionTransfer[] {
  return value > 0n ? [moving(nativeToken(network), value)] : [];
}
