import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { evm, mainnet } from '../chains/evm/index.js';
import { solana } from '../chains/solana/index.js';
import { injected } from '../connectors/injected/index.js';
import { walletConnect } from '../connectors/walletconnect/index.js';
import { createModal } from '../create-modal.js';
import type { ModalOptions } from '../options.js';
import { evmDefaults } from '../preset/index.js';
import { memoryStorage } from '../storage/memory-storage.js';

const said: string[] = [];
const write = (_: unknown, sentence: unknown) => void said.push(String(sentence));

beforeEach(() => {
  said.length = 0;
  vi.stubGlobal('document', { readyState: 'complete' });
  vi.spyOn(console, 'error').mockImplementation(write);
  vi.spyOn(console, 'warn').mockImplementation(write);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Console messages for a modal that is never called. The last line belongs to a modal that is created after it, which ends the wait. */
async function reports(options: object): Promise<readonly string[]> {
  const usual = { networks: [mainnet], chains: [evm()], connectors: [injected()], services: false };
  const modal = createModal({ ...usual, storage: memoryStorage(), ...options } as ModalOptions);
  const last = createModal({ ...usual, storage: memoryStorage(), themeMode: 'last' } as object as ModalOptions);
  await expect.poll(() => said.some((each) => each.includes('`themeMode`'))).toBe(true);
  modal.destroy();
  last.destroy();
  return said.filter((each) => !each.includes('`themeMode`'));
}

const WAY = 'Add `injected()` of `porthole/injected`.';
const RELAY =
  'walletConnect(): the public relay refuses pages without a `projectId`. Set the `projectId` option, or name a relay of your own by `relayUrl`.';

describe('during development, the console reports at once', () => {
  it.each<[string, object, readonly string[]]>([
    ['nothing where all is well', {}, []],
    ['nothing of the usual modal', evmDefaults({ networks: [mainnet], projectId: 'abc' }), []],
    [
      'that walletConnect() has no project',
      { connectors: [injected(), walletConnect()] },
      [`\`connectors[1]\`, ${RELAY}`],
    ],
    ['nothing where the modal has the project', { connectors: [injected(), walletConnect()], projectId: 'abc' }, []],
    ['nothing where pairing has it', { connectors: [injected(), walletConnect({ projectId: 'abc' })] }, []],
    [
      'nothing of a relay of one’s own',
      { connectors: [injected(), walletConnect({ relayUrl: 'wss://a.example' })] },
      [],
    ],
    [
      'that a project is empty',
      { projectId: '' },
      ['`projectId` is there, but empty: is the variable that it comes from set?'],
    ],
    [
      'that there are no chains',
      { chains: undefined },
      [
        '`chains` has no part for `networks[0]` (eip155): nothing is read, signed or sent there. Add `evm()` of `porthole/evm`.',
      ],
    ],
    [
      'that there are no connectors',
      { connectors: [] },
      [`\`connectors\` has no way to reach wallets for \`networks[0]\` (eip155). ${WAY}`],
    ],
    [
      'that a kind of network has none',
      { networks: [mainnet, solanaNetwork()], chains: [evm(), solana()] },
      [
        '`connectors` has no way to reach wallets for `networks[1]` (solana). Add `walletStandard()` of `porthole/wallet-standard`.',
      ],
    ],
    [
      'that a chain and a connector are in each other’s list',
      { chains: [injected()], connectors: [evm()] },
      [
        '`chains[0]` (injected()) is not a chain: it belongs in `connectors`.',
        '`connectors[0]` (evm()) is not a connector: it belongs in `chains`.',
        '`chains` has no part for `networks[0]` (eip155): nothing is read, signed or sent there. Add `evm()` of `porthole/evm`.',
        `\`connectors\` has no way to reach wallets for \`networks[0]\` (eip155). ${WAY}`,
      ],
    ],
    [
      'that parts are there twice',
      { chains: [evm(), solana(), evm()], connectors: [injected(), injected()] },
      [
        '`chains[2]` repeats `chains[0]` (eip155): only the last is used.',
        '`connectors[1]` repeats `connectors[0]` (injected): only the first connects.',
      ],
    ],
    [
      'that a network stands there twice',
      { networks: [mainnet, { ...mainnet, name: 'Again' }] },
      ['createModal: `networks[1]` repeats `networks[0]`. Duplicate network id: eip155:1'],
    ],
    [
      'which key of which network is wrong, of each',
      { networks: [{ ...mainnet, name: 5 }, mainnet, { ...mainnet, id: 10, nativeCurrency: { decimals: 18 } }, bad()] },
      [
        'createModal: `networks[0].name` must be text, but is the number 5',
        'createModal: `networks[1]` repeats `networks[0]`. Duplicate network id: eip155:1',
        'createModal: `networks[2].nativeCurrency.symbol` is missing',
        'createModal: `networks[3]`: Invalid RPC address for eip155:11: only http and https are possible',
      ],
    ],
    [
      'that a name is misspelt',
      { conectors: [] },
      ['createModal: there is no option `conectors`. Did you mean `connectors`?'],
    ],
  ])('%s', async (_, options, sentences) => {
    expect(await reports(options)).toEqual(sentences);
  });

  it('once, even if an intent fails with the same', async () => {
    const options = { networks: [mainnet, mainnet], services: false, storage: memoryStorage() } as const;
    const modal = createModal({ ...options, chains: [evm()], connectors: [injected()] });
    await expect.poll(() => said).toHaveLength(1);
    expect(await modal.close()).toMatchObject({ ok: false, failure: { code: 'invalid-options' } });
    expect(said).toHaveLength(1);
    modal.destroy();
  });
});

it('a missing entry is reported before anything else', () => {
  const make = (networks: unknown) => () => createModal({ networks } as ModalOptions);
  const missing = (name: string) => `\`${name}\` lacks \`rpcUrls.default\``;
  expect(make([mainnet, undefined])).toThrow(missing('networks[1]'));
  expect(make([{ ...mainnet, rpcUrls: {} }])).toThrow(missing('networks[0]'));
});

function solanaNetwork() {
  const currency = { name: 'SOL', symbol: 'SOL', decimals: 9 };
  const rpcUrls = { default: { http: ['https://rpc.example'] } };
  const id = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';
  return { id, chainNamespace: 'solana', name: 'Solana', nativeCurrency: currency, rpcUrls } as const;
}

function bad() {
  return { ...mainnet, id: 11, caipNetworkId: 'eip155:11' as const, rpcUrls: { default: { http: ['rpc.example'] } } };
}
