/**
 * Whether a Sign In With Farcaster message (a SIWE message on Optimism) was signed for this site by the custody address
 * of the Farcaster id.
 */
import { type Address, createPublicClient, type Hex, http, parseAbi, verifyMessage } from 'viem';
import { optimism } from 'viem/chains';
import { parseSiweMessage } from 'viem/siwe';
import type { SignedMessage } from './farcaster-relay.js';

/** Whether the registry lists this address as the custody address of the Farcaster id. Rejects if the registry cannot be read. */
export type IsCustody = (address: Address, fid: bigint) => Promise<boolean>;

export interface AskedSignIn {
  readonly domain: string;
  readonly siweUri: string;
  readonly nonce: string;
}

/** Farcaster's IdRegistry on Optimism. */
export const ID_REGISTRY: Address = '0x00000000Fc6c5F01Fc30151999387Bb99A9f489b';
const ABI = parseAbi(['function idOf(address owner) view returns (uint256 fid)']);
const CHAIN_ID = 10;
/** The allowed clock difference. */
const SKEW_MS = 60_000;

export function custodyCheck(rpcUrl: string): IsCustody {
  const client = createPublicClient({ chain: optimism, transport: http(rpcUrl, { timeout: 5_000, retryCount: 1 }) });
  return async (address, fid) => {
    const read = { address: ID_REGISTRY, abi: ABI, functionName: 'idOf', args: [address] } as const;
    return fid > 0n && (await client.readContract(read)) === fid;
  };
}

/** The Farcaster id; undefined if any part is invalid. */
export async function verifySignIn(
  { message, signature }: Pick<SignedMessage, 'message' | 'signature'>,
  asked: AskedSignIn,
  isCustody: IsCustody,
  now: () => number,
): Promise<bigint | undefined> {
  const said = parseSiweMessage(message);
  const { address, expirationTime, notBefore, issuedAt, resources = [] } = said;
  const fids = resources.flatMap((each) => /^farcaster:\/\/fids?\/(\d{1,20})$/.exec(each)?.[1] ?? []);
  const [fid] = fids;
  const holds =
    said.domain === asked.domain &&
    said.uri === asked.siweUri &&
    said.nonce === asked.nonce &&
    said.chainId === CHAIN_ID &&
    said.version === '1' &&
    (expirationTime === undefined || now() < expirationTime.getTime()) &&
    (notBefore === undefined || now() + SKEW_MS >= notBefore.getTime()) &&
    (issuedAt === undefined || now() + SKEW_MS >= issuedAt.getTime());
  if (!holds || address === undefined || fid === undefined || fids.length !== 1) return undefined;
  if (!(await isSignedBy(address, message, signature))) return undefined;
  return (await isCustody(address, BigInt(fid))) ? BigInt(fid) : undefined;
}

async function isSignedBy(address: Address, message: string, signature: Hex): Promise<boolean> {
  try {
    return await verifyMessage({ address, message, signature });
  } catch {
    return false;
  }
}
