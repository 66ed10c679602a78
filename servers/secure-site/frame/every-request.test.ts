/** Each kind of request in other languages: nothing is in English, and numbers and dates are localized. */
import { PublicKey, SystemProgram, Transaction, type TransactionInstruction } from '@solana/web3.js';
import { encodeFunctionData, erc20Abi, type Hex, maxUint256, parseAbi, toHex } from 'viem';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { toBase58 } from '../../../domain/address/base58.js';
import { answerShown, siteNetworks } from '../../../sandbox/secure-site/visitor-of-frame.js';
import { makeKey } from '../../../sandbox/solana/make-key.js';
import { startWorld, type World } from '../../../sandbox/world.js';
import { jsonRpc } from '../../json-rpc.js';
import { leftInEnglish } from '../words/left-in-english.js';
import type { ApprovalWords } from './approval/approval-words.js';
import { type FrameFixture, frameFixture, logIn } from './frame-fixture.js';
import { frameText, setFrameLanguage } from './frame-text.js';

const SOMEBODY: Hex = '0x00000000000000000000000000000000000000A1';
const ELSEWHERE = makeKey('somebody').address;
const SPLIT = 'site.example wants you to sign in with your Ethereum account:\n';

let world: World;
let fixture: FrameFixture;
let evm: Hex;
let solana: string;

beforeAll(async () => {
  world = await startWorld();
  const { rpcUrl } = world.solana.node;
  const brinepool = { id: 'solana:brinepool', name: 'Brinepool', rpcUrl, symbol: 'SOL', decimals: 9 };
  fixture = frameFixture(siteNetworks(world), true, [brinepool]);
  evm = (await logIn(fixture)) as Hex;
  await jsonRpc(world.urls[0], 'anvil_setBalance', [evm, toHex(2n * 10n ** 21n)]);
  solana = String(Reflect.get((await fixture.ask('GET_USER', { chainId: 'solana:brinepool' })) as object, 'address'));
  (await world.solana.node.ledger()).airdrop(solana, 2_000_000_000_000n);
});
afterAll(() => world.stop());
afterEach(() => setLanguage('en'));

const setLanguage = (lang: string) => setFrameLanguage({ documentElement: { lang, dir: '' } });
const fields = (text: string) =>
  text.split(',').map((each) => ({ type: each.split(' ')[0] ?? '', name: each.split(' ')[1] ?? '' }));
const typed = (primaryType: string, shape: string, message: object, chainId: number | undefined = 31337) => ({
  domain: { name: 'Kelp Dollar', ...(chainId && { chainId }), verifyingContract: world.tokens[1].address },
  types: { [primaryType]: fields(shape) },
  ...{ primaryType, message },
});
const permit = (value: bigint, deadline: number) =>
  typed('Permit', 'address owner,address spender,uint256 value,uint256 nonce,uint256 deadline', {
    ...{ owner: evm, spender: SOMEBODY, value: String(value), nonce: 0, deadline },
  });
const transfer = () =>
  typed(
    'TransferWithAuthorization',
    'address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce',
    {
      ...{ from: evm, to: SOMEBODY, value: '2500000', validAfter: '1900000000', validBefore: '2000000000' },
      nonce: toHex(1, { size: 32 }),
    },
  );
const swap = () => {
  const abi = parseAbi(['function swapExactETHForTokens(uint256 least, address[] path, address to, uint256 deadline)']);
  const args = [2_900_000_000n, [world.amm.wrapped, world.tokens[1].address], SOMEBODY, maxUint256] as const;
  return { to: world.amm.router, value: toHex(10n ** 18n), data: encodeFunctionData({ abi, args }) };
};
const approve = (amount: bigint) => ({
  to: world.tokens[1].address,
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [SOMEBODY, amount] }),
});
const inSolana = async (...instructions: readonly TransactionInstruction[]) => {
  const answer = await jsonRpc(world.solana.node.rpcUrl, 'getLatestBlockhash', []);
  const recentBlockhash = String(Reflect.get(Reflect.get(answer as object, 'value') as object, 'blockhash'));
  const made = new Transaction({ feePayer: new PublicKey(solana), recentBlockhash }).add(...instructions);
  return { transaction: toBase58(made.serialize({ requireAllSignatures: false, verifySignatures: false })) };
};
const lamports = (amount: number) =>
  SystemProgram.transfer({ fromPubkey: new PublicKey(solana), toPubkey: new PublicKey(ELSEWHERE), lamports: amount });
type Asked = readonly [method: string, params: unknown];

const signTyped = (data: object): Asked => ['eth_signTypedData_v4', [evm, data]];

/** The request of each kind. */
const KINDS = {
  'a message': () => ['personal_sign', [`${SPLIT}${evm}`, evm]],
  'a hash': () => ['personal_sign', [toHex(2n ** 255n, { size: 32 }), evm]],
  'a permit for all': () => signTyped(permit(maxUint256, 2_000_000_000)),
  'a permit that is over': () => signTyped(permit(1_234_500_000n, 1_000_000_000)),
  'a transfer by signature': () => signTyped(transfer()),
  'data of no network': () => signTyped(typed('Weighing', 'bytes load', { load: '0x12ff' }, 0)),
  ether: () => ['eth_sendTransaction', [{ from: evm, to: SOMEBODY, value: toHex(1_234_500_000_000_000_000_000n) }]],
  'a swap for someone else': () => ['eth_sendTransaction', [{ from: evm, ...swap() }]],
  'several calls': () => [
    'wallet_sendCalls',
    [{ version: '2.0.0', chainId: '0x7a69', from: evm, calls: [approve(maxUint256), approve(5n), swap()] }],
  ],
  'a message on Solana': () => ['solana_signMessage', { message: toBase58(Buffer.from('Ahoy')), pubkey: solana }],
  'SOL, to be sent by the page': async () => ['solana_signTransaction', await inSolana(lamports(1_234_500_000_000))],
  'steps on Solana': async () => [
    'solana_signAndSendTransaction',
    await inSolana(lamports(5_000_000), lamports(6_000_000)),
  ],
} satisfies Readonly<Record<string, () => Asked | Promise<Asked>>>;

type Kind = keyof typeof KINDS;

async function told(kind: Kind): Promise<ApprovalWords> {
  const [method, params]: Asked = await KINDS[kind]();
  const chain = method.startsWith('solana') ? 'solana:brinepool' : 31337;
  await fixture.ask('SWITCH_NETWORK', { chainId: chain });
  const asked = fixture.ask('RPC_REQUEST', { method, params }).catch((error: unknown) => error);
  const words = await answerShown(fixture, false);
  await asked;
  return words;
}

function textsOf({ title, lead, facts, warnings, blind, consents, changes, details, yes }: ApprovalWords) {
  const optional = [lead, blind, details?.label, changes?.note, ...(changes?.lines ?? []).map(({ label }) => label)];
  const all = [title, yes, ...facts.flat(), ...(warnings ?? []), ...(consents ?? []), ...optional];
  return all.filter((each) => each !== undefined);
}

it.each(Object.keys(KINDS) as Kind[])('has no English text for %s', async (kind) => {
  await setLanguage('en');
  const english = textsOf(await told(kind));
  await setLanguage('de');
  const german = textsOf(await told(kind));
  expect(german).toHaveLength(english.length);
  expect(leftInEnglish(german, frameText())).toEqual([]);
  // English text would be detected.
  expect(leftInEnglish(english, frameText()).length).toBeGreaterThan(4);
});

it.each<readonly [string, Kind, readonly string[]]>([
  ['de', 'ether', ['1.234,5\u00a0ETH senden']],
  ['de', 'SOL, to be sent by the page', ['1.234,5\u00a0SOL senden']],
  ['de', 'a permit that is over', ['Nicht mehr: abgelaufen am 9. Sept. 2001, 01:46 UTC']],
  ['de', 'a transfer by signature', ['Ab 17. März 2030, 17:46 UTC, bis 18. Mai 2033, 03:33 UTC']],
  ['de', 'a swap for someone else', ['1\u00a0ETH gegen mindestens 2.900\u00a0KELP tauschen']],
  ['he', 'ether', ['\u20661,234.5\u00a0ETH\u2069']],
])('in %s, %s has localized numbers and dates', async (lang, kind, expected) => {
  await setLanguage(lang);
  const texts = textsOf(await told(kind));
  for (const each of expected) expect(texts.some((text) => text.includes(each))).toBe(true);
});
