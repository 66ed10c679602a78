/** Requests to the service, for the networks it supports only; these are loaded once. */
import { catchError, defer, firstValueFrom, mergeMap, type Observable, tap, throwError } from 'rxjs';
import type { HandleContext } from '../../../application/ports/handle.js';
import { Failure } from '../../../domain/failure/failure.js';
import { toFailure } from '../../../domain/failure/to-failure.js';
import type { NetworkId } from '../../../domain/network/caip.js';
import { isNetworkId } from '../../../domain/network/is-network-id.js';
import { readProperty } from '../../../domain/value/read-property.js';
import { type JsonService, jsonService } from '../../http/json.js';
import { loadOnce } from '../../load-once.js';
import type { BlockchainServiceOptions } from './options.js';

export interface BlockchainClient {
  /**
   * Fails with `network-not-supported` if the service does not support the network or the call (404, 501), and as
   * `JsonService` does. `anew`: a visitor retries.
   */
  on<T>(network: NetworkId, ask: (service: JsonService) => Observable<T>, anew?: boolean): Observable<T>;
  /** The same, for a repeated call: once the service has answered that it does not support it, it is not requested again, unless `anew`. */
  again<T>(
    call: string,
    network: NetworkId,
    ask: (service: JsonService) => Observable<T>,
    anew?: boolean,
  ): Observable<T>;
}

type Address = Pick<BlockchainServiceOptions, 'url' | 'projectId' | 'query'>;

/** The clients of one modal by URL: its adapters share what they have learned about the service. */
const made = new WeakMap<HandleContext, Map<string, BlockchainClient>>();

export function blockchainClient(options: Address, context: HandleContext): BlockchainClient {
  const known = made.get(context) ?? new Map<string, BlockchainClient>();
  const key = JSON.stringify([options.url, options.projectId, options.query]);
  made.set(context, known);
  const client = known.get(key) ?? makeClient(options, context);
  known.set(key, client);
  return client;
}

function makeClient({ url, projectId, query }: Address, context: HandleContext): BlockchainClient {
  const service = jsonService({ url, query, projectId: projectId ?? context.projectId }, context.scheduler);
  const load = loadOnce(() => firstValueFrom(service.get('v1/supported-chains')).then(readSupported));
  let underWay = 0;
  /** `anew`: if a shared request fails, it is sent once more. The networks may be known by now. */
  const supported = (anew: boolean) => {
    const joined = underWay > 0;
    underWay += 1;
    return (anew && joined ? load().catch(load) : load()).finally(() => {
      underWay -= 1;
    });
  };
  /** Calls that the service does not support, by network. */
  const absent = new Map<string, Failure>();
  const on: BlockchainClient['on'] = (network, ask, anew = false) =>
    defer(() => supported(anew)).pipe(
      catchError((error: unknown) => throwError(() => toFailure(error, 'request-failed'))),
      mergeMap((ids) => {
        if (ids.includes(network))
          return ask(service).pipe(catchError((error: unknown) => throwError(() => withoutCall(error))));
        return throwError(() => new Failure('network-not-supported', `The service does not support ${network}`));
      }),
    );
  return {
    on,
    again: (call, network, ask, anew = false) =>
      defer(() => {
        const key = `${call} ${network}`;
        const known = anew ? undefined : absent.get(key);
        if (known) return throwError(() => known);
        const asked = (each: JsonService) =>
          ask(each).pipe(
            tap(() => absent.delete(key)),
            catchError((error: unknown) => {
              const failure = withoutCall(error);
              if (failure.code === 'network-not-supported') absent.set(key, failure);
              return throwError(() => failure);
            }),
          );
        return on(network, asked, anew);
      }),
  };
}

/** Statuses of a service that lacks the call. */
const NO_SUCH_CALL: readonly unknown[] = [404, 501];

/** A service may lack a call, which counts as not supporting it on the network. */
function withoutCall(error: unknown): Failure {
  const cause = toFailure(error, 'request-failed');
  return NO_SUCH_CALL.includes(cause.data.status)
    ? new Failure('network-not-supported', 'The service does not support the call', { cause })
    : cause;
}

/** The maximum length of the list. Longer ones are invalid. */
const MOST = 10_000;

function readSupported(answer: unknown): readonly unknown[] {
  const ids = readProperty(answer, 'http');
  const known = Array.isArray(ids) ? ids.slice(0, MOST) : undefined;
  // A list of anything else is requested again next time.
  if (!known || (known.length > 0 && !known.some(isNetworkId)))
    throw new Failure('request-failed', 'The service returned an invalid answer');
  return known;
}
