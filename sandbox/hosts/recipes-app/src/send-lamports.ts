import {
  address,
  appendTransactionMessageInstruction,
  createSolanaRpc,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  getSignatureFromTransaction,
  lamports as lamportsOf,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit';
import type { Modal } from 'porthole';
import { kitSigner } from './kit-signer';

const SYSTEM_PROGRAM = address('11111111111111111111111111111111');

/** Sends lamports with @solana/kit and the modal's wallet. Returns the signature; undefined without a wallet. */
export async function sendLamports(modal: Modal, rpcUrl: string, to: string, lamports: bigint) {
  const signer = kitSigner(modal);
  if (!signer) return undefined;
  const rpc = createSolanaRpc(rpcUrl);
  const { value: latest } = await rpc.getLatestBlockhash().send();
  // Instruction 2 of the system program (transfer) and the amount, both little-endian.
  const data = new DataView(new ArrayBuffer(12));
  data.setUint32(0, 2, true);
  data.setBigUint64(4, lamportsOf(lamports), true);
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (made) => setTransactionMessageFeePayerSigner(signer, made),
    (made) => setTransactionMessageLifetimeUsingBlockhash(latest, made),
    (made) =>
      appendTransactionMessageInstruction(
        {
          programAddress: SYSTEM_PROGRAM,
          // The sender is a writable signer (3), the recipient is writable (1).
          accounts: [
            { address: signer.address, role: 3, signer },
            { address: address(to), role: 1 },
          ],
          data: new Uint8Array(data.buffer),
        },
        made,
      ),
  );
  const signed = await signTransactionMessageWithSigners(message);
  await rpc.sendTransaction(getBase64EncodedWireTransaction(signed), { encoding: 'base64' }).send();
  return getSignatureFromTransaction(signed);
}
