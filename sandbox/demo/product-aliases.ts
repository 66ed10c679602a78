/** The product's published names, read from its sources: the demo is written as any dapp would be, and is never out of date. */
import { fileURLToPath } from 'node:url';
import type { Alias } from 'vite';

const entries = {
  porthole: 'infrastructure/create-modal.ts',
  'porthole/react': 'ui-react/index.ts',
  'porthole/evm': 'infrastructure/chains/evm/index.ts',
  'porthole/bitcoin': 'infrastructure/chains/bitcoin/index.ts',
  'porthole/polkadot': 'infrastructure/chains/polkadot/index.ts',
  'porthole/solana': 'infrastructure/chains/solana/index.ts',
  'porthole/injected': 'infrastructure/connectors/injected/index.ts',
  'porthole/wallet-standard': 'infrastructure/connectors/wallet-standard/index.ts',
  'porthole/bitcoin-wallets': 'infrastructure/connectors/bitcoin/index.ts',
  'porthole/polkadot-wallets': 'infrastructure/connectors/polkadot/index.ts',
  'porthole/external': 'infrastructure/connectors/external/index.ts',
  'porthole/walletconnect': 'infrastructure/connectors/walletconnect/index.ts',
  'porthole/embedded': 'infrastructure/connectors/embedded/index.ts',
  'porthole/analytics': 'infrastructure/services/analytics/index.ts',
  'porthole/blockchain': 'infrastructure/services/blockchain/index.ts',
  'porthole/directory': 'infrastructure/services/catalogue/http/index.ts',
  'porthole/wallets': 'infrastructure/services/catalogue/static/index.ts',
  'porthole/clear-signing': 'infrastructure/clear-signing/index.ts',
  'porthole/smart-sessions': 'infrastructure/smart-sessions/index.ts',
  'porthole/batch': 'infrastructure/batch/index.ts',
  'porthole/flow': 'infrastructure/flow/index.ts',
  'porthole/pay/react': 'ui-react/pay/index.ts',
  'porthole/pay': 'infrastructure/pay/index.ts',
  'porthole/onramp': 'infrastructure/services/onramp/index.ts',
  'porthole/sign-in': 'infrastructure/services/sign-in/index.ts',
  'porthole/siwe': 'infrastructure/services/siwe/index.ts',
  'porthole/verify': 'infrastructure/verify/index.ts',
  'porthole/send': 'application/send/actions.ts',
  'porthole/swap': 'application/swap/actions.ts',
  'porthole/buy': 'application/buy/actions.ts',
  'porthole/names': 'application/names/actions.ts',
  'porthole/activity': 'application/activity/actions.ts',
  'porthole/login': 'application/login/actions.ts',
  'porthole/approve': 'application/approve/actions.ts',
  'porthole/testing': 'infrastructure/fakes/index.ts',
};

export const productAliases: Alias[] = Object.entries(entries).map(([name, source]) => ({
  find: new RegExp(`^${name}$`),
  replacement: fileURLToPath(new URL(`../../${source}`, import.meta.url)),
}));
