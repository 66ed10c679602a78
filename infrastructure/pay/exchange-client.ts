/** A service of exchanges: JSON-RPC over HTTP. Its answers are checked and sanitized. */
import { catchError, map, type Observable, throwError } from 'rxjs';
import type { Exchanges } from '../../application/ports/exchanges.js';
import type { HandleContext } from '../../application/ports/handle.js';
import { Failure } from '../../domain/failure/failure.js';
import { toFailure } from '../../domain/failure/to-failure.js';
import { inertText } from '../../domain/text/inert-text.js';
import {
  EXCHANGE_STATUSES,
  type Exchange,
  type ExchangeBuyStatus,
  type ExchangePage,
  type PayPage,
} from '../../domain/trade/exchange.js';
import { readProperty } from '../../domain/value/read-property.js';
import { jsonService } from '../http/json.js';
import { pictureFrom } from '../services/blockchain/picture-from.js';
import { markAt, textAt, wordsAt } from '../services/blockchain/read-text.js';
import { exchangeOpening } from './exchange-opening.js';
import type { ExchangeOptions } from './options.js';

/** Most entries that are shown. */
const MOST = 200;
const MOST_NAME = 40;
const MOST_WORDS = 200;
const MOST_PICTURE = 60_000;
const MOST_ADDRESS = 4_096;
/** Requests to this service omit the client's type and version. */
const UNNAMED = { st: undefined, sv: undefined };

/** `open`: tests pass their own. */
export function exchangeClient(options: ExchangeOptions, context: HandleContext, open = exchangeOpening): Exchanges {
  const { url, query, projectId } = options;
  const service = jsonService({ url, query, projectId: projectId ?? context.projectId }, context.scheduler);
  const picture = pictureFrom(options);
  const ask = (method: string, params: unknown): Observable<unknown> =>
    service.post('v1/json-rpc', { jsonrpc: '2.0', id: 1, method, params }, UNNAMED).pipe(
      catchError((error: unknown) => {
        const failure = toFailure(error);
        return throwError(() => refused(failure.data.said) ?? failure);
      }),
      map((answer) => {
        const failure = refused(answer);
        if (failure) throw failure;
        const result = readProperty(answer, 'result');
        if (typeof result !== 'object' || result === null) throw misread('There is no result');
        return result;
      }),
    );
  const exchangeOf = (value: unknown): Exchange | undefined => {
    const [id, name] = [markAt(value, 'id'), wordsAt(value, 'name', MOST_NAME)];
    const shown = textAt(value, 'imageUrl', MOST_PICTURE);
    const imageUrl = shown === undefined || shown === '' ? undefined : picture(shown);
    return id === undefined || name === '' ? undefined : { id, name, ...(imageUrl !== undefined && { imageUrl }) };
  };
  return {
    exchanges: (wanted) =>
      ask('reown_getExchanges', wanted).pipe(
        map((result): ExchangePage => {
          const list = readProperty(result, 'exchanges');
          if (!Array.isArray(list)) throw misread('exchanges is not an array');
          const read = list.slice(0, MOST).flatMap((each) => exchangeOf(each) ?? []);
          // If every entry is invalid, the answer does not mean that the list is empty.
          if (list.length > 0 && read.length === 0) throw misread('exchanges are none');
          const found = read.filter(({ id }, at) => read.findIndex((each) => each.id === id) === at);
          const total = readProperty(result, 'total');
          return {
            exchanges: found,
            total: typeof total === 'number' && Number.isSafeInteger(total) && total >= 0 ? total : found.length,
          };
        }),
      ),
    payPage: (question) =>
      ask('reown_getExchangePayUrl', question).pipe(
        map((result): PayPage => {
          const [page, sessionId] = [readProperty(result, 'url'), markAt(result, 'sessionId')];
          if (sessionId === undefined) throw misread('sessionId is not a string');
          if (!isPage(page)) throw new Failure('untrusted-origin', 'The page of the exchange is not an https page');
          return { url: page, sessionId };
        }),
      ),
    status: (exchangeId, sessionId) =>
      ask('reown_getExchangeBuyStatus', { sessionId, exchangeId }).pipe(
        map((result): ExchangeBuyStatus => {
          const reported = readProperty(result, 'status');
          const status = EXCHANGE_STATUSES.find((each) => each === reported);
          if (status === undefined) throw misread('status is none that is known');
          const txHash = markAt(result, 'txHash');
          return { status, ...(txHash !== undefined && { txHash }) };
        }),
      ),
    opening: open,
  };
}

/** The failure by the service's error message. */
function refused(answer: unknown): Failure | undefined {
  const error = readProperty(answer, 'error');
  if (error === undefined || error === null) return undefined;
  const message = readProperty(error, 'message');
  return misread(typeof message === 'string' ? inertText(message, MOST_WORDS) : 'The service says no');
}

/** Pages on localhost do not need https. */
const PAGE = /^(https:\/\/[a-z\d.-]+|http:\/\/(localhost|127\.0\.0\.1))(:\d{1,5})?([/?#][\x21-\x7e]*)?$/i;

function isPage(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MOST_ADDRESS && PAGE.test(value);
}

function misread(message: string): Failure {
  return new Failure('request-failed', message);
}
