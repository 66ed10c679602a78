/** Exchanges in memory. A payment arrives after two seconds. */
import type { SchedulerLike } from 'rxjs';
import type { Exchanges } from '../../../application/ports/exchanges.js';
import { Failure } from '../../../domain/failure/failure.js';
import type {
  ExchangeBuyStatus,
  ExchangePage,
  ExchangeQuery,
  PayPage,
  PayPageQuestion,
} from '../../../domain/trade/exchange.js';
import { placeholderHex } from '../../../infrastructure/fakes/placeholder-hex.js';
import { type ScriptedService, scriptedService } from '../../../infrastructure/fakes/scripted-service.js';

import { settledPromises } from '../world/settled-promises.js';

export interface CoreExchanges {
  readonly exchanges: Exchanges;
  change(set: <Q, A>(call: string, service: ScriptedService<Q, A>) => void): void;
  letOpen(windows: boolean): void;
  /** Pays on the page that was opened last, or declines there unless `well`. */
  pay(well: boolean): Promise<void>;
}

const PAGE = 'https://exchange.example/pay?session=';
const WAY = 2_000;
const EXCHANGES = ['Harbour Exchange', 'Tide Money', 'Reef'].map((name) => ({
  id: name.split(' ')[0]?.toLowerCase() ?? '',
  name,
}));

export function coreExchanges(
  scheduler: SchedulerLike,
  credit: (address: string, amount: bigint) => void,
): CoreExchanges {
  let windows = true;
  let shown: string | undefined;
  const sessions = new Map<string, PayPageQuestion & { readonly well?: boolean; readonly at?: number }>();
  const list = scriptedService((_: ExchangeQuery): ExchangePage => ({ exchanges: EXCHANGES, total: 3 }), scheduler);
  const page = scriptedService((question: PayPageQuestion): PayPage => {
    if (question.exchangeId === 'tide') throw new Failure('request-failed', `Asset ${question.asset} is not supported`);
    const sessionId = `session-${sessions.size + 1}`;
    sessions.set(sessionId, question);
    return { url: `${PAGE}${sessionId}`, sessionId };
  }, scheduler);
  const status = scriptedService((sessionId: string): ExchangeBuyStatus => {
    const { at, well } = sessions.get(sessionId) ?? {};
    if (at === undefined || scheduler.now() - at < WAY) return { status: 'IN_PROGRESS' };
    return well ? { status: 'SUCCESS', txHash: placeholderHex(32, 0x3000 + sessions.size) } : { status: 'FAILED' };
  }, scheduler);
  return {
    exchanges: {
      exchanges: list.answer,
      payPage: page.answer,
      status: (_, sessionId) => status.answer(sessionId),
      opening: () => ({
        lead(address) {
          if (windows) shown = address;
          return windows;
        },
        giveUp: () => undefined,
      }),
    },
    change(set) {
      set('exchanges', list);
      set('pay-url', page);
      set('buy-status', status);
    },
    letOpen(value) {
      windows = value;
    },
    async pay(well) {
      await settledPromises();
      const sessionId = shown?.slice(PAGE.length) ?? '';
      const session = sessions.get(sessionId);
      if (!session) throw new Failure('popup-blocked', 'No page of an exchange was opened');
      sessions.set(sessionId, { ...session, well, at: scheduler.now() });
      const [whole = '0', rest = ''] = session.amount.split('.');
      const units = BigInt(`0x${whole}${rest}`) * 10n ** 18n;
      const parts = 16n ** BigInt(rest.length);
      // Rounded: an amount without a finite hexadecimal form is sent with as many digits as it takes.
      if (well) credit(session.recipient.split(':')[2] ?? '', (2n * units + parts) / (2n * parts));
    },
  };
}
