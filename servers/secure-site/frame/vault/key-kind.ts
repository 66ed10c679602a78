/** Keys of different kinds only share the account, and are sealed separately. */
import { bytesToHex } from 'viem';
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';

export interface Signer {
  readonly address: string;
}

export interface KeyKind<S extends Signer = Signer> {
  readonly name: string;
  /** From 32 bytes, which are wiped afterwards. */
  signerOf(bytes: Uint8Array<ArrayBuffer>): Promise<S>;
}

export const EVM_KEY: KeyKind<PrivateKeyAccount> = {
  name: 'account',
  signerOf: (bytes) => Promise.resolve(privateKeyToAccount(bytesToHex(bytes))),
};
