import type { Modal } from 'porthole';
import { type SupportedProviders, Web3 } from 'web3';

/** web3.js for the connected wallet; undefined if there is none. Call it again when the account or the wallet changes. */
export function web3Of(modal: Modal): Web3 | undefined {
  const connection = modal.getState().connect.connections.eip155;
  const provider = modal.getProvider('eip155');
  if (connection?.status !== 'connected' || !provider) return undefined;
  const web3 = new Web3(provider as SupportedProviders);
  web3.eth.defaultAccount = connection.account.address;
  return web3;
}
