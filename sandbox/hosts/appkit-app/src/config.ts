import type { AppKitNetwork } from '@reown/appkit/networks';
import { mainnet, sepolia } from '@reown/appkit/networks';
import { WagmiAdapter } from '@reown/appkit-adapter-wagmi';

/** The URLs of this dapp's nodes. */
const nodes = new URLSearchParams(location.search);
const customRpcUrls = {
  'eip155:1': [{ url: nodes.get('mainnet') ?? 'https://mainnet.example' }],
  'eip155:11155111': [{ url: nodes.get('sepolia') ?? 'https://sepolia.example' }],
};

export const projectId = 'b56e18d47c72ab683b10814fe9495694';
export const networks = [mainnet, sepolia] as [AppKitNetwork, ...AppKitNetwork[]];
export const metadata = {
  name: 'Lighthouse',
  description: 'A dapp written against the documentation of AppKit',
  url: location.origin,
  icons: ['https://lighthouse.example/icon.png'],
};
export const wagmiAdapter = new WagmiAdapter({ networks, projectId, customRpcUrls, ssr: true });
export const generalConfig = {
  projectId,
  networks,
  metadata,
  customRpcUrls,
  themeMode: 'light' as const,
  themeVariables: { '--w3m-accent': '#7a1f5c', '--w3m-border-radius-master': '2px' },
};
