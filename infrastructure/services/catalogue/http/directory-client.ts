/** A wallet directory that is asked over HTTP. */
import { catchError, defer, map, type Observable, type SchedulerLike, throwError } from 'rxjs';
import type { Catalogue, CataloguePage, CatalogueQuery } from '../../../../application/ports.js';
import { Failure } from '../../../../domain/failure.js';
import { readProperty } from '../../../../domain/read-property.js';
import { toFailure } from '../../../../domain/to-failure.js';
import { get } from '../../../http/get.js';
import type { HttpCatalogueOptions } from './index.js';
import { readWallet } from './read-wallet.js';

const MOST_BYTES = 4_000_000;
const MOST_PICTURE_BYTES = 200_000;
const MOST_ORIGIN_BYTES = 200_000;
const PICTURE = /^image\/(png|svg\+xml|webp|jpeg|gif|avif)$/;

export function directoryClient(options: HttpCatalogueOptions, scheduler: SchedulerLike): Catalogue {
  const ask = (path: string, parameters: Readonly<Record<string, string>> = {}) => {
    // On the page's own host it may be said as `/directory`.
    const base = new URL(options.url.endsWith('/') ? options.url : `${options.url}/`, globalThis.location?.href);
    const url = new URL(path, base);
    const all = { ...options.query, ...(options.projectId && { projectId: options.projectId }), ...parameters };
    for (const [name, value] of Object.entries(all)) if (value !== '') url.searchParams.set(name, value);
    return url;
  };
  return {
    wallets: (query) =>
      asking(() => get(ask('getWallets', parametersOf(query)), { scheduler, mostBytes: MOST_BYTES })).pipe(
        map(({ body }) => readPage(body, query)),
      ),
    image: (imageId): Observable<string> =>
      asking(() =>
        get(ask(`getWalletImage/${encodeURIComponent(imageId)}`), { scheduler, mostBytes: MOST_PICTURE_BYTES }),
      ).pipe(
        map(({ contentType, body }) => {
          if (!PICTURE.test(contentType)) throw new Failure('request-failed', 'The answer is no picture');
          return `data:${contentType};base64,${base64(body)}`;
        }),
      ),
    ...(options.projectId && {
      origins: () =>
        asking(() => get(ask('projects/v1/origins'), { scheduler, mostBytes: MOST_ORIGIN_BYTES })).pipe(
          map(({ body }) => readOrigins(body)),
        ),
    }),
  };
}

/** An address that is none ends as a failure, too. */
function asking<T>(ask: () => Observable<T>): Observable<T> {
  return defer(ask).pipe(catchError((error: unknown) => throwError(() => toFailure(error, 'request-failed'))));
}

function parametersOf({ page, entries, include, exclude, chains, search = '', badge }: CatalogueQuery) {
  return {
    page: String(page),
    entries: String(entries),
    include: include.join(),
    exclude: exclude.join(),
    chains: chains.join(),
    search: search.trim(),
    badge_type: badge ?? '',
  };
}

function readPage(body: Uint8Array<ArrayBuffer>, { page, entries }: CatalogueQuery): CataloguePage {
  const answer = parse(body);
  const [list, told] = [readProperty(answer, 'data'), readProperty(answer, 'count')];
  if (!Array.isArray(list)) throw new Failure('request-failed', 'The answer of the wallet directory is not understood');
  const seen = new Set<string>();
  const wallets = list.slice(0, entries).flatMap((value: unknown) => {
    const wallet = readWallet(value);
    if (!wallet || seen.has(wallet.id)) return [];
    seen.add(wallet.id);
    return wallet;
  });
  // There are at least as many as were seen, whatever it counts.
  const seenSoFar = wallets.length === 0 ? 0 : (page - 1) * entries + wallets.length;
  return { wallets, count: Math.max(Number.isFinite(told) ? Math.floor(Number(told)) : 0, seenSoFar) };
}

function readOrigins(body: Uint8Array<ArrayBuffer>): readonly string[] {
  const list = readProperty(parse(body), 'allowedOrigins');
  if (!Array.isArray(list)) throw new Failure('request-failed', 'The answer of the wallet directory is not understood');
  return list.filter((each: unknown) => typeof each === 'string');
}

function parse(body: Uint8Array<ArrayBuffer>): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch (cause) {
    throw new Failure('request-failed', 'The answer of the wallet directory is not JSON', { cause });
  }
}

function base64(bytes: Uint8Array<ArrayBuffer>): string {
  let binary = '';
  // As many at a time as may safely be arguments of one call.
  for (let at = 0; at < bytes.length; at += 8_192) binary += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return btoa(binary);
}
