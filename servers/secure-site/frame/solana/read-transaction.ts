/** A parsed transaction. Anything that is not a transaction to the last byte is refused. */
import {
  type CompiledTransactionMessage,
  getBase58Decoder,
  getBase58Encoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  getTransactionEncoder,
} from '@solana/kit';

export interface ReadTransaction {
  /** The account that pays the fee. */
  readonly payer: string;
  /** The signed message. */
  readonly messageBytes: Uint8Array<ArrayBuffer>;
  readonly instructions: readonly ReadInstruction[];
  /** Accounts that the transaction only references by their index in a lookup table. */
  readonly looksUp: boolean;
  /** The whole transaction with one more signature, or undefined if that account has nothing to sign. */
  signedBy(address: string, signature: Uint8Array<ArrayBuffer>): Uint8Array | undefined;
  readonly bytes: Uint8Array;
}

export interface ReadInstruction {
  readonly program: string;
  readonly accounts: readonly string[];
  readonly data: Uint8Array;
}

/** The maximum length: no transaction is longer, and decoding takes quadratic time. */
const MOST_LETTERS = 1_700;
const MOST_BYTES = 1_232;

/** Throws an error with a plain message. */
export function readTransaction(text: string): ReadTransaction {
  try {
    if (text.length > MOST_LETTERS) throw new Error('Too long');
    return read(Uint8Array.from(getBase58Encoder().encode(text)));
  } catch {
    throw new Error('This is not a transaction');
  }
}

function read(bytes: Uint8Array): ReadTransaction {
  const [transaction, end] = getTransactionDecoder().read(bytes, 0);
  if (end !== bytes.length || bytes.length > MOST_BYTES) throw new Error('It has trailing bytes');
  const messageBytes = Uint8Array.from(transaction.messageBytes);
  const message = messageIn(messageBytes);
  if (!message || message.version === 1) throw new Error('Its message cannot be read');
  const accounts = message.staticAccounts.map(String);
  const at = (index: number) => accounts[index] ?? '';
  return {
    messageBytes,
    payer: at(0),
    bytes,
    instructions: message.instructions.map(({ programAddressIndex, accountIndices = [], data = new Uint8Array() }) => ({
      program: at(programAddressIndex),
      accounts: accountIndices.map(at),
      data: Uint8Array.from(data),
    })),
    looksUp: 'addressTableLookups' in message && (message.addressTableLookups?.length ?? 0) > 0,
    signedBy(address, signature) {
      if (!Object.hasOwn(transaction.signatures, address)) return undefined;
      const signatures = { ...transaction.signatures, [address]: signature };
      return Uint8Array.from(getTransactionEncoder().encode({ ...transaction, signatures } as typeof transaction));
    },
  };
}

/** Undefined for anything but a transaction message. */
export function messageIn(
  bytes: Uint8Array,
): (CompiledTransactionMessage & { readonly lifetimeToken: string }) | undefined {
  try {
    const [message, end] = getCompiledTransactionMessageDecoder().read(bytes, 0);
    if (end !== bytes.length || message.staticAccounts.length < message.header.numSignerAccounts) return undefined;
    return message.header.numSignerAccounts > 0 ? message : undefined;
  } catch {
    return undefined;
  }
}

export function inBase58(bytes: Uint8Array): string {
  return getBase58Decoder().decode(bytes);
}
