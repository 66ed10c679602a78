/** EVM networks for a phone wallet, with the code of the page wallets. */
import { hexToNumber, isHex } from 'viem';
import type { Storage } from '../../application/ports/storage.js';
import { describeRequest } from '../wallets/panel/describe-request.js';
import { answerRequest } from '../wallets/requests/answer-request.js';
import type { WalletSettings } from '../wallets/wallet-settings.js';
import { createWalletState, type WalletState } from '../wallets/wallet-state.js';
import type { PhoneNamespaceFactory } from './phone-namespace.js';

const METHODS = {
  personal_sign: 'sign messages',
  eth_signTypedData_v4: 'sign typed data',
  eth_sendTransaction: 'send transactions',
  wallet_sendCalls: '',
  wallet_getCallsStatus: '',
  wallet_getCapabilities: '',
  eth_accounts: '',
  eth_requestAccounts: '',
  eth_chainId: '',
  wallet_switchEthereumChain: 'switch networks',
  wallet_addEthereumChain: 'add networks',
  wallet_watchAsset: 'show tokens',
  wallet_getPermissions: '',
};
/** Methods for the wallet's current network; all others are for the network in the request. */
const MOVING = new Set(['wallet_switchEthereumChain', 'wallet_addEthereumChain']);
/** The origin for the wallet's state: each session is a permission of its own. */
const EVERY_SESSION = 'wc:';

export type Eip155Settings = Pick<WalletSettings, 'rdns' | 'keys' | 'networks' | 'batches'>;

export function eip155Namespace(
  { rdns, keys, networks, batches }: Eip155Settings,
  store: Storage,
): PhoneNamespaceFactory {
  return ({ wallet, emit, onChange }) => {
    const state: WalletState = createWalletState({
      rdns,
      keys,
      networks,
      store,
      origin: EVERY_SESSION,
      onChange,
      emit(event, payload) {
        const chain = `eip155:${state.snapshot().network.chainId}`;
        if (event === 'chainChanged' && isHex(payload)) emit({ name: event, data: hexToNumber(payload), chain });
        if (event === 'accountsChanged' && Array.isArray(payload))
          emit({ name: event, data: payload.map((address) => `${chain}:${address}`), chain });
      },
    });
    state.permit();
    const known = (id: number) => state.snapshot().networks.find((each) => each.chainId === id);
    return {
      name: 'eip155',
      methods: METHODS,
      events: ['chainChanged', 'accountsChanged'],
      chains() {
        const { network, networks: all } = state.snapshot();
        return [...new Set([network.chainId, ...all.map(({ chainId }) => chainId)])].map((id) => `eip155:${id}`);
      },
      chainName: (chain) => known(idOf(chain))?.name ?? `Network ${idOf(chain)}`,
      accounts: () => state.snapshot().accounts,
      addresses: () => state.visible(),
      async answer({ chain, method, params, origin }, prompts) {
        const id = idOf(chain);
        const network = known(id) ?? { chainId: id, name: `Network ${id}` };
        const there: WalletState = { ...state, snapshot: () => ({ ...state.snapshot(), network }) };
        const answer = answerRequest({
          name: wallet,
          origin,
          state: MOVING.has(method) ? state : there,
          prompts,
          batches,
        });
        return await answer(method, Array.isArray(params) ? params : [params]);
      },
      describe: (request) => describeRequest(request, state.snapshot().networks),
      changeAccount: (index) => state.select(index),
      changeChain: (chain) => state.moveTo(idOf(chain)),
    };
  };
}

function idOf(chain: string): number {
  return Number(chain.slice('eip155:'.length));
}
