/** Hooks without a browser: a server renders the page, and nothing is created yet. */

import { renderToString } from 'react-dom/server';
import { mainnet } from 'viem/chains';
import { beforeEach, expect, it, vi } from 'vitest';

// There is one instance per page, so each test has its own modules.
beforeEach(() => vi.resetModules());

function Show({ read }: { readonly read: () => unknown }) {
  return <>{JSON.stringify(read())}</>;
}

const shownBy = (read: () => unknown) => renderToString(<Show read={read} />).replaceAll('&quot;', '"');

it.each(['useAppKit', 'useAppKitState', 'useAppKitTheme', 'useAppKitEvents', 'useWalletInfo'] as const)(
  '%s reports that `createAppKit` must be called first',
  async (name) => {
    const hooks = await import('./index.js');
    expect(() => shownBy(() => hooks[name]())).toThrow(`Please call "createAppKit" before using "${name}" hook`);
  },
);

it('the others report no connection', async () => {
  const { useAppKitAccount, useAppKitNetwork, useAppKitProvider, useDisconnect } = await import('./index.js');
  expect(shownBy(() => useAppKitAccount())).toBe('{"allAccounts":[],"isConnected":false}');
  expect(shownBy(() => useAppKitNetwork())).toBe('{}');
  expect(shownBy(() => useAppKitProvider('eip155'))).toBe('{}');
  expect(shownBy(() => useDisconnect())).toBe('{}');
});

it('a server renders a disconnected page, and the second call returns the first instance', async () => {
  const { createAppKit, useAppKitAccount, useAppKitNetworkCore, useAppKitState } = await import('./index.js');
  const options = { networks: [mainnet], projectId: 'a' } as const;
  const appKit = createAppKit(options);
  expect(createAppKit(options)).toBe(appKit);
  expect(shownBy(() => useAppKitAccount())).toBe('{"allAccounts":[],"isConnected":false,"status":"disconnected"}');
  expect(shownBy(() => useAppKitNetworkCore().chainId)).toBe('1');
  expect(shownBy(() => useAppKitState())).toBe(
    '{"loading":false,"open":false,"selectedNetworkId":"eip155:1","activeChain":"eip155","initialized":false}',
  );
});

it('invalid options are refused by name', async () => {
  const { createAppKit } = await import('./index.js');
  expect(() => createAppKit({ networks: [], projectId: 'a' })).toThrow('`networks` needs at least one network');
});
