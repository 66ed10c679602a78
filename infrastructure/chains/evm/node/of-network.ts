/**
 * A node of another network is not used. Its network is requested together with the first request, so that no time
 * is lost; a node that does not know is trusted.
 */
import type { NetworkId } from '../../../../domain/network/caip.js';
import { readChainId } from '../../../../domain/network/chain-id.js';
import type { Network } from '../../../../domain/network/network.js';
import type { Ask } from './http-node.js';

const CHAIN_ID = { method: 'eth_chainId' };

/** `onOther`: called once, with what the node says. */
export function ofNetwork({ caipNetworkId, name }: Network, ask: Ask, onOther: (id: string) => void): Ask {
  let known = false;
  let logged = false;
  let asking: Promise<NetworkId | 'unreadable' | undefined> | undefined;
  return async (question) => {
    if (known) return ask(question);
    const answer = ask(question);
    // Checked once the network is known.
    answer.catch(() => undefined);
    asking ??= ask(CHAIN_ID)
      .then(readNetworkId, () => undefined)
      .finally(() => {
        asking = undefined;
      });
    const id = await asking;
    if (id !== undefined && id !== caipNetworkId) {
      if (!logged) onOther(id);
      logged = true;
      throw otherNetwork(name);
    }
    known = id !== undefined;
    return answer;
  };
}

/** Whether a node answers and is of the right network: used for samples. */
export async function isOfNetwork({ caipNetworkId, name }: Network, ask: Ask): Promise<void> {
  if (readNetworkId(await ask(CHAIN_ID)) !== caipNetworkId) throw otherNetwork(name);
}

function readNetworkId(answer: unknown): NetworkId | 'unreadable' {
  try {
    return readChainId(answer);
  } catch {
    return 'unreadable';
  }
}

/** The EIP-1193 code of a provider that is disconnected from the requested network, which is not retried. */
function otherNetwork(name: string): Error {
  return Object.assign(new Error(`The node is not one of ${name}`), { code: 4901 });
}
