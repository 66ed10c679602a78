/** What a collection reports: its standard (ERC-165), and its name, which is a claim. */
import { decodeFunctionResult, encodeFunctionData, type Hex, isHex, parseAbi } from 'viem';
import { inertText } from '../../../../../domain/text/inert-text.js';
import { jsonRpc } from '../../../../json-rpc.js';
import type { SiteNetwork } from '../../../site-settings.js';

const ABI = parseAbi([
  'function supportsInterface(bytes4 id) view returns (bool)',
  'function symbol() view returns (string)',
]);
const KINDS = { single: '0x80ac58cd', several: '0xd9b67a26' } as const;

export interface CollectionOnChain {
  /** One of each item (ERC-721), or several (ERC-1155). */
  readonly kind: keyof typeof KINDS;
  /** Undefined if it has no valid name. */
  readonly symbol: string | undefined;
}

/** Undefined if there is no collection at that address; `unclear` if it claims to be of both kinds. */
export async function collectionOnChain(
  { rpcUrl }: SiteNetwork,
  to: Hex,
): Promise<CollectionOnChain | 'unclear' | undefined> {
  const call = async (data: Hex): Promise<Hex | undefined> => {
    const answer = await jsonRpc(rpcUrl, 'eth_call', [{ to, data }, 'latest']).catch(() => undefined);
    return isHex(answer) && answer !== '0x' ? answer : undefined;
  };
  const supports = async (id: Hex) => {
    const said = await call(encodeFunctionData({ abi: ABI, functionName: 'supportsInterface', args: [id] }));
    return said !== undefined && /^0x0{63}1$/.test(said);
  };
  const [single, several, named] = await Promise.all([
    supports(KINDS.single),
    supports(KINDS.several),
    call(encodeFunctionData({ abi: ABI, functionName: 'symbol' })),
  ]);
  if (single && several) return 'unclear';
  if (!single && !several) return undefined;
  return { kind: single ? 'single' : 'several', symbol: symbolIn(named) };
}

function symbolIn(named: Hex | undefined): string | undefined {
  try {
    if (named === undefined) return undefined;
    return inertText(decodeFunctionResult({ abi: ABI, functionName: 'symbol', data: named }), 12) || undefined;
  } catch {
    return undefined;
  }
}
