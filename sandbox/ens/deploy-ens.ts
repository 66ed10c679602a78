/** ENS on a sandbox node: the authors' registry, resolver and reverse registrar, and a universal resolver. */
import { createRequire } from 'node:module';
import {
  encodeDeployData,
  encodeErrorResult,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  parseAbi,
  toHex,
  zeroHash,
} from 'viem';
import { labelhash, namehash } from 'viem/ens';
import { jsonRpc, jsonRpcBatch } from '../../servers/json-rpc.js';
import type { EvmNode } from '../evm-node.js';

export interface Ens {
  /** From now on a name such as `mole.eth` resolves to that address. */
  point(name: string, address: Hex): Promise<void>;
  /** From now on lookups of the name are referred to a gateway outside the network (ERC-3668). */
  keepElsewhere(name: string, gateway: string): Promise<void>;
  /** Sets the primary name of an address. This needs no consent of the name's owner. */
  claim(address: Hex, name: string): Promise<void>;
}

/** The addresses of both on public networks. */
const REGISTRY: Hex = '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e';
export const UNIVERSAL_RESOLVER: Hex = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe';
/** The storage slot of the root's owner in the registry. */
const OWNER_OF_ROOT: Hex = '0xad3228b676f7d3cd4284a5443f17f1962b36e491b30a40b2405849e597ba5fb5';

const ABI = parseAbi([
  'function setSubnodeOwner(bytes32 node, bytes32 label, address owner)',
  'function setSubnodeRecord(bytes32 node, bytes32 label, address owner, address resolver, uint64 ttl)',
  'function setAddr(bytes32 node, address a)',
  'function setText(bytes32 node, string key, string value)',
  'function setName(string name)',
  'error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData)',
]);
/** A resolver that refers every lookup elsewhere. */
const SENDING_AWAY: Hex = '0x0000000000000000000000000000000000e15e00';
const CONSTRUCTORS = {
  resolver: parseAbi(['constructor(address registry)']),
  registrar: parseAbi(['constructor(address registry, address resolver)']),
} as const;

const require = createRequire(import.meta.url);
const BUILDS = {
  registry: () => require('@ensdomains/ens/build/contracts/ENSRegistry.json'),
  resolver: () => require('@ensdomains/resolver/build/contracts/PublicResolver.json'),
  registrar: () => require('@ensdomains/ens/build/contracts/ReverseRegistrar.json'),
  universal: () => require('./universal-resolver.json'),
} as const;

interface Step {
  readonly to?: Hex;
  readonly data: Hex;
}

/** Deploys in one block. One name exists from the beginning: `ondine.eth`, with an avatar. */
export async function deployEns(
  { rpcUrl }: EvmNode,
  deployer: Hex,
  ondine: { readonly address: Hex; readonly avatar: string },
): Promise<Ens> {
  const first = Number(await jsonRpc(rpcUrl, 'eth_getTransactionCount', [deployer, 'latest']));
  const at = (place: number) => getContractAddress({ from: deployer, nonce: BigInt(first + place) });
  const [resolver, registrar] = [at(0), at(1)];
  const call = (to: Hex, ...[functionName, args]: readonly [string, readonly unknown[]]): Step => ({
    to,
    data: encodeFunctionData({ abi: ABI, functionName, args } as Parameters<typeof encodeFunctionData>[0]),
  });
  const leading = (name: string, address: Hex): readonly Step[] => {
    const [label = '', ...parents] = name.split('.');
    const record = [namehash(parents.join('.')), labelhash(label), deployer, resolver, 0n] as const;
    return [call(REGISTRY, 'setSubnodeRecord', record), call(resolver, 'setAddr', [namehash(name), address])];
  };
  const { resolver: toResolver, registrar: toRegistrar } = CONSTRUCTORS;
  await jsonRpcBatch(rpcUrl, [
    { method: 'anvil_setCode', params: [REGISTRY, codeOf('registry', 'deployedBytecode')] },
    { method: 'anvil_setCode', params: [UNIVERSAL_RESOLVER, codeOf('universal', 'deployedBytecode')] },
    { method: 'anvil_setStorageAt', params: [REGISTRY, OWNER_OF_ROOT, toHex(BigInt(deployer), { size: 32 })] },
    { method: 'evm_setAutomine', params: [false] },
  ]);
  const steps: readonly Step[] = [
    { data: encodeDeployData({ abi: toResolver, bytecode: codeOf('resolver'), args: [REGISTRY] }) },
    { data: encodeDeployData({ abi: toRegistrar, bytecode: codeOf('registrar'), args: [REGISTRY, resolver] }) },
    call(REGISTRY, 'setSubnodeOwner', [zeroHash, labelhash('reverse'), deployer]),
    call(REGISTRY, 'setSubnodeOwner', [namehash('reverse'), labelhash('addr'), registrar]),
    call(REGISTRY, 'setSubnodeOwner', [zeroHash, labelhash('eth'), deployer]),
    ...leading('ondine.eth', ondine.address),
    call(resolver, 'setText', [namehash('ondine.eth'), 'avatar', ondine.avatar]),
  ];
  const hashes = await jsonRpcBatch(
    rpcUrl,
    steps.map((step, place) => ({
      method: 'eth_sendTransaction',
      params: [{ from: deployer, nonce: toHex(first + place), gas: toHex(step.to ? 1_000_000 : 5_000_000), ...step }],
    })),
  );
  await jsonRpc(rpcUrl, 'evm_mine');
  const receipts = await jsonRpcBatch(rpcUrl, [
    ...hashes.map(receiptOf),
    { method: 'evm_setAutomine', params: [true] },
  ]);
  if (!receipts.slice(0, -1).every(succeeded)) throw new Error('ENS could not be deployed in the sandbox.');
  const send = async (from: Hex, steps: readonly Step[]) => {
    for (const step of steps) {
      const receipt = await jsonRpc(rpcUrl, 'eth_sendTransactionSync', [{ from, gas: toHex(1_000_000), ...step }]);
      if (!succeeded(receipt)) throw new Error('ENS refused what was to be written.');
    }
  };
  return {
    point: (name, address) => send(deployer, leading(name, address)),
    async keepElsewhere(name, gateway) {
      const args = [SENDING_AWAY, [gateway], '0x', '0x00000000', '0x'] as const;
      const reverted = encodeErrorResult({ abi: ABI, errorName: 'OffchainLookup', args });
      const size = toHex((reverted.length - 2) / 2, { size: 2 }).slice(2);
      // Copies the data after it, and reverts with that.
      await jsonRpc(rpcUrl, 'anvil_setCode', [SENDING_AWAY, `0x61${size}600c5f3961${size}5ffd${reverted.slice(2)}`]);
      const [label = '', ...parents] = name.split('.');
      const record = [namehash(parents.join('.')), labelhash(label), deployer, SENDING_AWAY, 0n] as const;
      await send(deployer, [call(REGISTRY, 'setSubnodeRecord', record)]);
    },
    claim: (address, name) => send(address, [call(registrar, 'setName', [name])]),
  };
}

function codeOf(name: keyof typeof BUILDS, kind: 'bytecode' | 'deployedBytecode' = 'bytecode'): Hex {
  return (BUILDS[name]() as Readonly<Record<typeof kind, Hex>>)[kind];
}

function receiptOf(hash: unknown) {
  return { method: 'eth_getTransactionReceipt', params: [hash] };
}

function succeeded(receipt: unknown): boolean {
  return (receipt as { status?: string } | null)?.status === '0x1';
}
