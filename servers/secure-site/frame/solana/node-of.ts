/** The site's Solana network and its node, as the modal's adapters use one. */
import { defer, from, map } from 'rxjs';
import type { NetworkId } from '../../../../domain/network/caip.js';
import type { Network } from '../../../../domain/network/network.js';
import type { AskNode } from '../../../../infrastructure/chains/solana/ask-node.js';
import { jsonRpc } from '../../../json-rpc.js';
import type { SolanaSiteNetwork } from '../../site-settings.js';

export function networkOf({ id, name, rpcUrl, symbol, decimals }: SolanaSiteNetwork): Network {
  return {
    id: id.slice(id.indexOf(':') + 1),
    ...{ caipNetworkId: id as NetworkId, chainNamespace: 'solana', name },
    nativeCurrency: { name: symbol, symbol, decimals },
    rpcUrls: { default: { http: [rpcUrl] } },
  };
}

export const askNode: AskNode = ({ rpcUrls }, shape, method, ...params) =>
  defer(() => from(jsonRpc(rpcUrls.default.http[0] ?? '', method, params))).pipe(
    map((answer) => {
      const wrong = shape(answer);
      if (wrong) throw new Error(`The answer to ${method} is invalid: ${wrong}`);
      return answer as never;
    }),
  );
