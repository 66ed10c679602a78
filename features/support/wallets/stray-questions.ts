/** What a node is asked that only nodes of another kind of network know: nothing of the kind may ever leave a page. */
import type { Namespace } from '../../../domain/network/caip.js';
import { isBitcoinAddress } from '../../../infrastructure/chains/bitcoin/address.js';

export interface NodeQuestion {
  /** Of HTTP. */
  readonly verb: string;
  readonly path: string;
  readonly body: string;
}

/** Of those that are asked by JSON-RPC. */
const OWN_METHODS: Readonly<Partial<Record<Namespace, RegExp>>> = {
  // The last is how changes are estimated where a node has no eth_simulateV1, or answers it with an error.
  eip155: /^((eth|net|web3)_|debug_traceCall$)/,
  solana: /^[a-z]+[A-Z][a-zA-Z]+$/,
  polkadot: /^(state|chain|system|author|payment)_/,
};
/** What explorers of Bitcoin are asked, with the address that it is about. */
const OF_EXPLORERS = [/^GET .*\/v1\/fees\/recommended$/, /^GET .*\/tx\/[\da-f]{64}(\/\w+){0,2}$/, /^POST .*\/tx$/];
const OF_ADDRESS = /^GET .*\/address\/(\w+)\/utxo$/;

/** In words, what is not the namespace's own. */
export function strayQuestions(namespace: Namespace, question: NodeQuestion): readonly string[] {
  const { verb, path, body } = question;
  // Browsers ask for leave first.
  if (verb === 'OPTIONS') return [];
  const stray = namespace === 'bip122' ? strayOfExplorer(question) : strayMethods(namespace, verb, path, body);
  return stray.map((what) => `A node of ${namespace} was asked for ${what}.`);
}

function strayOfExplorer({ verb, path, body }: NodeQuestion): readonly string[] {
  const line = `${verb} ${path}`;
  const address = OF_ADDRESS.exec(line)?.[1];
  const known = address === undefined ? OF_EXPLORERS.some((each) => each.test(line)) : isBitcoinAddress(address);
  return known && /^[\da-f]*$/.test(body) ? [] : [`${line} ${body}`];
}

/** The methods in a body of JSON-RPC, single or in a batch. */
function strayMethods(namespace: Namespace, verb: string, path: string, body: string): readonly string[] {
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
