import {
  address,
  assertIsTransactionWithinSizeLimit,
  getBase64EncodedWireTransaction,
  getBase64Encoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  getTransactionLifetimeConstraintFromCompiledTransactionMessage,
  type TransactionModifyingSigner,
} from '@solana/kit';
import type { Modal } from 'porthole';
import type { SolanaProvider } from 'porthole/wallet-standard';

/** A @solana/kit signer for the connected wallet; undefined if there is none. Create a new one for another account. */
export function kitSigner(modal: Modal): TransactionModifyingSigner | undefined {
  const connection = modal.getState().connect.connections.solana;
  const provider = modal.getProvider('solana') as SolanaProvider | undefined;
  if (connection?.status !== 'connected' || !provider) return undefined;
  return {
    address: address(connection.account.address),
    // The wallet may change a transaction, and prompts once for each.
    async modifyAndSignTransactions(transactions) {
      const signed = [];
      for (const transaction of transactions) {
        const params = { transaction: getBase64EncodedWireTransaction(transaction) };
        const answer = await provider.request({ method: 'solana_signTransaction', params });
        const made = getTransactionDecoder().decode(getBase64Encoder().encode(answer.transaction));
        assertIsTransactionWithinSizeLimit(made);
        const message = getCompiledTransactionMessageDecoder().decode(made.messageBytes);
        const lifetimeConstraint = await getTransactionLifetimeConstraintFromCompiledTransactionMessage(message);
        signed.push({ ...made, lifetimeConstraint });
      }
      return signed;
    },
  };
}
