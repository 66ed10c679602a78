/** A logged-in visitor of the frame on the real networks: for tests of what they are asked, and of what happens on the network. */
import { createRequire } from 'node:module';
import { encodeDeployData, type Hex, parseEther, toHex } from 'viem';
import { jsonRpc } from '../../servers/json-rpc.js';
import type { ApprovalWords } from '../../servers/secure-site/frame/approval/approval-words.js';
import { frameFixture, logIn } from '../../servers/secure-site/frame/frame-fixture.js';
import type { World } from '../world.js';
import { answerShown, siteNetworks } from './visitor-of-frame.js';

export interface RpcVisit {
  readonly address: Hex;
  /** Asks the first network's node. */
  chain(method: string, ...params: readonly unknown[]): Promise<unknown>;
  /** Asks the wallet. */
  request(method: string, ...params: readonly unknown[]): Promise<unknown>;
  /** Declines what is shown. Resolves with what was shown. */
  decline(asked: Promise<unknown>): Promise<ApprovalWords>;
  /** Approves. Resolves with what was shown, and with the result. */
  approve(asked: Promise<unknown>): Promise<readonly [ApprovalWords, unknown]>;
  /** Whether the visitor is asked anything. */
  isAsked(): boolean;
}

export async function rpcVisit(world: World, ether = '2', type = 'smartAccount'): Promise<RpcVisit> {
  const fixture = frameFixture(siteNetworks(world));
  const address = (await logIn(fixture)) as Hex;
  await fixture.ask('SET_PREFERRED_ACCOUNT', { type });
  const chain = (method: string, ...params: readonly unknown[]) => jsonRpc(world.urls[0], method, params);
  await chain('anvil_setBalance', address, toHex(parseEther(ether)));
  const settled = (asked: Promise<unknown>) => asked.catch((error: unknown) => error);
  return {
    address,
    chain,
    request: (method, ...params) => fixture.ask('RPC_REQUEST', { method, params }),
    async decline(asked) {
      const ended = settled(asked);
      const words = await answerShown(fixture, false);
      await ended;
      return words;
    },
    async approve(asked) {
      asked.catch(() => undefined);
      return [await answerShown(fixture, true), await asked];
    },
    isAsked: () => fixture.shown() !== undefined,
  };
}

/** Deploys a published contract on the first network, by default one of OpenZeppelin. Resolves with its address once it is deployed. */
export async function deployPublished(
  world: World,
  name: string,
  args: readonly unknown[],
  folder = '@openzeppelin/contracts/build/contracts',
): Promise<Hex> {
  const build: unknown = createRequire(import.meta.url)(`${folder}/${name}.json`);
  const { abi, bytecode } = build as { readonly abi: never; readonly bytecode: Hex };
  const data = encodeDeployData({ abi, bytecode, args } as never);
  const [rich] = world.accounts;
  const transaction = { from: rich?.address, data, gas: toHex(6_000_000) };
  const hash = await jsonRpc(world.urls[0], 'eth_sendTransaction', [transaction]);
  return Reflect.get(await mined(world, hash), 'contractAddress') as Hex;
}

/** The receipt of a transaction, once the first network has it. */
export async function mined(world: World, hash: unknown): Promise<object> {
  for (;;) {
    const receipt = await jsonRpc(world.urls[0], 'eth_getTransactionReceipt', [hash]);
    if (typeof receipt === 'object' && receipt !== null) return receipt;
  }
}
