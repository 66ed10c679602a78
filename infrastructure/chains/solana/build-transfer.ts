/** Builds a transfer's transaction for the wallet to sign. The only file that uses the classes of Solana's library. */
import {
  type AccountMeta,
  ComputeBudgetProgram,
  PublicKey,
  SystemProgram,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js';

export interface TransferPlan {
  readonly from: string;
  readonly to: string;
  /** In the token's smallest unit. */
  readonly amount: bigint;
  readonly blockhash: string;
  /** The compute unit limit, and the price per unit in millionths of a lamport. */
  readonly units: number;
  readonly price: bigint;
  /** Absent: the native currency. */
  readonly token?: TokenPlan | undefined;
}

export interface TokenPlan {
  readonly mint: string;
  readonly program: string;
  readonly decimals: number;
  /** The amount to take from each of the sender's accounts. */
  readonly sources: readonly { readonly address: string; readonly amount: bigint }[];
  /** The receiver's account, and whether it has to be created first. */
  readonly target: string;
  readonly create: boolean;
}

const ASSOCIATED_TOKEN_PROGRAM = new PublicKey('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL');
/** Creates the account, unless it exists by then. */
const CREATE_IDEMPOTENT = 1;
const TRANSFER_CHECKED = 12;
const NATIVE_TRANSFER = [2, 0, 0, 0];

/** The transaction without signatures, and the message in it. */
export function buildTransfer(plan: TransferPlan): { readonly transaction: Uint8Array; readonly message: Uint8Array } {
  const [payerKey, to] = [new PublicKey(plan.from), new PublicKey(plan.to)];
  const instructions = [
    ComputeBudgetProgram.setComputeUnitLimit({ units: plan.units }),
    ComputeBudgetProgram.setComputeUnitPrice({ microLamports: plan.price }),
    ...(plan.token ? tokenInstructions(payerKey, to, plan.token) : [nativeTransfer(payerKey, to, plan.amount)]),
  ];
  // The legacy format: every wallet signs it, and nothing here needs the newer one.
  const message = new TransactionMessage({
    ...{ payerKey, recentBlockhash: plan.blockhash, instructions },
  }).compileToLegacyMessage();
  return { transaction: new VersionedTransaction(message).serialize(), message: message.serialize() };
}

/** Written by hand: the library uses numbers, which are not exact above nine million SOL. */
function nativeTransfer(payer: PublicKey, to: PublicKey, lamports: bigint): TransactionInstruction {
  return new TransactionInstruction({
    programId: SystemProgram.programId,
    keys: [signer(payer), writable(to)],
    data: bytes([...NATIVE_TRANSFER, ...littleEndian(lamports)]),
  });
}

/** The associated token account of an owner. */
export function tokenAccountOf(owner: string, mint: string, program: string): string {
  const seeds = [owner, program, mint].map((each) => new PublicKey(each).toBytes());
  return PublicKey.findProgramAddressSync(seeds, ASSOCIATED_TOKEN_PROGRAM)[0].toBase58();
}

/** Whether the address can have a private key; addresses derived by programs have none. */
export function canHaveKey(address: string): boolean {
  return PublicKey.isOnCurve(new PublicKey(address).toBytes());
}

function tokenInstructions(payer: PublicKey, receiver: PublicKey, token: TokenPlan): readonly TransactionInstruction[] {
  const [mint, programId, target] = [token.mint, token.program, token.target].map((each) => new PublicKey(each));
  if (!mint || !programId || !target) return [];
  const create = new TransactionInstruction({
    programId: ASSOCIATED_TOKEN_PROGRAM,
    keys: [signer(payer), writable(target), read(receiver), read(mint), read(SystemProgram.programId), read(programId)],
    data: bytes([CREATE_IDEMPOTENT]),
  });
  const transfers = token.sources.map(
    ({ address, amount }) =>
      new TransactionInstruction({
        programId,
        keys: [writable(new PublicKey(address)), read(mint), writable(target), { ...signer(payer), isWritable: false }],
        data: bytes([TRANSFER_CHECKED, ...littleEndian(amount), token.decimals]),
      }),
  );
  return token.create ? [create, ...transfers] : transfers;
}

const signer = (pubkey: PublicKey): AccountMeta => ({ pubkey, isSigner: true, isWritable: true });
const writable = (pubkey: PublicKey): AccountMeta => ({ pubkey, isSigner: false, isWritable: true });
const read = (pubkey: PublicKey): AccountMeta => ({ pubkey, isSigner: false, isWritable: false });

/** The library's type is `Buffer`, but any bytes work. */
function bytes(values: readonly number[]): TransactionInstruction['data'] {
  return Uint8Array.from(values) as TransactionInstruction['data'];
}

function littleEndian(amount: bigint): readonly number[] {
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, amount, true);
  return [...new Uint8Array(view.buffer)];
}
