/** The chain on real nodes, with a wallet that really signs. */
import { asyncScheduler, firstValueFrom } from 'rxjs';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { defineNetwork } from '../../../domain/network/network.js';
import { type EvmNode, startEvmNode } from '../../../sandbox/evm-node.js';
import type { Verdict } from '../../../sandbox/wallets/prompts.js';
import { createSandboxWallet } from '../../../sandbox/wallets/wallet.js';
import { startWorld, type World } from '../../../sandbox/world.js';
import { lastingPort } from '../../../servers/lasting-port.js';
import { connectProvider } from '../../connectors/eip1193/connect-provider.js';
import { chainContract } from '../../fakes/contracts/chain-contract.js';
import { scriptedDevice } from '../../fakes/scripted-device.js';
import { evm } from './index.js';

let world: World;
let third: EvmNode;

beforeAll(async () => {
  [world, third] = await Promise.all([startWorld(), startEvmNode({ chainId: 31339 })]);
});
afterAll(() => Promise.all([world.stop(), third.stop()]));

chainContract({ describe, it }, async () => {
  const [network, otherNetwork] = world.networks.map(defineNetwork);
  const [account] = world.accounts;
  const [salt] = world.tokens;
  if (!network || !otherNetwork || !account) throw new Error('The test needs two networks and an account');
  let verdict: Verdict = 'approve';
  let prompts = 0;
  const wallet = createSandboxWallet({
    ...{ name: 'Harbor', rdns: 'example.harbor', icon: 'data:image/png;base64,AAAA', keys: [account.privateKey] },
    networks: [
      { chainId: 31337, name: 'Saltmarsh', rpcUrl: world.urls[0] },
      { chainId: 31338, name: 'Tidewater', rpcUrl: world.urls[1] },
    ],
    decide: () => {
      prompts++;
      return verdict;
    },
  });
  const device = scriptedDevice();
  const context = { scheduler: asyncScheduler, log: device.log };
  const entry = { id: 'a', type: 'ANNOUNCED', name: 'Harbor', namespace: 'eip155', connectorId: 'injected' } as const;
  const link = await firstValueFrom(connectProvider(entry, wallet.provider, context));
  prompts = 0;
  const storage = { get: () => undefined, set: () => undefined };
  const chain = await evm().load({ networks: [], storage, device, scheduler: asyncScheduler });
  const node = (id: number, url: string) =>
    defineNetwork({ ...network, id, caipNetworkId: `eip155:${id}`, rpcUrls: { default: { http: [url] } } });
  return {
    chain,
    link,
    network,
    otherNetwork,
    newNetwork: node(31339, third.rpcUrl),
    brokenNetwork: node(31340, `http://127.0.0.1:${await lastingPort()}`),
    native: { networkId: network.caipNetworkId, ...network.nativeCurrency },
    token: {
      networkId: network.caipNetworkId,
      name: salt.name,
      symbol: salt.symbol,
      decimals: salt.decimals,
      address: salt.address,
    },
    stranger: privateKeyToAddress(generatePrivateKey()),
    notAddresses: ['0x123', 'alice.eth', `${account.address}00`, account.address.replace('0x', '1x')],
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
    stay: () => wallet.control.misbehave('wrong-chain-after-switch'),
  };
});
