import { BITCOIN, budgets, EIP155, POLKADOT, SOLANA } from './size.budgets.mjs';

/** Limits of dapps on other networks or with other entries. Each page is bundled separately; only its own parts are listed. */
export const otherPages = [
  {
    source: `
      import { createModal } from 'porthole';
      import { PortholeButton, PortholeProvider, useModal } from 'porthole/react';
      import { solana } from 'porthole/solana';
      import { walletStandard } from 'porthole/wallet-standard';
      globalThis.host = [createModal, solana, walletStandard, PortholeButton, PortholeProvider, useModal];
    `,
    foreign: [...EIP155, ...BITCOIN, ...POLKADOT],
    entryPoint: budgets.entryPoint,
    core: {
      limit: budgets.core.limit,
      roots: [
        ...budgets.core.roots.filter((root) => !EIP155.includes(root)),
        'infrastructure/connectors/wallet-standard/connector.ts',
      ],
    },
    shared: budgets.shared,
    shown: ['entry point', 'stages 0 + 1', 'solana'],
    parts: [
      ...budgets.parts,
      {
        name: 'talking to wallets of solana',
        roots: ['infrastructure/connectors/wallet-standard/connect-wallet.ts'],
        limit: 5_350,
      },
      {
        // 150 bytes recognise durable nonces, deposits that go elsewhere, and the programs of compressed items, by their addresses.
        name: 'changes of solana',
        roots: ['infrastructure/chains/solana/simulation/'],
        limit: 3_625,
        after: 'chain solana',
      },
      // Compares the fee of a page's transaction with usual fees. Loaded with the first such request.
      {
        name: 'fees of solana',
        roots: ['infrastructure/chains/solana/fees/'],
        limit: 2_000,
        after: 'chain solana',
      },
      { name: 'chain solana', roots: ['infrastructure/chains/solana/chain.ts'], limit: 5_070 },
      {
        name: 'first verification of solana',
        roots: ['infrastructure/chains/solana/verify-message.ts'],
        limit: 12_500,
        after: 'chain solana',
      },
      {
        // Solana's own library cannot be split.
        name: 'first transfer of solana',
        roots: ['infrastructure/chains/solana/transfers.ts'],
        limit: 90_000,
        after: 'chain solana',
      },
    ],
  },
  {
    source: `
      import { createModal } from 'porthole';
      import { PortholeButton, PortholeProvider, useModal } from 'porthole/react';
      import { bitcoin } from 'porthole/bitcoin';
      import { bitcoinWallets } from 'porthole/bitcoin-wallets';
      globalThis.host = [createModal, bitcoin, bitcoinWallets, PortholeButton, PortholeProvider, useModal];
    `,
    foreign: [...EIP155, ...SOLANA, ...POLKADOT],
    entryPoint: budgets.entryPoint,
    core: {
      limit: budgets.core.limit,
      roots: [
        ...budgets.core.roots.filter((root) => !EIP155.includes(root)),
        'infrastructure/connectors/bitcoin/connector.ts',
      ],
    },
    shared: budgets.shared,
    shown: ['entry point', 'stages 0 + 1', 'bitcoin'],
    parts: [
      ...budgets.parts,
      {
        name: 'talking to wallets of bitcoin',
        roots: ['infrastructure/connectors/bitcoin/connect-wallet.ts'],
        limit: 9_650,
      },
      { name: 'chain bitcoin', roots: ['infrastructure/chains/bitcoin/chain.ts'], limit: 7_160 },
      {
        // The arithmetic of two curves. Loaded once the wallet has answered.
        name: 'first signature of bitcoin',
        roots: ['infrastructure/chains/bitcoin/verify-message.ts'],
        limit: 20_000,
        after: 'chain bitcoin',
      },
      {
        name: 'first transfer of bitcoin',
        roots: ['infrastructure/chains/bitcoin/transfers.ts'],
        limit: 50_000,
        after: 'chain bitcoin',
      },
    ],
  },
  {
    source: `
      import { createModal } from 'porthole';
      import { PortholeButton, PortholeProvider, useModal } from 'porthole/react';
      import { polkadot } from 'porthole/polkadot';
      import { polkadotWallets } from 'porthole/polkadot-wallets';
      globalThis.host = [createModal, polkadot, polkadotWallets, PortholeButton, PortholeProvider, useModal];
    `,
    foreign: [...EIP155, ...SOLANA, ...BITCOIN],
    entryPoint: budgets.entryPoint,
    core: {
      limit: budgets.core.limit,
      roots: [
        ...budgets.core.roots.filter((root) => !EIP155.includes(root)),
        'infrastructure/connectors/polkadot/connector.ts',
      ],
    },
    shared: budgets.shared,
    shown: ['entry point', 'stages 0 + 1', 'polkadot'],
    parts: [
      ...budgets.parts,
      {
        name: 'talking to wallets of polkadot',
        roots: ['infrastructure/connectors/polkadot/connect-wallet.ts'],
        limit: 8_500,
      },
      { name: 'chain polkadot', roots: ['infrastructure/chains/polkadot/chain.ts'], limit: 7_000 },
      {
        name: 'first signature of polkadot',
        roots: ['infrastructure/chains/polkadot/verify-text.ts'],
        limit: 17_000,
        after: 'chain polkadot',
      },
      {
        name: 'signatures of other kinds of polkadot',
        roots: ['infrastructure/chains/polkadot/verify-other-kinds.ts'],
        limit: 18_000,
        after: 'first signature of polkadot',
      },
    ],
  },
  {
    source: `
      import { createModal } from 'porthole';
      import { evm } from 'porthole/evm';
      import { PortholeButton, PortholeProvider } from 'porthole/react';
      globalThis.host = [createModal, evm, PortholeButton, PortholeProvider];
      globalThis.others = () => import('porthole/wagmi');
    `,
    // A page with wagmi has them already.
    outside: ['@wagmi/core', 'viem'],
    foreign: [...SOLANA, ...BITCOIN, ...POLKADOT],
    entryPoint: budgets.entryPoint,
    core: budgets.core,
    shared: budgets.shared,
    shown: ['  wagmi'],
    parts: [...budgets.parts, { name: 'wagmi', roots: ['wagmi'], limit: 4_300 }],
  },
  {
    // A dapp that moves over from AppKit.
    source: `
      import { createModal } from 'porthole';
      import { evm } from 'porthole/evm';
      import { PortholeButton, PortholeProvider } from 'porthole/react';
      globalThis.host = [createModal, evm, PortholeButton, PortholeProvider];
      globalThis.others = () => [
        import('porthole/appkit/react'),
        import('porthole/appkit/ethers'),
        import('porthole/appkit/wagmi'),
      ];
    `,
    outside: ['@wagmi/core', 'viem'],
    foreign: [...SOLANA, ...BITCOIN, ...POLKADOT],
    entryPoint: budgets.entryPoint,
    core: budgets.core,
    shared: budgets.shared,
    shown: [
      'appkit',
      'appkit for wagmi',
      'appkit, buttons as elements',
      'appkit, wallet buttons',
      'appkit, names of events',
    ],
    parts: [
      ...budgets.parts.filter(({ name }) => name !== 'analytics'),
      // Includes WalletConnect's logo (0.5 kB), which is in the list from the start.
      { name: 'appkit', roots: ['appkit-react'], limit: 9_470 },
      { name: 'appkit, what is said of options', roots: ['compat/appkit/options/tell-options'], limit: 1_400 },
      { name: 'appkit, choices', roots: ['compat/appkit/choices/choices'], limit: 900, after: 'appkit' },
      {
        name: 'appkit, a sign-in of its own',
        roots: ['compat/appkit/siwx/plugin-sessions'],
        limit: 1_200,
        after: 'appkit',
      },
      { name: 'appkit for ethers', roots: ['appkit-ethers'], limit: 2_000 },
      { name: 'appkit for wagmi', roots: ['appkit-wagmi'], limit: 4_400 },
      { name: 'appkit, buttons as elements', roots: ['ui-react/elements/draw-button'], limit: 1_900, after: 'appkit' },
      { name: 'appkit, names of events', roots: ['infrastructure/services/analytics/records-of'], limit: 2_700 },
    ],
  },
  {
    // AppKit's additional packages: wallet buttons and payments.
    source: `
      import { createModal } from 'porthole';
      import { evm } from 'porthole/evm';
      import { PortholeButton, PortholeProvider } from 'porthole/react';
      globalThis.host = [createModal, evm, PortholeButton, PortholeProvider];
      globalThis.others = () => [
        import('porthole/appkit/react'),
        import('porthole/appkit/wallet-button/react'),
        import('porthole/appkit/pay/react'),
      ];
    `,
    outside: ['@wagmi/core', 'viem'],
    foreign: [...SOLANA, ...BITCOIN, ...POLKADOT],
    entryPoint: budgets.entryPoint,
    core: budgets.core,
    shared: budgets.shared,
    shown: ['appkit, wallet buttons', 'appkit, first wallet button', 'appkit, payments'],
    parts: [
      ...budgets.parts.filter(({ name }) => name !== 'analytics'),
      { name: 'appkit', roots: ['appkit-react'] },
      { name: 'appkit, what is said of options', roots: ['compat/appkit/options/tell-options'] },
      { name: 'appkit, choices', roots: ['compat/appkit/choices/choices'] },
      { name: 'appkit, a sign-in of its own', roots: ['compat/appkit/siwx/plugin-sessions'] },
      { name: 'appkit, wallet buttons', roots: ['appkit-wallet-button-react'], limit: 2_000, after: 'appkit' },
      { name: 'appkit, payments', roots: ['appkit-pay-react'], limit: 2_000, after: 'appkit' },
      {
        name: 'appkit, first wallet button',
        roots: ['compat/appkit/wallet-button/wallet-part'],
        limit: 6_000,
        after: 'appkit, wallet buttons',
      },
      { name: 'appkit, names of events', roots: ['infrastructure/services/analytics/records-of'] },
      { name: 'appkit, buttons as elements', roots: ['ui-react/elements/draw-button'] },
    ],
  },
  {
    // A page with custom elements: its entry point has no React buttons.
    source: `
      import { createModal } from 'porthole';
      import { defineElements } from 'porthole/elements';
      import { evm } from 'porthole/evm';
      import { injected } from 'porthole/injected';
      globalThis.host = [createModal, evm, injected, defineElements];
    `,
    foreign: [...SOLANA, ...BITCOIN, ...POLKADOT],
    entryPoint: { ...budgets.entryPoint, limit: 9_000 },
    core: { ...budgets.core, limit: 57_000 },
    shared: budgets.shared,
    shown: ['entry point', 'custom elements, drawn'],
    parts: [...budgets.parts, { name: 'custom elements, drawn', roots: ['ui-react/elements/'], limit: 3_000 }],
  },
  {
    // Wallets on other devices through our own WalletConnect client, without the SDK. The handle, the client and the
    // cipher may be 20,000 bytes together.
    source: `
      import { createModal } from 'porthole';
      import { evm } from 'porthole/evm';
      import { injected } from 'porthole/injected';
      import { PortholeButton, PortholeProvider } from 'porthole/react';
      globalThis.host = [createModal, evm, injected, PortholeButton, PortholeProvider];
      globalThis.others = () => import('porthole/walletconnect-light');
    `,
    foreign: [...SOLANA, ...BITCOIN, ...POLKADOT, 'npm:@walletconnect/core', 'npm:@walletconnect/universal-provider'],
    entryPoint: budgets.entryPoint,
    core: budgets.core,
    shared: budgets.shared,
    shown: ['walletconnect-light', 'for walletconnect-light'],
    parts: [
      ...budgets.parts.filter(({ name }) => !name.startsWith('walletconnect')),
      { name: 'the handle of walletconnect-light', roots: ['walletconnect-light'], limit: 875 },
      {
        name: 'other kinds of networks for walletconnect-light',
        roots: ['infrastructure/connectors/walletconnect/dialects/'],
        limit: 14_500,
        after: 'walletconnect-light',
        theirs: true,
      },
      {
        name: 'signing in at once for walletconnect-light',
        roots: [
          'infrastructure/connectors/walletconnect/sign-in/sign-in-at-once.ts',
          'infrastructure/connectors/walletconnect-light/engine/authenticate.ts',
        ],
        limit: 6_500,
        after: 'walletconnect-light',
      },
      {
        // X25519 and Ed25519 for browsers that lack them, and for pages that are not a secure context.
        name: 'older browsers for walletconnect-light',
        roots: ['infrastructure/connectors/walletconnect-light/crypto/noble-curves.ts'],
        limit: 20_000,
        after: 'walletconnect-light',
      },
      {
        name: 'a refusal of the relay for walletconnect-light',
        roots: ['infrastructure/connectors/walletconnect/relay/relay-refusal.ts'],
        limit: 700,
        after: 'walletconnect-light',
      },
      {
        // ChaCha20-Poly1305, which only the latest Chromium has built in.
        name: 'the cipher for walletconnect-light',
        roots: ['infrastructure/connectors/walletconnect-light/crypto/noble-cipher.ts'],
        limit: 4_365,
        after: 'walletconnect-light',
      },
      {
        name: 'ending what was left for walletconnect-light',
        roots: ['infrastructure/connectors/walletconnect/session/end-left.ts'],
        limit: 450,
        after: 'walletconnect-light',
      },
      // The client is 7 kB of it. The rest is the connector, which is the same with the SDK. 270 bytes keep what other tabs have stored of the
      // same session, and send nothing that has failed or been withdrawn. 95 restore no session that
      // the visitor has left, and have it ended.
      // 110 more keep a session that is disconnected while the relay is away until the wallet is notified; 130 are base58, which the dangers of
      // requests decode with the same code.
      {
        name: 'walletconnect-light',
        roots: ['infrastructure/connectors/walletconnect-light/light-connector.ts'],
        limit: 15_620,
      },
    ],
  },
];
