/** The provider of one namespace of a session. For eip155 it is EIP-1193; elsewhere networks are CAIP-2 ids. */
import type { Subscription } from 'rxjs';
import type { LinkChange } from '../../../../application/ports/link.js';
import { Failure } from '../../../../domain/failure/failure.js';
import type { NetworkId } from '../../../../domain/network/caip.js';
import { chainIdToHex, readChainId } from '../../../../domain/network/chain-id.js';
import { isNetworkId } from '../../../../domain/network/is-network-id.js';
import { readProperty } from '../../../../domain/value/read-property.js';
import type { Eip1193Provider, Eip1193Request } from '../../eip1193/provider.js';
import type { Dialect } from '../dialects/dialect.js';
import { providerError, walletConnectFailure } from '../errors.js';
import { askNode, isForNode } from './ask-node.js';
import type { LiveNamespace } from './live-session.js';

export interface SessionProviderParts {
  readonly part: LiveNamespace;
  /** Converts requests that are not passed on unchanged. */
  readonly dialect: Dialect | undefined;
  /** Sends a request to the wallet. Fails with anything. */
  readonly askWallet: (networkId: NetworkId, request: Eip1193Request) => Promise<unknown>;
  /** The node for read requests. */
  readonly nodeOf: (networkId: NetworkId) => string | undefined;
}

type Listener = (payload: unknown) => void;

export function sessionProvider(parts: SessionProviderParts): Eip1193Provider {
  const { part } = parts;
  const listeners = new Map<string, Set<Listener>>();
  let following: Subscription | undefined;

  const report = (change: LinkChange) => {
    if (change.type === 'joined') return;
    const [event, payload] = eventOf(change);
    for (const listener of [...(listeners.get(event) ?? [])]) listener(payload);
  };
  return {
    async request(request) {
      try {
        return await answer(parts, request);
      } catch (error) {
        throw providerError(walletConnectFailure(error));
      }
    },
    on(event, listener) {
      listeners.set(event, (listeners.get(event) ?? new Set<Listener>()).add(listener));
      following ??= part.changes$.subscribe(report);
    },
    removeListener(event, listener) {
      listeners.get(event)?.delete(listener);
      if ([...listeners.values()].some(({ size }) => size > 0)) return;
      following?.unsubscribe();
      following = undefined;
    },
  };
}

function eventOf(change: Exclude<LinkChange, { type: 'joined' }>): readonly [event: string, payload: unknown] {
  switch (change.type) {
    case 'accounts':
      return ['accountsChanged', change.accounts.map(({ address }) => address)];
    case 'network':
      return ['chainChanged', chainIdOf(change.networkId)];
    case 'lost':
    case 'replaced':
      return ['disconnect', providerError(new Failure('wallet-disconnected', 'The session has ended'))];
  }
}

function chainIdOf(networkId: NetworkId): string {
  return networkId.startsWith('eip155:') ? chainIdToHex(networkId) : networkId;
}

async function answer(parts: SessionProviderParts, request: Eip1193Request): Promise<unknown> {
  const { part, dialect, askWallet, nodeOf } = parts;
  const { method } = request;
  const { networkId } = part;
  if (part.ended) throw new Failure('wallet-disconnected', 'The session has ended');
  if (part.namespace === 'eip155') {
    switch (method) {
      case 'eth_accounts':
      case 'eth_requestAccounts':
        return part.accounts.map(({ address }) => address);
      case 'eth_chainId':
        return chainIdToHex(networkId);
      case 'wallet_switchEthereumChain':
      case 'wallet_addEthereumChain':
        return await move(parts, request);
    }
    // Signing and sending go to the wallet, everything else to a node.
    if (isForNode(method)) return await askNode(nodeOf(networkId), request);
  }
  const ask = async (asked: Eip1193Request): Promise<unknown> => {
    if (!part.methods.includes(asked.method))
      throw new Failure('method-not-supported', `The wallet did not agree to ${asked.method}`);
    if (!part.covers(networkId)) throw new Failure('network-disconnected', `The wallet did not agree to ${networkId}`);
    return await askWallet(part.spelled(networkId), asked);
  };
  if (!dialect) return await ask(request);
  const addresses = part.accounts.map(({ address }) => address);
  const { spelledAddress: own } = part;
  return await dialect.ask(request, {
    addresses,
    networkId,
    own,
    ask: (name, params) => ask({ method: name, params }),
  });
}

/** The dapp switches to a network of the session by itself: each request names its network. */
async function move({ part, askWallet }: SessionProviderParts, request: Eip1193Request): Promise<null> {
  const target = targetOf(request);
  if (part.covers(target) && request.method === 'wallet_switchEthereumChain') {
    part.moveTo(target);
    return null;
  }
  if (!part.methods.includes(request.method)) {
    throw new Failure('network-not-supported', `The wallet did not agree to ${request.method}`);
  }
  await askWallet(part.spelled(part.carrier), request);
  part.moveTo(target);
  return null;
}

function targetOf({ params }: Eip1193Request): NetworkId {
  const chainId = readProperty(readProperty(params, '0'), 'chainId');
  return isNetworkId(chainId) ? chainId : readChainId(chainId);
}
