import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOT_SAFE_METHODS, rpcPermission, SAFE_METHODS } from './rpc-permission.js';

describe('S6.3 safe methods', () => {
  it.each([
    'eth_accounts',
    'eth_blockNumber',
    'eth_call',
    'eth_chainId',
    'eth_estimateGas',
    'eth_feeHistory',
    'eth_gasPrice',
    'eth_getAccount',
    'eth_getBalance',
    'eth_getBlockByHash',
    'eth_getBlockByNumber',
    'eth_getBlockReceipts',
    'eth_getBlockTransactionCountByHash',
    'eth_getBlockTransactionCountByNumber',
    'eth_getCode',
    'eth_getFilterChanges',
    'eth_getFilterLogs',
    'eth_getLogs',
    'eth_getProof',
    'eth_getStorageAt',
    'eth_getTransactionByBlockHashAndIndex',
    'eth_getTransactionByBlockNumberAndIndex',
    'eth_getTransactionByHash',
    'eth_getTransactionCount',
    'eth_getTransactionReceipt',
    'eth_getUncleCountByBlockHash',
    'eth_getUncleCountByBlockNumber',
    'eth_maxPriorityFeePerGas',
    'eth_newBlockFilter',
    'eth_newFilter',
    'eth_newPendingTransactionFilter',
    'eth_sendRawTransaction',
    'eth_syncing',
    'eth_uninstallFilter',
    'wallet_getCapabilities',
    'wallet_getCallsStatus',
    'eth_getUserOperationReceipt',
    'eth_estimateUserOperationGas',
    'eth_getUserOperationByHash',
    'eth_supportedEntryPoints',
    'wallet_getAssets',
  ])('%s', (method) => {
    expect(rpcPermission(method)).toBe('safe');
  });

  it('are these 41 and no others', () => {
    expect(new Set(SAFE_METHODS).size).toBe(41);
  });
});

describe('S6.4 methods that are not safe', () => {
  it.each([
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
  ])('%s', (method) => {
    expect(rpcPermission(method)).toBe('not-safe');
  });

  it('are these 11, none of them safe', () => {
    expect(new Set(NOT_SAFE_METHODS).size).toBe(11);
    expect(NOT_SAFE_METHODS.some((method) => SAFE_METHODS.includes(method))).toBe(false);
  });
});

describe('S5.9 everything else', () => {
  it.each([
    '',
    'eth_sign',
    'eth_signTransaction',
    'eth_signTypedData',
    'eth_signTypedData_v3',
    'ETH_CALL',
    'eth_call ',
    'wallet_switchEthereumChain',
    'wallet_addEthereumChain',
    'eth_requestAccounts',
    'constructor',
    '__proto__',
    'toString',
  ])('%j is not allowed', (method) => {
    expect(rpcPermission(method)).toBe('not-allowed');
  });

  it('is not allowed for any other method name', () => {
    fc.assert(
      fc.property(fc.string(), (method) => {
        fc.pre(!SAFE_METHODS.includes(method) && !NOT_SAFE_METHODS.includes(method));
        expect(rpcPermission(method)).toBe('not-allowed');
      }),
    );
  });
});
