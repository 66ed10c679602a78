/** Buying, without a picture. */
import { buyForm } from '../../../application/buy/buy-form.js';
import { buyerOf } from '../../../application/buy/buyer.js';
import { en } from '../../../ui-react/text/en.js';
import { PRESETS, shownForm, shownMoney, shownPurchases, stepWords } from '../../../ui-react/views/buy/buy-words.js';
import { action, type Screen, type Seen } from './screen.js';

const { buy: text } = en;

export function sellersScreen(seen: Seen): Screen {
  const { state, modal } = seen;
  const form = shownForm(state, text);
  if (!form) return nothingSold(seen);
  const { buy, payment, purchase, limit, quoted, network } = form;
  if (buy.status === 'ready' && !purchase)
    return { texts: [text.nothing(network.name), text.nothingLead], actions: [] };
  return {
    texts: [
      buy.amount,
      form.error ?? form.limits,
      form.get ?? '—',
      ...(form.priceless ? [text.noPrice, text.noPriceLead] : []),
      ...(quoted ? [shownMoney(quoted.fee), shownMoney(quoted.networkFee)] : []),
      ...(buy.standIn ? [text.standIn] : []),
      ...form.sellers.flatMap(({ note }) => note ?? []),
    ],
    actions: [
      ...(payment ? [action(text.payIn(payment.id), () => void modal.push({ view: 'on-ramp-fiat-select' }))] : []),
      ...(purchase
        ? [action(text.buyCoin(purchase.symbol), () => void modal.push({ view: 'on-ramp-token-select' }))]
        : []),
      ...PRESETS.map((each) =>
        action(shownMoney({ amount: each, currency: payment?.id ?? '' }), () => void modal.editBuy({ amount: each })),
      ),
      ...(payment?.limits ?? []).map(({ id }) =>
        action(text.methods[id], () => void modal.editBuy({ method: id }), id !== limit.id),
      ),
      ...form.sellers.map(({ id, name, ready }) => action(name, () => void modal.buy(id), ready)),
      action(text.help, () => void modal.push({ view: 'what-is-a-buy' })),
    ],
  };
}

export function currencyScreen(seen: Seen): Screen {
  const { state, modal } = seen;
  const form = buyForm(state);
  if (!form) return nothingSold(seen);
  return {
    texts: [],
    actions: form.buy.payments.map(({ id }) =>
      action(id, () => {
        void modal.editBuy({ payment: id });
        void modal.back();
      }),
    ),
  };
}

export function coinScreen(seen: Seen): Screen {
  const { state, modal } = seen;
  const form = buyForm(state);
  if (!form) return nothingSold(seen);
  return {
    texts: form.offered.map(({ name }) => name),
    actions: form.offered.map(({ id, symbol }) =>
      action(symbol, () => {
        void modal.editBuy({ purchase: id });
        void modal.back();
      }),
    ),
  };
}

export function buyingScreen(seen: Seen): Screen {
  const { state, modal } = seen;
  const step = state.buy?.step;
  if (!step) return nothingSold(seen);
  const { headline, lead } = stepWords(step, text);
  const over = step.stage === 'silent' || step.stage === 'failed';
  return {
    texts: [headline, lead],
    actions: [
      ...(over ? [action(text.again, () => void modal.buy(step.seller.id))] : []),
      // Another page, opened by the browser.
      action(text.openPage(step.seller.name), () => undefined),
      action(text.copyLink, () => void modal.copyPairing()),
      action(text.back, () => void modal.reset({ view: 'account' })),
    ],
  };
}

export function purchasesScreen({ state, modal }: Seen): Screen {
  const { step, made = [] } = state.buy ?? {};
  const stage = step?.stage;
  const told = stage === 'done' || stage === 'underway' ? [text[stage]] : [];
  const rows = shownPurchases(made, text);
  return {
    texts: [
      ...told,
      ...(stage === 'failed' && step ? [text.failed, stepWords(step, text).lead] : []),
      ...(rows.length === 0 ? [text.noPurchases] : []),
      ...rows.flatMap(({ title, amount, end }) => [title, amount, end]),
    ],
    actions: [action(text.back, () => void modal.reset({ view: 'account' }))],
  };
}

function nothingSold({ state, modal }: Seen): Screen {
  if (buyerOf(state)) return { texts: [text.loading], actions: [] };
  return {
    texts: [text.nowhere, text.nowhereLead],
    actions: [action(text.back, () => void modal.reset({ view: 'account' }))],
  };
}
