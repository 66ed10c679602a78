/** The chain on a ledger that verifies every signature, with wallets that really sign: one that sends itself, and one that only signs. */
import { asyncScheduler, firstValueFrom } from 'rxjs';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { ConnectStep } from '../../../application/ports/connector.js';
import { defineNetwork } from '../../../domain/network/network.js';
import { addressOf, type KeyKind } from '../../../sandbox/bitcoin/bitcoin-key.js';
import { createBitcoinWallet } from '../../../sandbox/bitcoin/bitcoin-wallet.js';
import { type ExplorerServer, startExplorer } from '../../../sandbox/bitcoin/explorer-server.js';
import { makeBitcoinKey } from '../../../sandbox/bitcoin/make-bitcoin-key.js';
import { showInPage } from '../../../sandbox/bitcoin/show-in-page.js';
import type { Verdict } from '../../../sandbox/wallets/prompts.js';
import { lastingPort } from '../../../servers/lasting-port.js';
import * as walletCode from '../../connectors/bitcoin/connect-wallet.js';
import { bitcoinConnector } from '../../connectors/bitcoin/connector.js';
import { chainContract } from '../../fakes/contracts/chain-contract.js';
import { scriptedDevice } from '../../fakes/scripted-device.js';
import { bitcoin, bitcoinMainnet, bitcoinTestnet } from './index.js';

const HOLDER = makeBitcoinKey('holder');
const KINDS = ['p2pkh', 'p2sh', 'p2wpkh', 'p2tr'] as const;
let explorer: ExplorerServer;
let strangers = 0;

beforeAll(async () => {
  explorer = await startExplorer({
    holders: KINDS.map((kind) => ({
      address: addressOf(HOLDER, kind),
      coins: [40_000n, 60_000n, 100_000_000n],
    })),
  });
});
afterAll(() => explorer.stop());

describe.each([
  ['standard', 'p2wpkh'],
  ['standard', 'p2pkh'],
  ['standard', 'p2sh'],
  ['standard', 'p2tr'],
  ['sats', 'p2sh'],
  ['sats', 'p2wpkh'],
] as const)('with a wallet with the interface %s that is paid at %s', (way, pays: KeyKind) => {
  chainContract({ describe, it }, async () => {
    const at = (url: string) => ({ rpcUrls: { default: { http: [url] } } });
    const regtest = '0f9188f13cb7b2c71f2a335e3a4fc328';
    const network = defineNetwork({
      ...{ ...bitcoinTestnet, id: regtest, caipNetworkId: `bip122:${regtest}`, testnet: false },
      ...at(explorer.url),
    });
    let verdict: Verdict = 'approve';
    let prompts = 0;
    const wallet = createBitcoinWallet({
      ...{ name: 'Ruffe', icon: '', keys: [HOLDER], note: '', way, pays },
      chains: [
        { chain: 'bitcoin:regtest', name: 'Regtest', prefix: 'bcrt', url: explorer.url },
        { chain: 'bitcoin:testnet', name: 'Testnet', prefix: 'tb', url: explorer.url },
      ],
      decide: () => {
        prompts++;
        return verdict;
      },
    });
    const page = new EventTarget();
    showInPage(wallet, page);
    const device = scriptedDevice();
    const connector = bitcoinConnector({
      ...{ page, scheduler: asyncScheduler, log: device.log, networks: [network], preferred: 'payment' },
      load: () => walletCode,
    });
    const id = way === 'sats' ? 'RuffeProvider' : 'Ruffe';
    const connected: ConnectStep = await firstValueFrom(connector.connect(id));
    if (connected.type !== 'connected') throw new Error('It did not connect.');
    prompts = 0;
    const storage = { get: () => undefined, set: () => undefined };
    const chain = await bitcoin().load({ networks: [], storage, device, scheduler: asyncScheduler });
    return {
      ...{ chain, network, amount: 20_000n },
      link: connected.links[0],
      otherNetwork: defineNetwork({ ...network, id: bitcoinTestnet.id, caipNetworkId: bitcoinTestnet.caipNetworkId }),
      ...(way === 'standard'
        ? { closedNetwork: bitcoinMainnet }
        : { stay: () => wallet.control.misbehave('wrong-chain-after-switch') }),
      brokenNetwork: defineNetwork({ ...network, ...at(`http://127.0.0.1:${await lastingPort()}`) }),
      native: { networkId: network.caipNetworkId, ...network.nativeCurrency },
      stranger: addressOf(makeBitcoinKey(`stranger ${strangers++}`), KINDS[strangers % 4] ?? 'p2wpkh'),
      notAddresses: ['0x123', 'satoshi.btc', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3', 'bc1gmk9yu'],
      approve: () => {
        verdict = 'approve';
      },
      reject: () => {
        verdict = 'reject';
      },
      hang: () => {
        verdict = 'never';
      },
      prompts: () => prompts,
    };
  });
});
