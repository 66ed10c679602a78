/** A wallet directory over HTTP. */
import { map, mergeMap, type Observable, of as only, type SchedulerLike, throwError } from 'rxjs';
import type { Catalogue, CataloguePage, CatalogueQuery, Pictured } from '../../../../application/ports/catalogue.js';
import { Failure } from '../../../../domain/failure/failure.js';
import { readProperty } from '../../../../domain/value/read-property.js';
import { asked } from '../../../http/asked.js';
import { get } from '../../../http/get.js';
import { parsed } from '../../../http/parsed.js';
import { serviceUrl } from '../../../http/service-url.js';
import type { HttpCatalogueOptions } from './options.js';
import { pictureIdOf } from './picture-ids.js';
import { readWallet } from './read-wallet.js';

const MOST_BYTES = 4_000_000;
const MOST_PICTURE_BYTES = 200_000;
const MOST_ORIGIN_BYTES = 200_000;
const PICTURE = /^image\/(png|svg\+xml|webp|jpeg|gif|avif)$/;

/** By now the project is known, if there is one. */
type Settings = Omit<HttpCatalogueOptions, 'projectId'> & { readonly projectId?: string | undefined };

export function directoryClient(options: Settings, scheduler: SchedulerLike): Catalogue {
  const ask = (path: string, parameters?: Readonly<Record<string, string>>) => serviceUrl(options, path, parameters);
  const picture = (path: string): Observable<string> =>
    asked(() => get(ask(path), { scheduler, mostBytes: MOST_PICTURE_BYTES })).pipe(
      map(({ contentType, body }) => {
        if (!PICTURE.test(contentType)) throw new Failure('request-failed', 'The answer is not an image');
        return `data:${contentType};base64,${base64(body)}`;
      }),
    );
  return {
    wallets: (query) =>
      asked(() => get(ask('getWallets', parametersOf(query)), { scheduler, mostBytes: MOST_BYTES })).pipe(
        map(({ body }) => readPage(body, query)),
      ),
    image: (imageId) => picture(`getWalletImage/${encodeURIComponent(imageId)}`),
    picture: (of) => pathOf(of).pipe(mergeMap(picture)),
    ...(options.projectId && {
      origins: () =>
        asked(() => get(ask('projects/v1/origins'), { scheduler, mostBytes: MOST_ORIGIN_BYTES })).pipe(
          map(({ body }) => readOrigins(body)),
        ),
    }),
  };
}

/** The image's URL. Fails with `request-failed`, without a request, if its id is unknown. */
function pathOf(of: Pictured): Observable<string> {
  const below = (call: string, id: string) => `public/${call}/${encodeURIComponent(id)}`;
  if (of.kind === 'currency') return only(below('getCurrencyImage', of.id));
  if (of.kind === 'token') return only(below('getTokenImage', of.symbol));
  if (of.kind === 'network' && of.imageId !== undefined) return only(below('getAssetImage', of.imageId));
  const id = pictureIdOf(of.kind, of.kind === 'network' ? of.id.slice(of.id.indexOf(':') + 1) : of.id);
  if (id === undefined) return throwError(() => new Failure('request-failed', `There is no image of ${of.id}`));
  return only(below('getAssetImage', id));
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
  const answer = parsed(body);
  const [list, reported] = [readProperty(answer, 'data'), readProperty(answer, 'count')];
  if (!Array.isArray(list)) throw new Failure('request-failed', 'The wallet directory returned an invalid answer');
  const seen = new Set<string>();
  const wallets = list.slice(0, entries).flatMap((value: unknown) => {
    const wallet = readWallet(value);
    if (!wallet || seen.has(wallet.id)) return [];
    seen.add(wallet.id);
    return wallet;
  });
  // If every entry is invalid, the answer does not mean that there are no wallets.
  if (list.length > 0 && wallets.length === 0)
    throw new Failure('request-failed', 'The wallet directory returned an invalid answer');
  // There are at least as many as were seen, even if the reported count is lower.
  const seenSoFar = wallets.length === 0 ? 0 : (page - 1) * entries + wallets.length;
  const counted = typeof reported === 'number' && Number.isFinite(reported) ? Math.floor(reported) : 0;
  return { wallets, count: Math.max(counted, seenSoFar) };
}

function readOrigins(body: Uint8Array<ArrayBuffer>): readonly string[] {
  const list = readProperty(parsed(body), 'allowedOrigins');
  if (!Array.isArray(list)) throw new Failure('request-failed', 'The wallet directory returned an invalid answer');
  return list.filter((each: unknown) => typeof each === 'string').map(asWritten);
}

/** A pattern with its non-ASCII labels in the spelling of origins. Labels with `*` are left as they are: browsers disagree about `*` in a host. */
function asWritten(pattern: string): string {
  return pattern.replace(/[^\s./:*@?#[\]]*[^\p{ASCII}][^\s./:*@?#[\]]*/gu, (label) => {
    try {
      return new URL(`https://${label}`).hostname;
    } catch {
      return label;
    }
  });
}

function base64(bytes: Uint8Array<ArrayBuffer>): string {
  let binary = '';
  // In chunks that are safe as the arguments of one call.
  for (let at = 0; at < bytes.length; at += 8_192) binary += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return btoa(binary);
}
