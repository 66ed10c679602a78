/** A name service, over HTTP. */
import { catchError, map, mergeMap, type Observable, of, throwError } from 'rxjs';
import type { HandleContext } from '../../../application/ports/handle.js';
import type { NameRegistry, NameSuggestion } from '../../../application/ports/services.js';
import { Failure } from '../../../domain/failure/failure.js';
import { toFailure } from '../../../domain/failure/to-failure.js';
import { readProperty } from '../../../domain/value/read-property.js';
import { jsonService } from '../../http/json.js';
import { isNormalised } from '../../names/is-normalised.js';
import { leadsTo } from './leads-to.js';
import type { NameRegistryOptions } from './options.js';

/** The maximum number of entries; further ones are ignored. */
const MOST = 100;

export function registryClient(options: NameRegistryOptions, context: HandleContext): NameRegistry {
  const { url, suffix, projectId, query } = options;
  const service = jsonService({ url, query, projectId: projectId ?? context.projectId }, context.scheduler);
  const zone = suffix.replace(/^\./, '').toLowerCase();
  return {
    suffix: zone,
    nameOf: (address) =>
      missing(service.get(`v1/profile/reverse/${encodeURIComponent(address)}`), []).pipe(
        map((answer) =>
          listOf(answer)
            .filter((each) => leadsTo(each, address))
            .map(nameIn)
            .find((name) => name?.endsWith(`.${zone}`)),
        ),
        mergeMap((name) => (name ? isNormalised(name).pipe(map((is) => (is ? name : undefined))) : of(undefined))),
      ),
    isTaken: (name) =>
      // A name is free only if the service says that it has no owner.
      missing(service.get(`v1/profile/account/${encodeURIComponent(name)}`).pipe(map(() => true)), false),
    suggestions: (label) =>
      service.get(`v1/profile/suggestions/${encodeURIComponent(label)}`, { zone }).pipe(
        map((answer) =>
          listOf(readProperty(answer, 'suggestions')).flatMap((each): readonly NameSuggestion[] => {
            const name = nameIn(each);
            const taken = readProperty(each, 'registered');
            return name === undefined || typeof taken !== 'boolean' ? [] : [{ name, taken }];
          }),
        ),
      ),
    register: ({ coinType, ...signed }) =>
      service.post('v1/profile/account', { coin_type: coinType, ...signed }).pipe(
        mergeMap((answer) =>
          readProperty(answer, 'success') === true
            ? of(undefined)
            : throwError(() => new Failure('request-failed', 'The service did not register the name')),
        ),
        catchError((error: unknown) => throwError(() => withReason(toFailure(error, 'request-failed')))),
      ),
  };
}

/** A name that the service does not have is not a failure. */
function missing<T>(answer$: Observable<T>, otherwise: T): Observable<T> {
  return answer$.pipe(
    catchError((error: unknown) => {
      const failure = toFailure(error, 'request-failed');
      return failure.data.status === 404 ? of(otherwise) : throwError(() => failure);
    }),
  );
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value.slice(0, MOST) : [];
}

function nameIn(value: unknown): string | undefined {
  const name = readProperty(value, 'name');
  return typeof name === 'string' ? name.toLowerCase() : undefined;
}

/** Such services give reasons: `{ reasons: [{ description }] }`. */
function withReason(failure: Failure): Failure {
  const [first] = listOf(readProperty(failure.data.said, 'reasons'));
  const reason = readProperty(first, 'description');
  if (typeof reason !== 'string') return failure;
  return new Failure(failure.code, failure.message, { cause: failure, data: { ...failure.data, reason } });
}
