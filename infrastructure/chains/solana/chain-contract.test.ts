/** The chain on a real virtual machine, with a wallet that really signs: one that sends itself, and one that only signs. */
import { address } from '@solana/kit';
import { asyncScheduler, firstValueFrom } from 'rxjs';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { ConnectStep } from '../../../application/ports/connector.js';
import { defineNetwork } from '../../../domain/network/network.js';
import { makeKey } from '../../../sandbox/solana/make-key.js';
import { register } from '../../../sandbox/solana/register.js';
import { type SolanaNode, startSolanaNode } from '../../../sandbox/solana/solana-node.js';
import { createSolanaWallet } from '../../../sandbox/solana/solana-wallet.js';
import { TOKEN_2022_PROGRAM, TOKEN_PROGRAM } from '../../../sandbox/solana/token-accounts.js';
import type { Verdict } from '../../../sandbox/wallets/prompts.js';
import { lastingPort } from '../../../servers/lasting-port.js';
import * as walletCode from '../../connectors/wallet-standard/connect-wallet.js';
import { walletStandardConnector } from '../../connectors/wallet-standard/connector.js';
import { chainContract } from '../../fakes/contracts/chain-contract.js';
import { scriptedDevice } from '../../fakes/scripted-device.js';
import { solana, solanaDevnet, solanaMainnet } from './index.js';

const HOLDER = makeKey('holder');
const MINTS = [makeKey('mint'), makeKey('newer mint')].map((key) => address(key.address));
let node: SolanaNode;
let strangers = 0;

beforeAll(async () => {
  node = await startSolanaNode({
    holders: [{ address: address(HOLDER.address), lamports: 5_000_000_000n, tokens: [10_000_000n, 10_000_000n] }],
    tokens: [
      { mint: MINTS[0] as never, decimals: 6, program: TOKEN_PROGRAM },
      { mint: MINTS[1] as never, decimals: 6, program: TOKEN_2022_PROGRAM },
    ],
  });
});
afterAll(() => node.stop());

describe.each([
  ['a wallet that sends', false, 0],
  ['a wallet that only signs, and a token of the newer program', true, 1],
])('with %s', (_, signsOnly, mint) => {
  chainContract({ describe, it }, async () => {
    const at = (url: string) => ({ rpcUrls: { default: { http: [url] } } });
    const network = defineNetwork({ ...solanaDevnet, ...at(node.rpcUrl) });
    let verdict: Verdict = 'approve';
    let prompts = 0;
    const wallet = createSolanaWallet({
      ...{ name: 'Sunfish', icon: '', keys: [HOLDER], note: '', signsOnly },
      chains: ['solana:devnet', 'solana:localnet'].map((chain) => ({ chain, name: chain, rpcUrl: node.rpcUrl })),
      decide: () => {
        prompts++;
        return verdict;
      },
    });
    const target = new EventTarget();
    register(wallet, target);
    const device = scriptedDevice();
    const connector = walletStandardConnector({
      ...{ target, scheduler: asyncScheduler, log: device.log, networks: [network], load: () => walletCode },
    });
    const connected: ConnectStep = await firstValueFrom(connector.connect('Sunfish'));
    if (connected.type !== 'connected') throw new Error('It did not connect.');
    prompts = 0;
    const storage = { get: () => undefined, set: () => undefined };
    const chain = await solana().load({ networks: [], storage, device, scheduler: asyncScheduler });
    return {
      ...{ chain, network, amount: 2_000_000n },
      link: connected.links[0],
      otherNetwork: defineNetwork({ ...network, caipNetworkId: 'solana:local', id: 'local' }),
      closedNetwork: solanaMainnet,
      brokenNetwork: defineNetwork({ ...network, ...at(`http://127.0.0.1:${await lastingPort()}`) }),
      native: { networkId: network.caipNetworkId, ...network.nativeCurrency },
      token: {
        ...{ networkId: network.caipNetworkId, name: 'Brine', symbol: 'BRINE', decimals: 6 },
        address: String(MINTS[mint]),
      },
      stranger: makeKey(`stranger ${strangers++}`).address,
      notAddresses: ['0x123', 'alice.sol', `${HOLDER.address}1111`, HOLDER.address.replace(/^./, '0')],
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
