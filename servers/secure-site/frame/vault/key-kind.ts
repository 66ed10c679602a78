/** Keys of different kinds have nothing in common but the account, and are sealed apart. */
import { bytesToHex } from 'viem';
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';

export interface Signer {
  readonly address: string;
}

export interface KeyKind<S extends Signer = Signer> {
  readonly name: string;
  /** Of 32 bytes, which are wiped afterwards. */
  signerOf(bytes: Uint8Array<ArrayBuffer>): Promise<S>;
}

export const EVM_KEY: KeyKind<PrivateKeyAccount> = {
  name: 'account',
  signerOf: (bytes) => Promise.resolve(privateKeyToAccount(bytesToHex(bytes))),
};
