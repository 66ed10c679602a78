/** A Solana token, written to the ledger in its program's format: the mint, and the token accounts. */
import { type Address, address, getAddressEncoder, getProgramDerivedAddress, lamports } from '@solana/kit';
import type { LiteSVM } from 'litesvm';

export const TOKEN_PROGRAM = address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA');
export const TOKEN_2022_PROGRAM = address('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb');
const ASSOCIATED_TOKEN_PROGRAM = address('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL');

export interface SplToken {
  readonly mint: Address;
  readonly decimals: number;
  /** Default: the first token program. */
  readonly program?: Address;
}

const MINT_SIZE = 82;
const TOKEN_ACCOUNT_SIZE = 165;
const INITIALIZED = 1;

export function placeMint(svm: LiteSVM, { mint, decimals, program = TOKEN_PROGRAM }: SplToken): void {
  const data = new Uint8Array(MINT_SIZE);
  data[44] = decimals;
  data[45] = INITIALIZED;
  place(svm, mint, data, program);
}

/** Credits the owner with an amount, in the associated token account. */
export async function placeHolding(svm: LiteSVM, token: SplToken, owner: Address, amount: bigint): Promise<void> {
  placeTokenAccount(svm, token, owner, await tokenAccountOf(owner, token.mint, token.program ?? TOKEN_PROGRAM), amount);
}

/** The same in another token account: an owner may have several. */
export function placeTokenAccount(
  svm: LiteSVM,
  { mint, program = TOKEN_PROGRAM }: SplToken,
  owner: Address,
  at: Address,
  amount: bigint,
): void {
  const bytes = getAddressEncoder();
  const data = new Uint8Array(TOKEN_ACCOUNT_SIZE);
  data.set(bytes.encode(mint), 0);
  data.set(bytes.encode(owner), 32);
  new DataView(data.buffer).setBigUint64(64, amount, true);
  data[108] = INITIALIZED;
  place(svm, at, data, program);
}

async function tokenAccountOf(owner: Address, mint: Address, program: Address): Promise<Address> {
  const bytes = getAddressEncoder();
  const [found] = await getProgramDerivedAddress({
    programAddress: ASSOCIATED_TOKEN_PROGRAM,
    seeds: [owner, program, mint].map((each) => bytes.encode(each)),
  });
  return found;
}

function place(svm: LiteSVM, at: Address, data: Uint8Array, program: Address): void {
  svm.setAccount({
    address: at,
    data,
    executable: false,
    lamports: lamports(svm.minimumBalanceForRentExemption(BigInt(data.length))),
    programAddress: program,
    space: BigInt(data.length),
  });
}
