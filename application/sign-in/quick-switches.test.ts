/** Switches that follow each other while the session that the first one ends is still being ended. */
import { concat, defer, EMPTY, ignoreElements, NEVER, type Observable, timer } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { AccountId } from '../../domain/network/caip.js';
import { SIGNER, scriptedSite } from '../../infrastructure/fakes/modals/scripted-site.js';
import type { SessionEnd, SignInSubject } from '../ports/sign-in.js';
import { accountIdOfSubject } from './subject.js';

const OTHER = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65';
const ON_TWO = SIGNER.replace(':1:', ':2:') as AccountId;

/** A site whose server takes a second to end a session. */
async function visited(...endsOn: readonly SessionEnd[]) {
  const [begun, ended]: [AccountId[], AccountId[]] = [[], []];
  const end = (subject: SignInSubject): Observable<never> =>
    defer(() => {
      const accountId = accountIdOfSubject(subject);
      begun.push(accountId);
      const done$ = defer(() => {
        ended.push(accountId);
        made.held.delete(accountId);
        return EMPTY;
      });
      return concat(timer(1_000, made.modal.time.scheduler).pipe(ignoreElements()), done$);
    });
  const made = scriptedSite({ endsOn, end }, SIGNER, ON_TWO);
  await made.visit();
  return { ...made, begun, ended };
}

describe('a session that another switch follows', () => {
  it('ends, even if that switch ends none', async () => {
    const { wallet, modal, ended, status } = await visited('network');
    wallet.useNetwork('eip155:2');
    wallet.useAccounts(OTHER);
    expect(status()).toBe('checking');
    modal.time.advance(1_000);
    expect(ended).toEqual([SIGNER]);
    expect(status()).toBe('asking');
  });

  it('ends before the next one, and the account in use is checked after both', async () => {
    const { wallet, modal, begun, ended, looked } = await visited('network');
    looked.length = 0;
    wallet.useNetwork('eip155:2');
    wallet.useNetwork('eip155:1');
    modal.time.advance(999);
    expect([begun, ended, looked]).toEqual([[SIGNER], [], []]);
    modal.time.advance(1);
    expect([begun, ended, looked]).toEqual([[SIGNER, ON_TWO], [SIGNER], []]);
    modal.time.advance(1_000);
    expect(ended).toEqual([SIGNER, ON_TWO]);
    expect(looked).toEqual([SIGNER]);
    expect(modal.getState().signIn).toMatchObject({ accountId: SIGNER, status: 'asking' });
  });

  it('is checked after 30 seconds, even if the site never answers', async () => {
    const { wallet, modal, status, visit } = scriptedSite({ endsOn: ['network'], end: () => NEVER }, SIGNER, ON_TWO);
    await visit();
    wallet.useNetwork('eip155:2');
    wallet.useAccounts(OTHER);
    modal.time.advance(29_999);
    expect(status()).toBe('checking');
    modal.time.advance(1);
    expect(status()).toBe('asking');
  });

  it('ends even if the wallet is disconnected meanwhile', async () => {
    const { wallet, modal, ended } = await visited('account');
    wallet.useAccounts(OTHER);
    await modal.disconnect();
    modal.time.advance(1_000);
    expect(ended).toEqual([SIGNER]);
  });
});
