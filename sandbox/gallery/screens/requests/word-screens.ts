/** Requests in the words of descriptors. */
import { encodeFunctionData, type Hex, parseAbi, toHex } from 'viem';
import type { Screen } from '../../screen.js';
import { FERRY } from '../../stand-ins/harbour-words.js';
import type { Visitor } from '../../visitor.js';
import { asked } from '../asked.js';
import { mirrored } from '../mirrored.js';

/** As a fresh world has them. */
const ACCOUNT: Hex = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const RECIPIENT: Hex = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const KELP: Hex = '0x9B06D17ce54B06dF4A644900492036E3AC384517';
const FARE = 1_250_500_000n;
const UNTIL = 1_795_802_400n;

const ABI = parseAbi([
  'function book(address token,uint256 fare,address traveller,uint256 until,uint8 class,bytes32 referrer)',
  'function carry(address to,bytes data)',
]);
const book = encodeFunctionData({
  abi: ABI,
  functionName: 'book',
  args: [KELP, FARE, RECIPIENT, UNTIL, 1, `0x${'07'.repeat(32)}`],
});
const carry = (data: Hex) => encodeFunctionData({ abi: ABI, functionName: 'carry', args: [FERRY, data] });
const call = (data: Hex) => ({ from: ACCOUNT, to: FERRY, data });
const ticket = {
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'chainId', type: 'uint256' },
      { name: 'verifyingContract', type: 'address' },
    ],
    Ticket: [
      { name: 'token', type: 'address' },
      { name: 'fare', type: 'uint256' },
      { name: 'until', type: 'uint256' },
      { name: 'nonce', type: 'uint256' },
    ],
  },
  primaryType: 'Ticket',
  domain: { name: 'Grey Ferry Company', chainId: 31_337, verifyingContract: FERRY },
  message: { token: KELP, fare: String(FARE), until: String(UNTIL), nonce: '41' },
};
const batch = { version: '2.0.0', chainId: '0x7a69', from: ACCOUNT, atomicRequired: true };
const calls = [{ to: RECIPIENT, value: toHex(10n ** 17n) }, call(book), call(carry('0x12345678'))];

/** The URL of the host's token list. */
const STAND_INS = { page: 'stand-ins', query: { tokens: '1' } } as const;

function seen(method: string, params: unknown, text: string | RegExp) {
  return async (visitor: Visitor) => {
    await asked(method, params)(visitor);
    await visitor.sees(text);
    await visitor.sees(/In this site’s own words/);
  };
}

export const wordScreens: readonly Screen[] = [
  { name: 'words-call', ...STAND_INS, reach: seen('eth_sendTransaction', [call(book)], 'Book a passage') },
  {
    name: 'words-inner',
    ...STAND_INS,
    reach: seen('eth_sendTransaction', [call(carry(book))], 'Carry out for you'),
  },
  {
    name: 'words-unknown',
    ...STAND_INS,
    reach: seen('eth_sendTransaction', [call(carry('0x12345678'))], 'Carry out for you'),
  },
  {
    name: 'words-money',
    ...STAND_INS,
    reach: seen('eth_sendTransaction', [{ ...call(book), value: toHex(10n ** 17n) }], 'Book a passage'),
  },
  { name: 'words-data', ...STAND_INS, reach: seen('eth_signTypedData_v4', [ACCOUNT, ticket], 'Reserve a ticket') },
  { name: 'words-batch', ...STAND_INS, reach: seen('wallet_sendCalls', [{ ...batch, calls }], /Book a passage/) },
  {
    name: 'rtl-words',
    ...STAND_INS,
    reach: mirrored(seen('eth_sendTransaction', [call(book)], 'Book a passage')),
  },
];
