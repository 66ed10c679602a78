import { BrowserProvider, type Eip1193Provider, type JsonRpcSigner } from 'ethers';
import type { Modal } from 'porthole';

/** An ethers signer for the connected wallet; undefined if there is none. Call it again when the account or the wallet changes. */
export async function ethersSigner(modal: Modal): Promise<JsonRpcSigner | undefined> {
  const connection = modal.getState().connect.connections.eip155;
  const provider = modal.getProvider('eip155');
  if (connection?.status !== 'connected' || !provider) return undefined;
  // `any`: the wallet may switch networks.
  return await new BrowserProvider(provider as Eip1193Provider, 'any').getSigner(connection.account.address);
}
