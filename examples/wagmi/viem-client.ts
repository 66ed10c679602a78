import type { Modal } from 'porthole';
import { type Address, createWalletClient, custom, type EIP1193Provider, type WalletClient } from 'viem';

/** A viem client for the connected wallet; undefined if there is none. */
export function walletClient(modal: Modal): WalletClient | undefined {
  const connection = modal.getState().connect.connections.eip155;
  const provider = modal.getProvider('eip155');
  if (connection?.status !== 'connected' || !provider) return undefined;
  return createWalletClient({
    account: connection.account.address as Address,
    transport: custom(provider as EIP1193Provider),
  });
}
