/** Answers one request of a page as a wallet does: it prompts if consent is needed, and forwards reads to the node. */
import { type Hex, numberToHex } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import { readProperty } from '../../../domain/value/read-property.js';
import { jsonRpc } from '../../../servers/json-rpc.js';
import {
  alreadyAsking,
  chainDisconnected,
  disconnected,
  invalidParams,
  unauthorized,
  unknownChain,
  unsupportedMethod,
  userRejected,
} from '../../../servers/secure-site/frame/rpc/provider-error.js';
import { readTransaction } from '../../../servers/secure-site/frame/rpc/transaction/read-request.js';
import type { PricedToken } from '../../token-settings.js';
import type { Prompts } from '../prompts.js';
import type { WalletState } from '../wallet-state.js';
import { atomicCapabilities, batchAnswers } from './batch-answers.js';
import { assetCapabilities, listAssets } from './list-assets.js';
import { readAddedNetwork, readChainId } from './network-parameters.js';
import { grantAnswer, revokeAnswer } from './permission-answers.js';
import { signPersonalMessage, signTypedData } from './signature.js';
import { sendTransaction } from './transaction.js';

export interface AnsweringWallet {
  readonly name: string;
  readonly origin: string;
  readonly state: WalletState;
  readonly prompts: Prompts;
  /** Whether it supports atomic batches (EIP-5792). */
  readonly batches?: boolean | undefined;
  /** The assets it knows of. Undefined: none. */
  readonly assets?: { readonly tokens: readonly PricedToken[]; readonly also: readonly unknown[] } | undefined;
}

type Params = readonly unknown[];
type Answer = (params: Params, method: string) => unknown;

const READS = /^(eth|net|web3)_/;
/** Never forwarded: the node would sign with its own keys, or they need a push channel, which HTTP does not have. */
const NOT_READS = /^eth_(sign|send|subscribe|unsubscribe)(?!RawTransaction)/;

/** The function behind the provider's `request`. */
export function answerRequest({
  name,
  origin,
  state,
  prompts,
  batches,
  assets,
}: AnsweringWallet): (method: string, params: Params) => unknown {
  const chainId = () => state.snapshot().network.chainId;
  const offline = () => !state.snapshot().online;

  const consent = async (method: string, params: Params): Promise<void> => {
    if (state.misbehaviours.has('refuses-while-asking') && prompts.pending().length > 0) throw alreadyAsking(method);
    if (!(await prompts.ask({ wallet: name, method, params, origin, chainId: chainId() }))) throw userRejected();
    if (offline()) throw disconnected();
  };
  const signerOf = (address: unknown): PrivateKeyAccount => {
    if (typeof address !== 'string') throw invalidParams('expected an address.');
    const { permitted, locked } = state.snapshot();
    const signer = state.signer(address);
    if (!signer || !permitted || locked) throw unauthorized(address);
    return signer;
  };
  const permissions = () =>
    state.snapshot().permitted
      ? [
          {
            invoker: origin,
            parentCapability: 'eth_accounts',
            caveats: [{ type: 'restrictReturnedAccounts', value: state.visible() }],
          },
        ]
      : [];
  const switchTo = async (wanted: number, params: Params, method: string): Promise<null> => {
    if (wanted === chainId()) return null;
    await consent(method, params);
    if (!state.misbehaviours.has('wrong-chain-after-switch')) state.moveTo(wanted);
    return null;
  };

  // One at a time, so that two transactions never take the same nonce.
  let sending: Promise<unknown> = Promise.resolve();
  const inTurn = (send: () => Promise<Hex>): Promise<Hex> => {
    const sent = sending.then(send);
    sending = sent.catch(() => undefined);
    return sent;
  };
  const networks = () => state.snapshot().networks;
  const granting = { inUse: () => state.visible()[0], signerOf, consent };
  const answers: Readonly<Record<string, Answer>> = {
    eth_chainId: () => numberToHex(chainId()),
    net_version: () => String(chainId()),
    web3_clientVersion: () => `${name}/sandbox`,
    eth_accounts: () => state.visible(),
    eth_coinbase: () => state.visible()[0] ?? null,
    async eth_requestAccounts(params, method) {
      const { permitted, locked } = state.snapshot();
      if (!permitted || locked) {
        await consent(method, params);
        state.permit();
      }
      return state.visible();
    },
    wallet_getPermissions: permissions,
    async wallet_requestPermissions(params, method) {
      if (!namesAccounts(params)) throw invalidParams('only eth_accounts can be asked for.');
      await consent(method, params);
      state.permit();
      return permissions();
    },
    async wallet_revokePermissions(params, method) {
      if (namesAccounts(params)) state.forgetSite();
      return (batches && (await revokeAnswer(granting, params, method))) || null;
    },
    async personal_sign(params, method) {
      const signer = signerOf(params[1]);
      await consent(method, params);
      return signPersonalMessage(signer, params[0]);
    },
    async eth_signTypedData_v4(params, method) {
      const signer = signerOf(params[0]);
      await consent(method, params);
      return signTypedData(signer, params[1], chainId());
    },
    async eth_sendTransaction(params, method) {
      const request = readTransaction(params[0]);
      const signer = signerOf(request.from);
      const { network } = state.snapshot();
      if (request.chainId !== undefined && Number(request.chainId) !== network.chainId) {
        throw invalidParams(
          `the transaction is for chain ${Number(request.chainId)}, but the wallet is on ${network.chainId}.`,
        );
      }
      await consent(method, params);
      return inTurn(() => sendTransaction(signer, network, request));
    },
    wallet_switchEthereumChain(params, method) {
      const wanted = readChainId(params[0]);
      if (!state.knows(wanted)) throw unknownChain(numberToHex(wanted));
      return switchTo(wanted, params, method);
    },
    async wallet_addEthereumChain(params, method) {
      const network = readAddedNetwork(params[0]);
      if (state.knows(network.chainId)) return switchTo(network.chainId, params, method);
      await consent(method, params);
      const found = Number(await jsonRpc(network.rpcUrl, 'eth_chainId'));
      if (found !== network.chainId) throw invalidParams(`the node is on chain ${found}, not on ${network.chainId}.`);
      state.add(network);
      if (!state.misbehaviours.has('stays-after-adding')) state.moveTo(network.chainId);
      return null;
    },
    ...((assets || batches) && {
      wallet_getCapabilities: () => ({
        ...(assets && assetCapabilities(networks())),
        ...(batches && atomicCapabilities(networks())),
      }),
    }),
    ...(batches && batchAnswers({ networks, signerOf, consent, inTurn })),
    ...(batches && { wallet_grantPermissions: grantAnswer(granting) }),
    ...(assets && {
      wallet_getAssets: ([asked]: Params) =>
        listAssets(String(readProperty(asked, 'account')), state.snapshot().network, assets.tokens, assets.also),
    }),
    async wallet_watchAsset(params, method) {
      await consent(method, params);
      return true;
    },
  };

  const read = (method: string, params: Params): Promise<unknown> => {
    if (!READS.test(method) || NOT_READS.test(method)) throw unsupportedMethod(method);
    const { network } = state.snapshot();
    if (network.rpcUrl === undefined) throw chainDisconnected(network.name);
    return jsonRpc(network.rpcUrl, method, params);
  };

  return (method, params) => {
    if (offline()) throw disconnected();
    if (state.misbehaviours.has('no-permission-methods') && /^wallet_\w+Permissions$/.test(method))
      throw unsupportedMethod(method);
    const answer = Object.hasOwn(answers, method) ? answers[method] : undefined;
    return answer ? answer(params, method) : read(method, params);
  };
}

function namesAccounts([wanted]: Params): boolean {
  return typeof wanted === 'object' && wanted !== null && 'eth_accounts' in wanted;
}
