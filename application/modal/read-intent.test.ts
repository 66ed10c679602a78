/** The valid arguments of plain JavaScript callers, and the path of each invalid one. */
import { describe, expect, it } from 'vitest';
import { Failure } from '../../domain/failure/failure.js';
import { SCRIPTED_NETWORKS, scriptedModal } from '../../infrastructure/fakes/scripted-modal.js';
import type { Intent, IntentType } from '../engine/intents.js';
import { refusal } from '../engine/refusal.js';
import { flows } from './flows.js';
import { readIntent } from './read-intent.js';

const read = (type: string, fields: object): Intent => readIntent({ type, ...fields } as Intent);

/** By who validates them: the method, or the flow that handles the intent. */
function wrongIn(type: string, fields: object): unknown {
  const takes = flows.map(({ answers }) => answers?.[type as IntentType]?.takes).find(Boolean);
  try {
    return refusal(read(type, fields), takes)?.data.wrong;
  } catch (error) {
    return error instanceof Failure && error.code === 'invalid-options' ? error.data?.wrong : error;
  }
}

const fox = { id: 'fox', name: 'Fox' };
const ether = { networkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18 };
const account = { view: 'account' };
const theme = { mode: 'dark', variables: {} };

/** For each: valid arguments, then invalid ones with their path. */
const TABLE: readonly (readonly [string, readonly object[], readonly (readonly [object, string])[]])[] = [
  [
    'open',
    [
      {},
      { route: account },
      { view: 'Networks', namespace: 'eip155' },
      { arguments: { amount: '1' } },
      { route: null },
    ],
    [
      [{ route: 'account' }, 'route'],
      [{ route: {} }, 'route.view'],
      [{ view: 5 }, 'view'],
      [{ namespace: 'ip' }, 'namespace'],
      [{ arguments: { amount: 1 } }, 'arguments.amount'],
      [{ arguments: { fromToken: 1 } }, 'arguments.fromToken'],
      [{ arguments: { toToken: 1 } }, 'arguments.toToken'],
    ],
  ],
  [
    'push',
    [
      ...[
        { route: account },
        { route: { view: 'switch-network', networkId: 'eip155:1' } },
        { route: { view: 'downloads', wallet: fox } },
      ],
      ...[{ route: { view: 'swap', preset: { amount: '1' } } }, { route: { view: 'account', tab: 'nfts' } }],
    ],
    [
      [{ route: undefined }, 'route'],
      [{ route: null }, 'route'],
      [{ route: { ...account, tab: 1 } }, 'route.tab'],
      ...['walletId', 'provider', 'side', 'pci'].map(
        (name) => [{ route: { ...account, [name]: 1 } }, `route.${name}`] as const,
      ),
      [{ route: { ...account, networkId: 'nonsense' } }, 'route.networkId'],
      [{ route: { ...account, wallet: { id: 'fox' } } }, 'route.wallet.name'],
      [{ route: { ...account, preset: { toToken: 1 } } }, 'route.preset.toToken'],
      [{ route: { ...account, preset: { fromToken: 1 } } }, 'route.preset.fromToken'],
      [{ route: { ...account, preset: { amount: 1 } } }, 'route.preset.amount'],
    ],
  ],
  [
    'connect',
    [
      { wallet: 'fox' },
      { wallet: fox, namespace: 'solana' },
      { wallet: { ...fox, chains: ['eip155:1'], injected: [{ namespace: 'eip155', injectedId: 'isFox' }] } },
    ],
    [
      [{ wallet: undefined }, 'wallet'],
      [{ wallet: { name: 'Fox' } }, 'wallet.id'],
      [{ wallet: { ...fox, chains: 'eip155:1' } }, 'wallet.chains'],
      [{ wallet: { ...fox, chains: [1] } }, 'wallet.chains[0]'],
      [{ wallet: { ...fox, injected: [{ namespace: 'eip155' }] } }, 'wallet.injected[0].injectedId'],
      [{ wallet: { ...fox, injected: [{ injectedId: 'isFox' }] } }, 'wallet.injected[0].namespace'],
      ...'rdns imageUrl imageId homepage mobileLink universalLink desktopLink webappLink appStore playStore chromeStore badge'
        .split(' ')
        .map((name) => [{ wallet: { ...fox, [name]: 1 } }, `wallet.${name}`] as const),
      [{ wallet: 'fox', namespace: 'fox' }, 'namespace'],
    ],
  ],
  [
    'switch-network',
    [{ networkId: 'eip155:1' }],
    [
      [{ networkId: undefined }, 'networkId'],
      [{ networkId: 1 }, 'networkId'],
      [{ networkId: 'eip155' }, 'networkId'],
    ],
  ],
  ['select-account', [{ address: '0x1' }, { address: '0x1', namespace: null }], [[{ address: 1 }, 'address']]],
  ['sign-message', [{ message: '' }], [[{ message: 1 }, 'message']]],
  [
    'search-wallets',
    [{ text: '' }, { text: 'a', options: { certified: true } }, { text: 'a', options: null }],
    [
      [{ text: 1 }, 'text'],
      [{ text: 'a', options: { certified: 1 } }, 'options.certified'],
      [{ text: 'a', options: 'certified' }, 'options'],
    ],
  ],
  [
    'show-wallet-images',
    [{ imageIds: [] }, { imageIds: ['a'] }],
    [
      [{ imageIds: 'a' }, 'imageIds'],
      [{ imageIds: [1] }, 'imageIds[0]'],
    ],
  ],
  ['open-wallet', [{}, { way: 'web' }], [[{ way: 1 }, 'way']]],
  [
    'next-page',
    [{ list: 'activity' }, { list: 'collectibles' }],
    [
      [{ list: 'tokens' }, 'list'],
      [{ list: undefined }, 'list'],
    ],
  ],
  ...[
    ['log-in-by-email', 'email'],
    ['enter-code', 'code'],
    ['log-in-by-social', 'provider'],
    ['change-account-type', 'accountType'],
    ['try-name', 'label'],
    ['buy', 'sellerId'],
    ['reject-request', 'requestId'],
  ].map(([type = '', name = '']) => [type, [{ [name]: 'a' }], [[{ [name]: 1 }, name]]] as const),
  ['refresh-balance', [{}, { tokens: [ether] }], [[{ tokens: [1] }, 'tokens[0]']]],
  ['set-loading', [{ loading: true }], [[{ loading: 'yes' }, 'loading']]],
  [
    'edit-send',
    [
      { patch: {} },
      { patch: { amountText: '1', valueText: '2', receiver: 'a', token: ether } },
      { patch: { token: null } },
    ],
    [
      [{ patch: 'all' }, 'patch'],
      ...['amountText', 'valueText', 'receiver'].map((name) => [{ patch: { [name]: 1 } }, `patch.${name}`] as const),
      [{ patch: { token: { ...ether, decimals: -1 } } }, 'patch.token.decimals'],
      [{ patch: { token: { ...ether, decimals: '18' } } }, 'patch.token.decimals'],
      [{ patch: { token: { ...ether, networkId: '1' } } }, 'patch.token.networkId'],
      ...['address', 'iconUrl', 'name', 'symbol'].map(
        (name) => [{ patch: { token: { ...ether, [name]: 1 } } }, `patch.token.${name}`] as const,
      ),
    ],
  ],
  [
    'edit-swap',
    [{ patch: { from: ether, to: ether, turn: true, max: true, amountText: '1' } }],
    [
      [{ patch: { from: {} } }, 'patch.from.name'],
      [{ patch: { to: {} } }, 'patch.to.name'],
      [{ patch: { turn: 1 } }, 'patch.turn'],
      [{ patch: { max: 1 } }, 'patch.max'],
      [{ patch: { amountText: 1 } }, 'patch.amountText'],
    ],
  ],
  [
    'edit-buy',
    [{ patch: { amount: '1' } }],
    ['payment', 'purchase', 'method', 'amount'].map((name) => [{ patch: { [name]: 1 } }, `patch.${name}`] as const),
  ],
  [
    'show-snack',
    [
      { snack: { kind: 'success', message: 'address-copied' } },
      { snack: { kind: 'error', message: { text: 'No' }, autoClose: false } },
      { snack: { kind: 'loading', message: { key: 'swapping', from: 'A', amount: '1', to: 'B' } } },
    ],
    [
      [{ snack: undefined }, 'snack'],
      [{ snack: { kind: 'loud', message: 'a' } }, 'snack.kind'],
      [{ snack: { kind: 'error', message: 5 } }, 'snack.message'],
      [{ snack: { kind: 'error', message: { key: 'eating', from: 'A', amount: '1', to: 'B' } } }, 'snack.message.key'],
      [
        { snack: { kind: 'error', message: { key: 'swapped', from: 'A', amount: 1, to: 'B' } } },
        'snack.message.amount',
      ],
      [{ snack: { kind: 'error', message: 'a', autoClose: 'no' } }, 'snack.autoClose'],
    ],
  ],
  [
    'configure',
    [
      ...[
        { patch: {} },
        { patch: { unheardOf: 1 } },
        { patch: { features: { send: false, socials: ['x'], email: null } } },
      ],
      ...[{ patch: { theme } }, { patch: { metadata: null, projectId: null, walletFilter: undefined } }],
      ...[{ patch: { tokens: { 'eip155:1': [ether] }, defaultAccountTypes: { eip155: 'eoa' } } }],
    ],
    [
      [{ patch: null }, 'patch'],
      [{ patch: { networks: null } }, 'patch.networks'],
      [{ patch: { theme: { mode: 'dark' } } }, 'patch.theme.variables'],
      [{ patch: { theme: { ...theme, mode: 'dim' } } }, 'patch.theme.mode'],
      ...'accent background colorMix fontFamily fontSize borderRadius colorMixStrength zIndex'
        .split(' ')
        .map(
          (name) =>
            [{ patch: { theme: { ...theme, variables: { [name]: {} } } } }, `patch.theme.variables.${name}`] as const,
        ),
      [{ patch: { features: { send: 1 } } }, 'patch.features.send'],
      [{ patch: { features: { socials: [1] } } }, 'patch.features.socials[0]'],
      [{ patch: { metadata: { name: 1 } } }, 'patch.metadata.name'],
      [{ patch: { metadata: { icons: [1] } } }, 'patch.metadata.icons[0]'],
      ...'projectId defaultNetwork walletFilter walletOrder termsConditionsUrl privacyPolicyUrl services chains allWallets walletGroupOrder connectMethodsOrder excludedWallets customWallets featuredWalletIds includeWalletIds excludeWalletIds defaultAccountTypes tokens inline allowUnsupportedChain enableNetworkSwitch enableWallets enableWalletConnect manualWCControl debug'
        .split(' ')
        .map((name) => [{ patch: { [name]: 5 } }, `patch.${name}`] as const),
      ...'services theme allWallets customWallets featuredWalletIds tokens inline debug chains features'
        .split(' ')
        .map((name) => [{ patch: { [name]: null } }, `patch.${name}`] as const),
      [{ patch: { chains: [{}] } }, 'patch.chains[0].namespace'],
      [{ patch: { excludedWallets: [{ rdns: 1 }] } }, 'patch.excludedWallets[0].rdns'],
      [{ patch: { excludedWallets: [{ name: 1 }] } }, 'patch.excludedWallets[0].name'],
      [{ patch: { customWallets: [{ id: 'a' }] } }, 'patch.customWallets[0].name'],
      [{ patch: { featuredWalletIds: [1] } }, 'patch.featuredWalletIds[0]'],
      [{ patch: { tokens: { 'eip155:1': [{ ...ether, decimals: 1.5 }] } } }, 'patch.tokens.eip155:1[0].decimals'],
      [{ patch: { defaultAccountTypes: { eip155: 1 } } }, 'patch.defaultAccountTypes.eip155'],
    ],
  ],
];

describe('the valid fields of each intent', () => {
  it.each(TABLE)('%s', (type, good, bad) => {
    for (const fields of good) expect([fields, wrongIn(type, fields)]).toEqual([fields, undefined]);
    for (const [fields, path] of bad) expect([fields, wrongIn(type, fields)]).toEqual([fields, path]);
  });

  it('are named in the message, and an invalid one changes nothing', async () => {
    const modal = scriptedModal();
    const before = modal.getState();
    const outcome = await modal.configure({ theme: { mode: 'dark' } as never });
    expect(outcome.ok || outcome.failure.message).toBe(
      'configure: `patch.theme.variables` is missing or has the wrong shape',
    );
    expect(modal.getState()).toBe(before);
  });

  it('end in a failure if they cannot be read', () => {
    const trap = {
      get view(): string {
        throw new Error('boom');
      },
    };
    expect(wrongIn('push', { route: trap })).toBe('route');
    expect(() => read('push', { route: trap })).toThrow('push: `route` cannot be read');
  });
});

describe('ambiguous arguments', () => {
  it('a listener’s event does not force anything', () => {
    expect(read('close', { force: {} })).toEqual({ type: 'close', force: false });
    expect(read('close', { force: true })).toEqual({ type: 'close', force: true });
  });

  it.each([
    [new Error('No luck'), { text: 'No luck' }],
    [{ text: new Error('No luck') }, { text: 'No luck' }],
    [new TypeError(''), { text: 'TypeError' }],
    [new Error('a\nb'), { text: 'a b' }],
    [new Error('x'.repeat(300)), { text: `${'x'.repeat(199)}…` }],
    ['copied', 'copied'],
    [{ text: 'copied' }, { text: 'copied' }],
  ])('a message %j', (message, said) => {
    const snack = { kind: 'error', message };
    expect(read('show-snack', { snack })).toEqual({
      type: 'show-snack',
      snack: { kind: 'error', message: said, autoClose: true },
    });
    expect(read('show-snack', { snack: { ...snack, autoClose: false } })).toMatchObject({
      snack: { autoClose: false },
    });
  });

  it('networks are converted, and undefined values are dropped', () => {
    const [network] = SCRIPTED_NETWORKS;
    const patch = { networks: [network], projectId: null, debug: true };
    const intent = read('configure', { patch });
    expect(intent).toMatchObject({
      patch: { networks: [{ caipNetworkId: 'eip155:1', chainNamespace: 'eip155' }], debug: true },
    });
    expect(intent.type === 'configure' && intent.patch.projectId).toBeUndefined();
    expect(read('configure', { patch: { debug: true } })).toEqual({ type: 'configure', patch: { debug: true } });
    expect(() => read('configure', { patch: { networks: [network, network] } })).toThrow('Duplicate network id');
  });
});
