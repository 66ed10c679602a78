/** Limits of the approval screen and of what it loads: rows of size.budgets.mjs. */
export const approvals = [
  // Marks names that imitate other names. Loaded with the first name that is not plain Latin.
  { name: 'odd names', roots: ['ui-react/parts/words/odd-names.tsx'], limit: 1_950 },
  // Calls that a descriptor describes (ERC-7730).
  {
    name: 'shown in words',
    roots: ['ui-react/views/approve/clear/clear-call.tsx'],
    limit: 1_780,
    after: 'view approve',
  },
  // Describes orders, permits, rights at lending protocols, Safe transactions and sign-in in typed data. Loaded with the
  // first signature of typed data. 600 bytes for rights that could cost a visitor everything, and for unknown kinds;
  // 60 more for transactions of smart accounts, with which one signature could.
  // 170 warn of orders that bring next to nothing.
  {
    name: 'typed data in words',
    roots: ['ui-react/views/approve/signed/signed-request.tsx'],
    limit: 8_830,
    after: 'view approve',
  },
  // The estimated changes, from a simulation by the network's node. Loaded with the first transaction that is shown.
  {
    name: 'view changes',
    roots: ['ui-react/views/approve/changes/estimated-changes.tsx'],
    limit: 4_660,
    after: 'view approve',
  },
  // Digests (ERC-8213). Loaded with the first request that has any.
  { name: 'chain evm, digests', roots: ['infrastructure/chains/evm/digests/'], limit: 2_700, after: 'chain evm' },
  { name: 'view digests', roots: ['ui-react/views/approve/digests/digests.tsx'], limit: 400, after: 'view approve' },
  // The warning for requests that can lose funds for good, what the visitor has to confirm, and the form for spending
  // caps. Loaded with the first such request.
  {
    name: 'dangers of a request',
    roots: ['ui-react/views/approve/dangers/danger.tsx'],
    limit: 6_050,
    after: 'view approve',
  },
  { name: 'view approve', roots: ['ui-react/views/approve/'], limit: 17_300 },
  // Loaded when a visitor first opens the list of allowances.
  {
    name: 'chain evm, allowances',
    roots: ['infrastructure/chains/evm/allowances/'],
    limit: 3_600,
    after: 'chain evm',
  },
  { name: 'allowances, the entry', roots: ['allowances.ts'], limit: 400 },
  { name: 'use cases, allowances', roots: ['application/allowances/'], limit: 2_600 },
  { name: 'view allowances', roots: ['ui-react/views/allowances/'], limit: 13_300 },
];
