import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createPublicClient, type Hex, http } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EvmNode, startEvmNode } from '../evm-node.js';
import { deployEns, type Ens, UNIVERSAL_RESOLVER } from './deploy-ens.js';

const require = createRequire(import.meta.url);
const AVATAR = `data:image/png;base64,${'A'.repeat(400)}`;

let node: EvmNode;
let ens: Ens;
let alba: Hex;
let bruno: Hex;

beforeAll(async () => {
  node = await startEvmNode({ chainId: 31337 });
  const [first, second] = node.accounts;
  if (!first || !second) throw new Error('The node has too few accounts.');
  [alba, bruno] = [first.address, second.address];
  ens = await deployEns(node, node.accounts.at(-1)?.address ?? '0x', { address: alba, avatar: AVATAR });
});
afterAll(() => node.stop());

describe('S7.8 ENS in the sandbox, as viem queries it', () => {
  const universalResolverAddress = UNIVERSAL_RESOLVER;
  const client = () => createPublicClient({ transport: http(node.rpcUrl) });
  const nameOf = (address: Hex) => client().getEnsName({ address, universalResolverAddress });
  const addressOf = (name: string) => client().getEnsAddress({ name, universalResolverAddress });

  it('returns the owner of a name, and its avatar', async () => {
    expect(await addressOf('ondine.eth')).toBe(alba);
    expect(await client().getEnsText({ name: 'ondine.eth', key: 'avatar', universalResolverAddress })).toBe(AVATAR);
    await ens.point('mole.eth', bruno);
    expect(await addressOf('mole.eth')).toBe(bruno);
    expect(await addressOf('nobody.eth')).toBeNull();
    expect(await addressOf('deep.down.nobody.eth')).toBeNull();
  });

  it('returns the primary name of an address, correct or not', async () => {
    expect(await nameOf(bruno)).toBeNull();
    await ens.claim(bruno, 'ondine.eth');
    expect(await nameOf(bruno)).toBe('ondine.eth');
    expect(await addressOf('ondine.eth')).toBe(alba);
  });
});

it('the universal resolver matches its source', () => {
  const { deployedBytecode, evmVersion, runs } = require('./universal-resolver.json');
  const content = readFileSync(new URL('universal-resolver.sol', import.meta.url), 'utf8');
  const settings = {
    optimizer: { enabled: true, runs },
    metadata: { bytecodeHash: 'none', appendCBOR: false },
    outputSelection: { '*': { '*': ['evm.deployedBytecode.object'] } },
    evmVersion,
  };
  const input = JSON.stringify({ language: 'Solidity', sources: { source: { content } }, settings });
  // In its own process: the compiler rethrows each unhandled rejection of the process that loads it.
  const output = execFileSync(process.execPath, [require.resolve('solc/solc.js'), '--standard-json'], { input });
  const { contracts } = JSON.parse(output.subarray(output.indexOf('{')).toString());
  expect(`0x${contracts.source.UniversalResolver.evm.deployedBytecode.object}`).toBe(deployedBytecode);
});
