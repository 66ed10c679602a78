/** What a node is asked that only nodes of another kind of network know: nothing of the kind may ever leave a page. */
import type { Namespace } from '../../domain/caip.js';

const OWN_METHODS: Readonly<Partial<Record<Namespace, RegExp>>> = {
  eip155: /^(eth|net|web3)_/,
  solana: /^[a-z]+[A-Z][a-zA-Z]+$/,
};

/** The methods in a body of JSON-RPC, single or in a batch, that are not the namespace's own. */
export function strayQuestions(namespace: Namespace, body: string): readonly string[] {
  const own = OWN_METHODS[namespace];
  if (!own) return [];
  let said: unknown;
  try {
    said = JSON.parse(body);
  } catch {
    return [];
  }
  return [said]
    .flat()
    .map((each) => String(Object(each).method))
    .filter((method) => !own.test(method))
    .map((method) => `A node of ${namespace} was asked for ${method}.`);
}
