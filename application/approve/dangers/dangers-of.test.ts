/** What the modal knows when it looks for dangers: the page's site, the account in use, and the tokens of the network. */
import { filter, firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { payload } from '../../../domain/signing/signing-cases.js';
import { type ScriptedModalParts, scriptedModal } from '../../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../../infrastructure/fakes/scripted-wallet.js';

const ETH = { networkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18 } as const;
const LISTED = { ...ETH, name: 'Kelp', symbol: 'KELP', address: `0x${'6e'.repeat(20)}` } as const;
const HELD = { ...ETH, name: 'Salt', symbol: 'SALT', address: `0x${'7f'.repeat(20)}` } as const;

async function dangersOf(method: string, params: unknown, options: ScriptedModalParts['options'] = {}) {
  const wallet = scriptedWallet();
  const modal = scriptedModal({ wallets: [wallet], options });
  for (const token of [ETH, HELD]) modal.chain.credit(wallet.accounts[0].address, token, 10n ** 19n);
  await modal.connect(wallet.wallet.id);
  // The standards of typed data are loaded first.
  const received = firstValueFrom(modal.core.events$.pipe(filter(({ type }) => type === 'request.received')));
  const { id } = modal.approvals.request(method, params);
  await received;
  return modal.getState().approve.dangers?.[id]?.dangers ?? [];
}

const hex = (text: string) =>
  `0x${[...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
const signIn = (site: string) => hex(`${site} wants you to sign in with your Ethereum account:\n0x1`);

describe('the dangers of a request', () => {
  it.each([
    ['the page itself', 'dapp.example', []],
    ['another site', 'other.example', ['other-site']],
    ['a port of the page’s host', 'dapp.example:8443', ['other-site']],
  ])('a message that signs in to %s', async (_site, site, dangers) => {
    expect(await dangersOf('personal_sign', [signIn(site)])).toEqual(dangers);
  });

  it.each([
    ['a token that the page lists', LISTED.address, { tokens: { 'eip155:1': [LISTED] } }, ['token-contract']],
    ['a token that the account holds', HELD.address, { tokens: { 'eip155:1': [HELD] } }, ['token-contract']],
    ['an unknown token', LISTED.address, {}, []],
  ])('a transfer to the contract of %s', async (_which, to, options, dangers) => {
    expect(await dangersOf('eth_sendTransaction', [{ to, value: '0x1' }], options)).toEqual(dangers);
  });
});

describe('the dangers of typed data', () => {
  const own = scriptedWallet().accounts[0].address;
  const typed = (encoded: string, message: object) => JSON.stringify(payload(encoded, LISTED.address, message));
  const login = (domain: string) => typed('Login(string domain,string nonce)', { domain, nonce: 'abc' });
  const cancelled = (authorizer: string) =>
    typed('CancelAuthorization(address authorizer,bytes32 nonce)', { authorizer, nonce: `0x${'1'.repeat(64)}` });

  it.each([
    ['of no standard', typed('Note(string text)', { text: 'hello' }), []],
    ['signs in to the page itself', login('dapp.example'), []],
    ['signs in to another site', login('other.example'), ['other-site']],
    ['is about another account', cancelled(HELD.address), ['signed-loss']],
  ])('that %s', async (_what, data, dangers) => {
    expect(await dangersOf('eth_signTypedData_v4', [own, data])).toEqual(dangers);
  });
});
