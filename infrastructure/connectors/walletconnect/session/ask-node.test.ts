import { expect, it } from 'vitest';
import { NOT_SAFE_METHODS, SAFE_METHODS } from '../../../../domain/json-rpc/rpc-permission.js';
import { isForNode } from './ask-node.js';

/** The methods that the provider answers itself. */
const OWN = ['eth_accounts', 'eth_chainId'];

it.each(SAFE_METHODS.filter((method) => method.startsWith('eth_') && !OWN.includes(method)))(
  '%s is sent to a node',
  (method) => expect(isForNode(method)).toBe(true),
);

it.each([
  ...NOT_SAFE_METHODS,
  ...['eth_sign', 'eth_signTransaction', 'eth_signTypedData', 'eth_decrypt', 'eth_getEncryptionPublicKey'],
  ...['wallet_getCapabilities', 'ETH_CALL', 'net_version', ' eth_call', ''],
])('%s is not sent to a node', (method) => expect(isForNode(method)).toBe(false));
