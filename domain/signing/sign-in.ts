/** Sign-in within typed data: the fields of ERC-4361, or its text as a value. */
import { signedValues, type TypedData } from '../request/typed-data.js';
import { textOf } from '../text/text-of.js';
import { dangersOf, textRow } from './signed-rows.js';
import type { Asked, SignedWords } from './signed-words.js';

/** Undefined if the data is not a sign-in. */
export function signIn(data: TypedData, { origin }: Asked): SignedWords | undefined {
  const sites = sitesIn(data);
  if (sites.length === 0) return undefined;
  const here = hostOf(origin ?? '');
  return {
    title: 'signIn',
    rows: [...new Set(sites)].map((site) => textRow('site', site)),
    dangers: dangersOf({ 'other-site': origin === undefined || sites.some((site) => hostOf(site) !== here) }),
  };
}

function sitesIn(data: TypedData): readonly string[] {
  const texts = signedValues(data).flatMap(([type, value]) => {
    if (type !== 'string') return [];
    return /^\s*(?:[a-z][a-z\d+.-]*:\/\/)?(\S+) wants you to sign in with your/i.exec(textOf(value))?.[1] ?? [];
  });
  return [...recordsIn(data.message).flatMap(sitesOf), ...texts];
}

/** A nonce, and a site by its domain or address: no other standard has both. Some exchanges derive keys from a signature for their site only. */
function sitesOf(fields: Readonly<Record<string, unknown>>): readonly string[] {
  const { domain, uri, nonce, onlySignOn } = fields;
  if (typeof onlySignOn === 'string') return [onlySignOn];
  const named = [domain, uri].filter((each): each is string => typeof each === 'string' && each !== '');
  return nonce !== undefined && named.length > 0 ? named : [];
}

function recordsIn(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (Array.isArray(value)) return value.flatMap(recordsIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Readonly<Record<string, unknown>>, ...Object.values(value).flatMap(recordsIn)];
}

function hostOf(site: string): string {
  return site
    .trim()
    .toLowerCase()
    .replace(/^[a-z][a-z\d+.-]*:\/\//, '')
    .replace(/[/?#].*$/s, '');
}
