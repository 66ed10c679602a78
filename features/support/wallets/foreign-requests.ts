/** Requests to a node that only a node of another kind of network could answer. A page must never send any. */
import type { Namespace } from '../../../domain/network/caip.js';
import { isBitcoinAddress } from '../../../infrastructure/chains/bitcoin/address.js';

export interface NodeRequest {
  /** Paths of HTTP requests. */
  readonly verb: string;
  readonly path: string;
  readonly body: string;
}

/** Methods of JSON-RPC. */
const OWN_METHODS: Readonly<Partial<Record<Namespace, RegExp>>> = {
  // The last one estimates changes if a node has no eth_simulateV1, or answers it with an error.
  eip155: /^((eth|net|web3)_|debug_traceCall$)/,
  solana: /^[a-z]+[A-Z][a-zA-Z]+$/,
  polkadot: /^(state|chain|system|author|payment)_/,
};
/** Requests to explorers of Bitcoin, with the address. */
const OF_EXPLORERS = [/^GET .*\/v1\/fees\/recommended$/, /^GET .*\/tx\/[\da-f]{64}(\/\w+){0,2}$/, /^POST .*\/tx$/];
const OF_ADDRESS = /^GET .*\/address\/(\w+)\/utxo$/;

/** The requests that do not belong to the namespace, as text. */
export function foreignRequests(namespace: Namespace, question: NodeRequest): readonly string[] {
  const { verb, path, body } = question;
  // Preflight requests of browsers.
  if (verb === 'OPTIONS') return [];
  const stray = namespace === 'bip122' ? foreignToExplorer(question) : foreignMethods(namespace, verb, path, body);
  return stray.map((what) => `A node of ${namespace} was asked for ${what}.`);
}

function foreignToExplorer({ verb, path, body }: NodeRequest): readonly string[] {
  const line = `${verb} ${path}`;
  const address = OF_ADDRESS.exec(line)?.[1];
  const known = address === undefined ? OF_EXPLORERS.some((each) => each.test(line)) : isBitcoinAddress(address);
  return known && /^[\da-f]*$/.test(body) ? [] : [`${line} ${body}`];
}

/** The methods in a body of JSON-RPC, single or in a batch. */
function foreignMethods(namespace: Namespace, verb: string, path: string, body: string): readonly string[] {
  const own = OWN_METHODS[namespace];
  if (!own) return [];
  if (verb !== 'POST') return [`${verb} ${path}`];
  let said: unknown;
  try {
    said = JSON.parse(body);
  } catch {
    return [body];
  }
  return [said]
    .flat()
    .map((each) => String(Object(each).method))
    .filter((method) => !own.test(method));
}
