/** Labels of the parts of a request to the wallet that moves money, decoded from the bytes that the wallet receives. */
import type { SaidName } from '../../../domain/transaction/transfer.js';

export const enWalletAsk: Record<SaidName, string> = {
  /** Label: the address that receives. */
  to: 'To',
  amount: 'Amount',
  token: 'Token',
  /** Label: the account of a token that receives, on Solana. */
  tokenAccount: 'To token account',
  /** Label: the address that an account of a token is created for, on Solana. */
  newAccount: 'Creates a token account for',
  /** Label: the program that the transaction calls, on Solana. */
  program: 'Program',
  contract: 'Contract',
  /** Label: the name of the contract’s function that is called. */
  function: 'Function',
  spender: 'Spender',
  /** Label of the amount that a swap spends. */
  amountIn: 'You pay',
  least: 'Minimum received',
  /** Label: the bytes of a transaction, verbatim. */
  data: 'Data',
  /** Label: the number of the network, its chain ID. */
  chain: 'Network ID',
  /** Label of the change of a Bitcoin transaction: what returns to the visitor’s own address. */
  change: 'Back to you',
  networkFee: 'Network fee',
};
