/** Seaport orders, single or several in a Merkle tree: the offer and the payment. */
import { numberOf, textOf } from '../text/text-of.js';
import { isKnown } from './known-contracts.js';
import {
  addressRow,
  amountRow,
  bigOf,
  bounds,
  dangersOf,
  type Fields,
  hasUnlimited,
  isDust,
  isSame,
  listOf,
  momentRow,
  textRow,
  ZERO_ADDRESS,
} from './signed-rows.js';
import type { Asked, Describer, SignedDanger, SignedLabel, SignedRow } from './signed-words.js';

const ITEM = 'uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount';
const PARTS = `ConsiderationItem(${ITEM},address recipient)OfferItem(${ITEM})`;
const FIELDS =
  'address offerer,address zone,OfferItem[] offer,ConsiderationItem[] consideration,uint8 orderType,uint256 startTime,uint256 endTime,bytes32 zoneHash,uint256 salt,bytes32 conduitKey,uint256 counter';
/** Orders beyond this number are not described; they remain in the list of all fields. */
const MOST_ORDERS = 10;

export const SEAPORT: Readonly<Record<string, Describer>> = {
  [`OrderComponents(${FIELDS})${PARTS}`]: ({ domain, message }, asked) => seaport(domain, [message], asked, 'sell'),
};

/** A tree of orders; its depth depends on their number. */
export function bulk(type: string): Describer | undefined {
  const rest = /^BulkOrder\(OrderComponents(?:\[2\])+ tree\)(.*)$/.exec(type)?.[1];
  if (rest !== `${PARTS}OrderComponents(${FIELDS})`) return undefined;
  return ({ domain, message }, asked) => {
    const leaves = [message.tree].flat(Number.POSITIVE_INFINITY) as readonly Fields[];
    // Padding of the tree: orders without an offerer.
    const orders = leaves.filter(({ offerer }) => !isSame(offerer, ZERO_ADDRESS));
    return seaport(domain, orders, asked, 'trades');
  };
}

function seaport(
  domain: Fields,
  orders: readonly Fields[],
  asked: Asked,
  title: 'sell' | 'trades',
): ReturnType<Describer> {
  const known = isKnown('Seaport', domain.verifyingContract);
  const shown = orders.slice(0, MOST_ORDERS);
  const dangers = orders.flatMap((order) => dangersIn(order, asked));
  return {
    title,
    ...(known && { known: 'Seaport' }),
    rows: shown.flatMap((order, at) => [
      ...(title === 'trades' ? [textRow('order', `${at + 1} / ${orders.length}`)] : []),
      ...rowsOf(order),
    ]),
    dangers: [
      ...new Set(dangers),
      ...dangersOf({ 'not-all-shown': shown.length < orders.length, 'unknown-contract': !known }),
    ],
  };
}

function rowsOf(order: Fields): readonly SignedRow[] {
  const { offerer } = order;
  return [
    ...listOf(order.offer).map((item) => itemRow('give', item)),
    ...listOf(order.consideration).flatMap((item) =>
      isSame(item.recipient, offerer)
        ? [itemRow('get', item)]
        : [itemRow('others', item), addressRow('recipient', item.recipient)],
    ),
    momentRow('start', order.startTime),
    momentRow('end', order.endTime),
  ];
}

function dangersIn({ offer, consideration, offerer }: Fields, { signer }: Asked): readonly SignedDanger[] {
  const gives = listOf(offer).filter((item) => sizeOf(item).most > 0n);
  const gets = listOf(consideration).filter((item) => isSame(item.recipient, offerer) && sizeOf(item).least > 0n);
  const paid = listOf(consideration).some((item) => sizeOf(item).least > 0n);
  const rows = gives.map((item) => itemRow('give', item));
  return dangersOf({
    'nothing-back': gives.length > 0 && gets.length === 0 && !paid,
    'next-to-nothing': gives.length > 0 && gets.length > 0 && gets.every((item) => isDust(itemRow('get', item))),
    'sent-elsewhere': gives.length > 0 && gets.length === 0 && paid,
    unlimited: hasUnlimited(rows),
    'other-account': signer !== undefined && !isSame(offerer, signer),
  });
}

/** 0: native currency, 1: token, 2 and 3: one item of a collection, 4 and 5: any of several items. */
function itemRow(label: SignedLabel, item: Fields): SignedRow {
  const { token, itemType, identifierOrCriteria } = item;
  const kind = numberOf(itemType);
  const amount = label === 'give' ? sizeOf(item).most : sizeOf(item).least;
  if (kind < 2) return amountRow(label, kind === 0 ? ZERO_ADDRESS : token, amount);
  const id = kind < 4 ? bigOf(identifierOrCriteria) : undefined;
  return { label, value: { kind: 'item', collection: textOf(token), id, amount } };
}

/** Amounts change from the first to the second during the order. */
function sizeOf({ startAmount, endAmount }: Fields): ReturnType<typeof bounds> {
  return bounds(startAmount, endAmount);
}
