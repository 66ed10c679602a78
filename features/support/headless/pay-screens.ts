/** Paying, without a picture. */
import { en } from '../../../ui-react/text/en.js';
import { findExchanges, payAtExchange, payFromWallet } from '../../../ui-react/views/pay/pay-acts.js';
import { shownPayment, shownStep } from '../../../ui-react/views/pay/pay-words.js';
import { action, type Screen, type Seen } from './screen.js';

const { pay: text } = en;

export function payScreen({ state, modal }: Seen): Screen {
  const shown = shownPayment(state, text);
  if (!shown)
    return { texts: [text.nothing, text.nothingLead], actions: [action(text.close, () => void modal.close())] };
  const { wallet, asked, instead, listFailed } = shown;
  return {
    texts: [
      ...[shown.amount, text.on(shown.network.name), shown.payment.recipient],
      ...[shown.problem, shown.walletNote, instead].flatMap((each) => each ?? []),
    ],
    actions: [
      action(shown.walletLabel, () => (asked ? void modal.push({ view: 'pay-loading' }) : payFromWallet(modal))),
      ...(wallet && !asked ? [action(text.disconnect, () => void modal.disconnect())] : []),
      ...(listFailed ? [action(text.again, () => findExchanges(modal))] : []),
      ...shown.exchanges.map(({ id, label, ready }) => action(label, () => payAtExchange(modal, id), ready)),
    ],
  };
}

export function payLoadingScreen(seen: Seen): Screen {
  const { state, modal } = seen;
  const shown = shownPayment(state, text);
  const step = state.pay?.step;
  if (!shown || !step) return payScreen(seen);
  const { headline, lead, page, pageLabel, over } = shownStep(step, shown, text);
  return {
    texts: [headline, lead],
    actions: [
      // Another page, opened by the browser.
      ...(page ? [action(pageLabel, () => undefined)] : []),
      ...(over ? [action(step.stage === 'done' ? text.done : text.close, () => void modal.close())] : []),
    ],
  };
}
