/** The versions of a new dapp's packages. The package's tests compare the peers with the versions that Porthole is tested with. */
export const VERSIONS = {
  react: '19.3.1',
  'react-dom': '19.3.1',
  viem: '2.57.1',
  '@walletconnect/core': '2.21.8',
  '@walletconnect/universal-provider': '2.21.8',
  '@types/node': '20.19.43',
  '@types/react': '19.3.0',
  '@types/react-dom': '19.3.0',
  typescript: '5.9.3',
};

export const WAGMI = { '@tanstack/react-query': '5.108.0', '@wagmi/core': '3.6.5', wagmi: '3.7.7' };
export const VITE = { '@vitejs/plugin-react': '6.3.0', vite: '8.3.8' };
export const NEXT = { next: '16.4.6' };
