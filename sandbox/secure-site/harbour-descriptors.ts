/**
 * Descriptors of the secure site (ERC-7730): for wrapped ether on the local networks, and for leases of berths, which
 * are only signed.
 */
import type { Hex } from 'viem';

const SCHEMA = '../../specs/erc7730-v2.schema.json';
const CHAIN = 31_337;
/** The address in leases; there is no contract. */
const HARBOUR_OFFICE = `0x${'b0'.repeat(20)}`;

export function harbourDescriptors(wrappedEther: Hex): Readonly<Record<string, unknown>> {
  return {
    'wrapped-ether.json': {
      $schema: SCHEMA,
      context: { contract: { deployments: [{ chainId: CHAIN, address: wrappedEther }] } },
      metadata: { owner: 'Wrapped Ether' },
      display: {
        formats: {
          'deposit()': { intent: 'Wrap ether', fields: [{ path: '@.value', label: 'Amount', format: 'amount' }] },
          'withdraw(uint256 wad)': {
            intent: 'Unwrap ether',
            interpolatedIntent: 'Turn {wad} back into ether',
            fields: [{ path: 'wad', label: 'Amount', format: 'tokenAmount', params: { tokenPath: '@.to' } }],
          },
        },
      },
    },
    'lease.json': {
      $schema: SCHEMA,
      context: {
        eip712: { deployments: [{ chainId: CHAIN, address: HARBOUR_OFFICE }], domain: { name: 'Harbour Office' } },
      },
      metadata: { owner: 'Harbour Office', enums: { quays: { '1': 'North quay', '2': 'South quay' } } },
      display: {
        formats: {
          'Lease(address tenant,uint256 quay,uint256 until,uint256 nonce)': {
            intent: 'Lease a berth',
            fields: [
              { path: 'quay', label: 'Berth', format: 'enum', params: { $ref: '$.metadata.enums.quays' } },
              { path: 'until', label: 'Until', format: 'date', params: { encoding: 'timestamp' } },
              { path: 'tenant', label: 'Tenant', format: 'addressName' },
              { path: 'nonce', label: 'Number', visible: 'never' },
            ],
          },
        },
      },
    },
  };
}
