/** A page's calls to an exchange service. */
import type { Modal } from '../../application/modal/modal.js';
import { type PayErrorCode, payCodeOf } from '../../domain/trade/pay-error.js';
import { buyStatus, exchanges, type PaymentAsset, pay, payUrl } from '../../infrastructure/pay/index.js';
import { type FaultCall, onceKnown, servicesUrl, snackShown, stateOf } from './fault-call.js';
import type { VisitedModal } from './visited-modal.js';

const paymentAsset: PaymentAsset = {
  ...{ network: 'eip155:31337', recipient: `0x${'ab'.repeat(20)}`, asset: 'native', amount: '0.5' },
  metadata: { symbol: 'ETH' },
};

const asked = async (modal: Modal) => {
  // Ends with the payment.
  void pay(modal, { paymentAsset });
  await onceKnown(modal, ({ pay: wanted }) => wanted?.exchanges.status === 'loading');
};

const paying = {
  target: servicesUrl,
  options: (url: string) => ({ features: { pay: true }, services: { exchanges: exchanges({ url }) } }),
  concerns: (path: string) => path.includes('/v1/json-rpc'),
  // Not retried automatically.
  most: 0,
};

const saidNo = ({ events }: VisitedModal, code: PayErrorCode) =>
  events.some((event) => event.type === 'intent.failed' && payCodeOf(event.failure) === code);
const answered = ({ events }: VisitedModal) => events.some(({ type }) => type === 'exchange.answered');

export const PAYING_CALLS: readonly FaultCall[] = [
  {
    ...paying,
    name: 'which exchanges there are',
    bring: asked,
    retry: asked,
    whole: (visited) => stateOf(visited).pay?.exchanges.status === 'ready',
    wrong: {
      words: 'Unable to get exchanges, and the wallet alone',
      shown: (visited) =>
        stateOf(visited).pay?.exchanges.status === 'failed' && snackShown(visited, 'exchanges-unavailable'),
    },
  },
  {
    ...paying,
    name: 'where a payment is made',
    bring: (modal) => payUrl(modal, { exchangeId: 'harbour', paymentAsset }),
    retry: (modal) => payUrl(modal, { exchangeId: 'harbour', paymentAsset }),
    whole: answered,
    wrong: {
      words: 'Unable to get payment URL, to the dapp',
      shown: (visited) => saidNo(visited, 'UNABLE_TO_GET_PAY_URL'),
    },
  },
  {
    ...paying,
    name: 'what became of a payment',
    bring: (modal) => buyStatus(modal, { exchangeId: 'harbour', sessionId: 'unknown' }),
    retry: (modal) => buyStatus(modal, { exchangeId: 'harbour', sessionId: 'unknown' }),
    whole: answered,
    wrong: {
      words: 'Unable to get buy status, to the dapp',
      shown: (visited) => saidNo(visited, 'UNABLE_TO_GET_BUY_STATUS'),
    },
  },
];
