/** Limits of the screen that asks for approval, and of what it loads: rows of size.budgets.mjs. */
export const approvals = [
  // What marks names that are made to be taken for others; loaded with the first name that is not plain Latin.
  { name: 'odd names', roots: ['ui-react/parts/words/odd-names.tsx'], limit: 1_950 },
  // Of it, 0.3 kB keep the keyboard in the modal and the wallet's own frame; 0.3 kB: swaps have some of its parts as well.
  // Since calls are told one by one, and what they let somebody take is warned of: 1.8 kB more.
  // Since typed data is shown as it is signed, and what cannot be read or is valid anywhere is said: 1.5 kB more.
  // Since a fee that was lowered, or could not be compared, is said: 0.1 kB more; since descriptors name it: 0.6 kB.
  // Since values outside their types and repeated members are contradictions: 0.3 kB; 0.2 kB lead to the words of typed data.
  // Since the money of a batch is its title, and a high fee is told in sums: 0.7 kB.
  {
    name: 'shown in words',
    roots: ['ui-react/views/approve/clear/clear-call.tsx'],
    limit: 1_780,
    after: 'view approve',
  },
  // What orders, permits, Safe transactions and sign-in within typed data do; loaded with the first signature of typed data.
  {
    name: 'typed data in words',
    roots: ['ui-react/views/approve/signed/signed-request.tsx'],
    limit: 8_000,
    after: 'view approve',
  },
  // What the network's node expects to change, with amounts, tokens and rights; loaded with the first transaction that is shown.
  {
    name: 'view changes',
    roots: ['ui-react/views/approve/changes/estimated-changes.tsx'],
    limit: 4_660,
    after: 'view approve',
  },
  // Digests by ERC-8213; loaded with the first request that has any.
  { name: 'chain evm, digests', roots: ['infrastructure/chains/evm/digests/'], limit: 2_700, after: 'chain evm' },
  { name: 'view digests', roots: ['ui-react/views/approve/digests/digests.tsx'], limit: 400, after: 'view approve' },
  // What a request endangers (a row of size.budgets.mjs) has 0.4 kB more since permissions and fees are looked at as well.
  // What could be lost for good: the warning, and what has to be agreed to; loaded with the first such request. 1.7 kB set
  // spending caps, which came with the screen before; 0.1 kB are words for permissions and fees;
  // 0.3 kB find who a batch, or signed data, sends to.
  {
    name: 'dangers of a request',
    roots: ['ui-react/views/approve/dangers/danger.tsx'],
    limit: 6_050,
    after: 'view approve',
  },
  // Addresses stand apart from sentences, with their checksums; what is dangerous waits for the visitor: 0.5 kB;
  // 0.1 kB lead to digests; 0.4 kB name all that leaves.
  { name: 'view approve', roots: ['ui-react/views/approve/'], limit: 17_300 },
  // Read with the first look at what an account has allowed others to take, and never before.
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
