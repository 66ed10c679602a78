/** A request for each call, by the call's name, as sent by a client in the local world. The description is checked against the answers. */
import { privateKeyToAccount } from 'viem/accounts';
import type { World } from '../../world.js';
import type { ExampleQuestion } from './example-question.js';
import { payQuestions } from './pay-questions.js';
import { signInQuestions } from './sign-in-questions.js';

const CHAIN = 'eip155:31337';
const NATIVE = `${CHAIN}:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee`;

export async function exampleQuestions(world: World): Promise<Readonly<Record<string, readonly ExampleQuestion[]>>> {
  const [{ address, privateKey } = { address: '0x', privateKey: '0x' as const }, named] = world.accounts;
  const [salt, kelp] = world.tokens.map((token) => `${CHAIN}:${token.address}`);
  const account = `${CHAIN}:${address}`;
  // Started, but not approved yet.
  const rights = { permissions: [{ type: 'contract-call', data: {} }], expiry: 2_000_000_000, policies: [] };
  const { key } = world.services.sessions.begin(account, rights, 'begun');
  const grant = { context: '0x00', signer: { type: 'keys', data: { keys: [key] } } };
  const common = { projectId: 'example', st: 'porthole', sv: '1' };
  const [sender, apiVersion] = [address, '2'];
  const message = JSON.stringify({ name: 'example', attributes: {}, timestamp: Math.floor(Date.now() / 1000) });
  const signature = await privateKeyToAccount(privateKey).signMessage({ message });
  const swap = { amount: '1000000', from: kelp, to: salt, userAddress: account };
  const pictured = await (await fetch(`${world.directory.url}getWallets?entries=1`)).json();
  const reads = { jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] };
  const signIns = await signInQuestions(world, privateKeyToAccount(privateKey));
  return {
    ...signIns,
    'supported-chains': [{ query: common }],
    balance: [
      { parts: { address }, query: { ...common, currency: 'usd', chainId: CHAIN, forceUpdate: salt ?? '' } },
      { parts: { address: world.settings.solana.wallets[0]?.keys[0]?.address ?? '' } },
      { parts: { address }, query: { chainId: 'eip155:1' }, status: 400 },
      { parts: { address: 'nobody' }, status: 400 },
    ],
    history: [
      { parts: { address }, query: { ...common, chainId: CHAIN } },
      { parts: { address }, query: { onramp: 'coinbase' } },
      { parts: { address }, query: { cursor: 'none of ours' }, status: 400 },
    ],
    collectibles: [
      { parts: { address }, query: { ...common, chainId: CHAIN } },
      { parts: { address }, query: { cursor: 'none of ours' }, status: 400 },
    ],
    identity: [
      { parts: { address: named?.address ?? '' }, query: { ...common, sender } },
      { parts: { address }, query: {} },
    ],
    price: [
      { body: { currency: 'usd', addresses: [NATIVE, salt, `${CHAIN}:${address}`], projectId: 'example' } },
      { body: {}, status: 400 },
    ],
    'json-rpc': [
      { query: { chainId: CHAIN, projectId: 'example' }, body: reads },
      { query: { chainId: CHAIN }, body: [reads, { ...reads, id: 2, method: 'eth_nonsense' }] },
      { query: { chainId: 'eip155:1' }, body: reads, status: 400 },
    ],
    'convert-tokens': [{ query: { ...common, chainId: CHAIN } }, { status: 400 }],
    quotes: [
      { query: { ...swap, from: kelp ?? '', to: NATIVE, gasPrice: '1' } },
      { query: { amount: '1.5', from: kelp ?? '', to: NATIVE }, status: 400 },
    ],
    allowance: [
      { query: { tokenAddress: salt ?? '', userAddress: account } },
      { query: { tokenAddress: NATIVE, userAddress: account } },
      { query: { tokenAddress: 'salt', userAddress: account }, status: 400 },
    ],
    'gas-price': [{ query: { chainId: CHAIN } }, { query: { chainId: 'solana:brinepool' } }, { status: 400 }],
    'build-approve': [
      { query: { userAddress: account, from: salt ?? '', to: kelp ?? '' } },
      { query: { userAddress: account, from: salt ?? '', to: 'nothing' }, status: 400 },
    ],
    'build-transaction': [
      { body: { ...swap, projectId: 'example', disableEstimate: true, eip155: { slippage: 1 } } },
      { body: elsewhere(swap), status: 501 },
      { body: { ...swap, amount: 'all' }, status: 400 },
    ],
    'name-lookup': [
      { parts: { name: 'odile.berth.example' }, query: { ...common, apiVersion } },
      { parts: { name: 'nobody.berth.example' }, status: 404 },
    ],
    'name-reverse': [{ parts: { address: named?.address ?? '' }, query: { ...common, sender, apiVersion } }],
    'name-suggestions': [{ parts: { name: 'odile' }, query: { ...common, zone: 'berth.example' } }],
    'name-register': [
      { body: { coin_type: 2_147_514_985, address, message, signature } },
      { body: { coin_type: 2_147_514_985, address, message, signature: `${signature.slice(0, -4)}0000` }, status: 401 },
      { body: { coin_type: 60, address, message, signature }, status: 400 },
    ],
    'onramp-options': [{ query: common }],
    'onramp-quote': [
      { body: { purchaseCurrency: 'ETH', paymentCurrency: 'EUR', amount: '250', network: 'ETH' } },
      { body: { purchaseCurrency: 'ETH', paymentCurrency: 'EUR', amount: '0.10' }, status: 400 },
    ],
    'onramp-url': [
      {
        body: {
          destinationWallets: [{ address, blockchains: ['saltmarsh'], assets: ['ETH'] }],
          ...{ defaultNetwork: 'saltmarsh', partnerUserId: address, defaultExperience: 'buy' },
          ...{ presetCryptoAmount: 0.5, presetFiatAmount: 20 },
        },
      },
      { body: {}, status: 400 },
    ],
    buy: [{ query: { for: address, network: 'saltmarsh', amount: '20' } }],
    'buy-now': [
      { body: { for: address, network: 'Saltmarsh', amount: '20' } },
      { body: { for: address, network: 'Saltmarsh', amount: 'much' }, status: 400 },
    ],
    ...(await payQuestions(world)),
    sessions: [{ parts: { address: account }, query: common }],
    'session-add': [
      {
        parts: { address: account },
        body: {
          ...{ chainId: '0x7a69', expiry: 2_000_000_000, signer: { type: 'keys', data: { keys: [] } } },
          ...{ permissions: [{ type: 'contract-call', data: {} }], policies: [{ type: 'calls', data: {} }] },
        },
      },
      { parts: { address: account }, body: {}, status: 400 },
    ],
    'session-activate': [
      { parts: { address: account }, body: { pci: 'begun', ...grant, signer: {} }, status: 404 },
      { parts: { address: account }, body: { pci: 'begun', ...grant } },
      { parts: { address: account }, body: { pci: 'unknown', ...grant }, status: 404 },
      { parts: { address: account }, body: {}, status: 400 },
    ],
    'session-revoke': [
      { parts: { address: account }, body: { pci: 'first', signature: '0x00' } },
      { parts: { address: account }, body: { pci: 'first', signature: '0x00' }, status: 404 },
      { parts: { address: account }, body: { pci: 'first', signature: '0x' }, status: 401 },
      { parts: { address: account }, body: {}, status: 400 },
    ],
    'asset-image': [{ parts: { imageId: CHAIN }, query: common }],
    'currency-image': [{ parts: { currencyId: 'EUR' } }],
    'token-image': [{ parts: { symbol: 'SALT' } }, { parts: { symbol: 'never seen/é' } }],
    wallets: [{ query: { ...common, page: '2', entries: '40', search: 'a' } }],
    'wallet-image': [
      { parts: { imageId: pictured.data[0].image_id }, query: common },
      { parts: { imageId: 'nobody' }, status: 404 },
    ],
    origins: [{ query: common }],
    'analytics-config': [{ query: common }],
    event: [
      {
        body: {
          ...{ eventId: '8f1c1d2e-0000-4000-8000-000000000000', url: 'http://dapp.example/', domain: 'dapp.example' },
          ...{ timestamp: 1_760_000_000_000, props: { type: 'track', event: 'MODAL_OPEN' } },
        },
        query: common,
      },
      { body: {}, status: 400 },
    ],
  };
}

/** On the network that has no exchange. */
function elsewhere(swap: object): unknown {
  return JSON.parse(JSON.stringify(swap).replaceAll(CHAIN, 'eip155:31338'));
}
