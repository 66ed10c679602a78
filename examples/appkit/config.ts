import { mainnet, sepolia } from 'porthole/appkit/networks';
import { createAppKit } from 'porthole/appkit/react';
import { WagmiAdapter } from 'porthole/appkit/wagmi';

const projectId = 'your-project-id';
const networks = [mainnet, sepolia];

export const wagmiAdapter = new WagmiAdapter({ networks, projectId, ssr: true });

export const appKit = createAppKit({
  adapters: [wagmiAdapter],
  networks,
  projectId,
  features: { analytics: false },
  themeVariables: { '--w3m-accent': '#7a1f5c' },
  // Not in AppKit: any option of `createModal`.
  porthole: { storagePrefix: '@lighthouse/' },
});
