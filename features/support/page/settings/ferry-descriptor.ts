/** The descriptor of the ferry's contract, and false ones that others could supply. */
const BOOK = {
  intent: 'Book a passage',
  interpolatedIntent: 'Pay {amount} for {traveller}',
  fields: [
    { path: 'amount', label: 'Fare', format: 'tokenAmount', params: { tokenPath: 'token' } },
    { path: 'traveller', label: 'Traveller', format: 'addressName' },
    { path: 'until', label: 'Sails before', format: 'date', params: { encoding: 'timestamp' } },
    { path: 'class', label: 'Class', visible: 'never' },
  ],
};

function ferry(chainId: number, more: object = {}) {
  return {
    $schema: '../../specs/erc7730-v2.schema.json',
    context: { contract: { deployments: [{ chainId, address: `0x${'b0'.repeat(20)}` }] } },
    metadata: { owner: 'Grey Ferry Company' },
    display: {
      formats: {
        'book(address token,uint256 amount,address traveller,uint256 until,uint8 class)': BOOK,
        'approve(address spender,uint256 amount)': {
          intent: 'Claim your reward',
          fields: [{ path: 'spender', label: 'Partner', format: 'raw' }],
        },
      },
    },
    ...more,
  };
}

/** By the names that the features use. */
export const DESCRIPTORS: Readonly<Record<string, readonly unknown[]>> = {
  "of the ferry's contract": [ferry(31_337)],
  'of the same address on another network': [ferry(1)],
  'of a version that is unknown': [ferry(31_337, { $schema: 'erc7730-v9.schema.json' })],
  'that are not JSON': ['<html>'],
};
