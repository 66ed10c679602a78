/** A modal for payments to a site, with a scripted service of exchanges, for tests. */
import { defer, type Observable, of } from 'rxjs';
import type { Outcome } from '../../../application/engine/outcome.js';
import type { UseCase } from '../../../application/engine/use-case.js';
import type { PayStep } from '../../../application/pay/state.js';
import type { Exchanges } from '../../../application/ports/exchanges.js';
import type { ExchangeBuyStatus, ExchangePage, PayPage } from '../../../domain/trade/exchange.js';
import type { PaymentAsset } from '../../../domain/trade/payment.js';
import { type ScriptedModalParts, scriptedModal } from '../scripted-modal.js';
import { scriptedWallet } from '../scripted-wallet.js';
import { virtualTime } from '../virtual-time.js';

export const PAYEE = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
/** A payment of 1.5 of the first scripted network's currency. */
export const PAYMENT: PaymentAsset = { network: 'eip155:1', recipient: PAYEE, asset: 'native', amount: '1.5' };

/** The service's answers, and whether the browser opens windows; tests can change both. */
interface Answers {
  exchanges: Observable<ExchangePage>;
  page: Observable<PayPage>;
  status: Observable<ExchangeBuyStatus>;
  opens: boolean;
}

interface PayingParts extends Partial<ScriptedModalParts> {
  /** Whether there is a service of exchanges. Default true. */
  readonly exchanges?: boolean;
}

export function payingModal({ exchanges = true, ...parts }: PayingParts = {}) {
  const time = virtualTime(1_700_000_000_000);
  const wallet = scriptedWallet({ scheduler: time.scheduler });
  const answers: Answers = {
    exchanges: of({
      exchanges: ['harbour', 'lagoon', 'delta'].map((id) => ({ id, name: `Exchange ${id}` })),
      total: 3,
    }),
    page: of({ url: 'https://harbour.example/pay', sessionId: 'session-1' }),
    status: of({ status: 'IN_PROGRESS' }),
    opens: true,
  };
  /** All requests to the service and the browser, oldest first. */
  const asked: unknown[][] = [];
  const record = (key: 'exchanges' | 'page' | 'status', ...about: unknown[]) =>
    defer(() => {
      asked.push([key, ...about]);
      return answers[key] as Observable<never>;
    });
  const service: Exchanges = {
    exchanges: (query) => record('exchanges', query),
    payPage: (question) => record('page', question),
    status: (exchangeId, sessionId) => record('status', exchangeId, sessionId),
    opening(newTab) {
      asked.push(['opening', newTab]);
      return {
        lead(page) {
          asked.push(['lead', page]);
          return answers.opens;
        },
        giveUp: () => void asked.push(['giveUp']),
      };
    },
  };
  const { options, ...others } = parts;
  const modal = scriptedModal({
    ...{ time, wallets: [wallet], ...(exchanges && { services: { exchanges: service } }), ...others },
    options: { features: { pay: true }, ...options },
  });
  const begin = async (useCase: UseCase) => {
    const begun: { outcome: Outcome<unknown> | undefined } = { outcome: undefined };
    void modal
      .run(async () => useCase)
      .then((outcome) => {
        begun.outcome = outcome;
      });
    await turn();
    return begun;
  };
  const passes = async (milliseconds: number) => {
    time.advance(milliseconds);
    await turn();
  };
  /** The steps of the payment. */
  const steps = (): readonly (PayStep | undefined)[] =>
    modal.events.flatMap((event) =>
      event.type === 'pay.changed' && event.patch && 'step' in event.patch ? [event.patch.step] : [],
    );
  const types = () => modal.events.map(({ type }) => type);
  const paid = () => modal.getState().pay;
  const sent = () => wallet.asked.filter(({ question }) => question === 'send');
  return { modal, wallet, answers, asked, service, begin, passes, steps, types, paid, sent };
}

/** Runs everything that waits for a promise. */
async function turn(): Promise<void> {
  for (let left = 3; left > 0; left -= 1) await new Promise((resolve) => setTimeout(resolve));
}

export type PayingModal = ReturnType<typeof payingModal>;
