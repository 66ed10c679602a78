/** Descriptors of the gallery's page: a ferry that takes tokens, and makes inner calls. */
const SCHEMA = '../../specs/erc7730-v2.schema.json';
const CHAIN = 31_337;
export const FERRY = `0x${'b0'.repeat(20)}` as const;

const contract = { deployments: [{ chainId: CHAIN, address: FERRY }] };
const metadata = {
  owner: 'Grey Ferry Company',
  enums: { classes: { '0': 'Deck', '1': 'Cabin' } },
};

export const HARBOUR_WORDS: readonly unknown[] = [
  {
    $schema: SCHEMA,
    context: { contract },
    metadata,
    display: {
      formats: {
        'book(address token,uint256 fare,address traveller,uint256 until,uint8 class,bytes32 referrer)': {
          intent: 'Book a passage',
          interpolatedIntent: 'Pay {fare} for a passage in {class}',
          fields: [
            { path: 'fare', label: 'Fare', format: 'tokenAmount', params: { tokenPath: 'token' } },
            { path: 'class', label: 'Class', format: 'enum', params: { $ref: '$.metadata.enums.classes' } },
            { path: 'until', label: 'Sails before', format: 'date', params: { encoding: 'timestamp' } },
            { path: 'traveller', label: 'Traveller', format: 'addressName' },
            { path: 'token', label: 'Paid in', format: 'addressName' },
            { path: 'referrer', label: 'Referrer', visible: 'never' },
          ],
        },
        'carry(address to,bytes data)': {
          intent: 'Carry out for you',
          fields: [{ path: 'data', label: 'Carried out', format: 'calldata', params: { calleePath: 'to' } }],
        },
      },
    },
  },
  {
    $schema: SCHEMA,
    context: { eip712: contract },
    metadata,
    display: {
      formats: {
        'Ticket(address token,uint256 fare,uint256 until,uint256 nonce)': {
          intent: 'Reserve a ticket',
          fields: [
            { path: 'fare', label: 'Fare', format: 'tokenAmount', params: { tokenPath: 'token' } },
            { path: 'until', label: 'Valid until', format: 'date', params: { encoding: 'timestamp' } },
            { path: 'nonce', label: 'Number', visible: 'never' },
          ],
        },
      },
    },
  },
];
