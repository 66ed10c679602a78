/** The answers of a wallet that grants sites limited permissions for an account for some time. */
import { type Hex, keccak256, toHex } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import { readProperty } from '../../../domain/value/read-property.js';
import { invalidParams } from '../../../servers/secure-site/frame/rpc/provider-error.js';

type Params = readonly unknown[];

export interface GrantingWallet {
  inUse(): string | undefined;
  signerOf(address: unknown): PrivateKeyAccount;
  consent(method: string, params: Params): Promise<void>;
}

export const PERMISSION_CAPABILITIES = {
  permissions: {
    supported: true,
    permissionTypes: ['contract-call', 'native-token-recurring-allowance'],
    signerTypes: ['keys'],
    policyTypes: [],
  },
};

export function grantAnswer({ inUse, signerOf, consent }: GrantingWallet) {
  return async (params: Params, method: string): Promise<object> => {
    const request = Object(params[0]) as Readonly<Record<string, unknown>>;
    const { chainId, expiry, signer, permissions } = request;
    if (!Array.isArray(permissions) || permissions.length === 0) throw invalidParams('there are no permissions.');
    const { address } = signerOf(request.address ?? inUse());
    await consent(method, params);
    const context: Hex = keccak256(toHex(JSON.stringify([address, request])));
    return { permissions, context, expiry, signer, chainId, address };
  };
}

/** The signature that identifies the session to end. Undefined: another request. */
export async function revokeAnswer(
  { inUse, signerOf, consent }: GrantingWallet,
  params: Params,
  method: string,
): Promise<Hex | undefined> {
  const pci = readProperty(params[0], 'pci');
  if (typeof pci !== 'string') return undefined;
  const signer = signerOf(inUse());
  await consent(method, params);
  return signer.signMessage({ message: `Revoke ${pci}` });
}
