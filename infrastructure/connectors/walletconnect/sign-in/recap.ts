/** The permissions requested together with sign-in (ReCaps, EIP-5573), as a session has them: methods on networks. */
import { isNetworkId } from '../../../../domain/network/is-network-id.js';
import { readProperty } from '../../../../domain/value/read-property.js';
import { readList } from '../../eip1193/read-list.js';

export interface Recap {
  readonly methods: readonly string[];
  /** CAIP-2 ids that the wallet has named. */
  readonly chains: readonly string[];
  /** Its statement in the signed text. */
  readonly sentence: string;
}

const SCHEME = 'urn:recap:';
const OPENING = 'I further authorize the stated URI to perform the following actions on my behalf: ';
/** Limits on a valid ReCap. */
const [MOST_LETTERS, MOST_ACTIONS, MOST_CHAINS] = [20_000, 200, 100];
/** No line breaks or quotation marks, which could change the meaning of the text. */
const ABILITY = /^[a-z]{1,20}\/[\w.]{1,100}$/;

export function recapUri(methods: readonly string[]): string {
  const actions = [...new Set(methods)].sort().map((method) => [`request/${method}`, [{}]]);
  return `${SCHEME}${btoa(JSON.stringify({ att: { eip155: Object.fromEntries(actions) } })).replaceAll('=', '')}`;
}

export function isRecap(resource: unknown): resource is string {
  return typeof resource === 'string' && resource.startsWith(SCHEME);
}

/** Undefined unless it is a recap for EVM networks only. */
export function readRecap(uri: string): Recap | undefined {
  if (uri.length > MOST_LETTERS) return undefined;
  try {
    const code = uri.slice(SCHEME.length).replaceAll('-', '+').replaceAll('_', '/');
    const resources: unknown = readProperty(JSON.parse(atob(code)), 'att');
    const actions: unknown = readProperty(resources, 'eip155');
    if (typeof actions !== 'object' || actions === null || Object.keys(resources ?? {}).join() !== 'eip155')
      return undefined;
    const abilities = Object.keys(actions);
    if (abilities.length > MOST_ACTIONS || !abilities.every((each) => ABILITY.test(each))) return undefined;
    const chains = abilities.flatMap((each) => chainsOf(readProperty(actions, each)));
    const methods = abilities.flatMap((each) => (each.startsWith('request/') ? [each.slice('request/'.length)] : []));
    return { methods, chains: [...new Set(chains)], sentence: sentenceOf(abilities) };
  } catch {
    return undefined;
  }
}

/** In the wallets' format: by kind of action, sorted alphabetically. */
function sentenceOf(abilities: readonly string[]): string {
  const pairs = abilities.map((each) => each.split('/') as [string, string]);
  const sorted = pairs.sort(([, a], [, b]) => a.localeCompare(b));
  const kinds = [...new Set(sorted.map(([kind]) => kind))];
  const clauses = kinds.map((kind, at) => {
    const names = sorted.flatMap(([each, name]) => (each === kind ? [`'${name}'`] : []));
    return `(${at + 1}) '${kind}': ${names.join(', ')} for 'eip155'.`;
  });
  return `${OPENING}${clauses.join(', ').replace('.,', '.')}`;
}

function chainsOf(limits: unknown): readonly string[] {
  const [first] = readList(limits, 1) ?? [];
  return (readList(readProperty(first, 'chains'), MOST_CHAINS) ?? []).filter(isNetworkId);
}
