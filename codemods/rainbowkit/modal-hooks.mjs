/** RainbowKit's three hooks for opening screens, as a file in the dapp. */
export const MODAL_HOOKS = ['useConnectModal', 'useAccountModal', 'useChainModal'];

/** Without its extension. */
export const MODAL_HOOKS_FILE = 'porthole-modals';

export const MODAL_HOOKS_TEXT = `'use client';
/** RainbowKit's hooks for opening screens, with Porthole. Created by porthole-codemod; change it as you like. */
import { useModal } from 'porthole/react';

/** openConnectModal is undefined while a wallet is connected. */
export function useConnectModal() {
  const modal = useModal();
  const isConnected = useIsConnected();
  const connectModalOpen = useModal(({ shell }) => shell.open) && !isConnected;
  const openConnectModal = isConnected ? undefined : () => void modal.open({ view: 'Connect' });
  return { connectModalOpen, openConnectModal };
}

/** openAccountModal is undefined while no wallet is connected. */
export function useAccountModal() {
  const modal = useModal();
  const isConnected = useIsConnected();
  const accountModalOpen = useModal(({ shell }) => shell.open) && isConnected;
  const openAccountModal = isConnected ? () => void modal.open({ view: 'Account' }) : undefined;
  return { accountModalOpen, openAccountModal };
}

/** openChainModal is undefined while no wallet is connected. */
export function useChainModal() {
  const modal = useModal();
  const isConnected = useIsConnected();
  const chainModalOpen = useModal(({ shell, router }) => shell.open && router.history.at(-1)?.view === 'networks');
  const openChainModal = isConnected ? () => void modal.open({ view: 'Networks' }) : undefined;
  return { chainModalOpen, openChainModal };
}

function useIsConnected() {
  return useModal(({ connect }) => connect.connections.eip155?.status === 'connected');
}
`;
