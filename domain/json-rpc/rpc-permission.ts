/** Which JSON-RPC methods a page may request from a wallet inside the modal, and which need the visitor's approval. */

/** `safe`: answered without approval. `not-safe`: signs, sends or grants. `not-allowed`: refused without asking. */
export type RpcPermission = 'safe' | 'not-safe' | 'not-allowed';

/** Suffixes of `eth_` methods that only read. */
const READS =
  'accounts blockNumber call chainId estimateGas feeHistory gasPrice getAccount getBalance getBlockByHash ' +
  'getBlockByNumber getBlockReceipts getBlockTransactionCountByHash getBlockTransactionCountByNumber getCode ' +
  'getFilterChanges getFilterLogs getLogs getProof getStorageAt getTransactionByBlockHashAndIndex ' +
  'getTransactionByBlockNumberAndIndex getTransactionByHash getTransactionCount getTransactionReceipt ' +
  'getUncleCountByBlockHash getUncleCountByBlockNumber maxPriorityFeePerGas newBlockFilter newFilter ' +
  'newPendingTransactionFilter sendRawTransaction syncing uninstallFilter ' +
  // User operations (ERC-4337). The requirement names them in both lists, so they are allowed and take any list of
  // parameters; the reference product lists them too but has no schema for them, so there they always fail.
  'getUserOperationReceipt estimateUserOperationGas getUserOperationByHash supportedEntryPoints';

export const SAFE_METHODS: readonly string[] = [
  ...READS.split(' ').map((name) => `eth_${name}`),
  'wallet_getCapabilities',
  'wallet_getCallsStatus',
  'wallet_getAssets',
];

export const NOT_SAFE_METHODS: readonly string[] = [
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
  'wallet_sendCalls',
  'wallet_grantPermissions',
  'wallet_revokePermissions',
  'eth_sendUserOperation',
];

/** Methods are compared exactly: `ETH_CALL` is not one. */
export function rpcPermission(method: string): RpcPermission {
  if (NOT_SAFE_METHODS.includes(method)) return 'not-safe';
  return SAFE_METHODS.includes(method) ? 'safe' : 'not-allowed';
}

/** The developer message for a refused method. */
export const NOT_ALLOWED_LOG = 'Requested RPC call is not allowed';
