/** A visitor who can view an account's activity, from a service in memory. */
import { nextPage } from '../../../application/activity/actions.js';
import { pagesOf, transactionsOf } from '../../../application/activity/pages-of.js';
import type { Parts } from '../../../application/engine/parts.js';
import type { PageQuestion, ServicePage, ServicePorts } from '../../../application/ports/services.js';
import type { Transaction } from '../../../domain/transaction/transaction.js';
import { scriptedModal } from '../scripted-modal.js';
import { scriptedService } from '../scripted-service.js';
import { scriptedWallet } from '../scripted-wallet.js';
import { virtualTime } from '../virtual-time.js';

export const ADDRESS = `0x${'ab'.repeat(20)}`;
export const OTHER = `0x${'cd'.repeat(20)}`;
const START = 1_700_000_000_000;

export function transaction(id: string, hash = id): Transaction {
  return {
    id,
    metadata: {
      ...{ operationType: 'receive', status: 'confirmed', sentFrom: OTHER, sentTo: ADDRESS, hash, chain: 'eip155:1' },
      minedAt: new Date(START - 1_000_000).toISOString(),
    },
    transfers: [{ fungible_info: { symbol: 'SALT' }, direction: 'in', quantity: { numeric: '1' } }],
  };
}

export type Answer = (question: PageQuestion) => ServicePage<Transaction>;

/** Two pages in total. */
export const twoPages: Answer = ({ cursor }) =>
  cursor === undefined
    ? { items: [transaction('d'), transaction('c')], next: 'older' }
    : { items: [transaction('b'), transaction('a')] };

export async function looking(
  answer: Answer = twoPages,
  how: { options?: object; services?: Partial<ServicePorts>; missing?: readonly (keyof Parts)[] } = {},
) {
  const time = virtualTime(START);
  const service = scriptedService<PageQuestion, ServicePage<Transaction>>(answer, time.scheduler);
  const wallet = scriptedWallet({ accounts: [ADDRESS, OTHER], scheduler: time.scheduler });
  const modal = scriptedModal({
    ...{ time, wallets: [wallet], services: { activity: { transactions: service.answer }, ...how.services } },
    options: { services: { activity: { id: 'a', load: () => Promise.reject() } }, ...how.options },
    ...(how.missing && { missing: how.missing }),
  });
  const settled = (milliseconds = 1_000) => {
    for (let left = milliseconds; left > 0; left -= 100) time.advance(Math.min(100, left));
  };
  const done = <T>(promise: Promise<T>): Promise<T> => {
    settled();
    return promise;
  };
  modal.chain.credit(ADDRESS, { networkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18 }, 10n ** 20n);
  await done(modal.connect(wallet.wallet.id));
  const pages = () => pagesOf(modal.getState(), 'activity');
  const ids = () => pages()?.items.map(({ id }) => id);
  const shown = () => {
    const known = pages();
    return known && transactionsOf(known).map(({ id, metadata }) => [id, metadata.status]);
  };
  const look = async () => {
    await done(modal.open({ route: { view: 'account', tab: 'activity' } }));
  };
  const page = () => nextPage(modal, 'activity');
  const next = () => done(page());
  const emitted = (type: string) => modal.events.filter((event) => event.type === type).length;
  return { ...modal, wallet, service, settled, done, pages, ids, shown, look, page, next, emitted };
}
