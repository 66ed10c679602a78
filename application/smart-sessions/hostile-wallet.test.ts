/** Untrusted answers of wallets and services: no invalid session is reported, and nothing hangs. */
import { NEVER, type Observable, of, throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../domain/failure/failure.js';
import type { PermissionRequest } from '../../domain/request/permission-request.js';
import { scriptedModal } from '../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../infrastructure/fakes/scripted-wallet.js';
import { virtualTime } from '../../infrastructure/fakes/virtual-time.js';
import { grantPermissions, listSessions, revokeSession } from '../../infrastructure/smart-sessions/index.js';
import type { SmartSessionService } from '../ports/permissions.js';

const NOW = 1_700_000_000;
const OTHER = `0x${'0e'.repeat(20)}`;
const signer = { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey: '0x02' }] } } as const;
const request: PermissionRequest = {
  ...{ chainId: '0x1', expiry: NOW + 3_600, signer, policies: [] },
  permissions: [{ type: 'native-token-recurring-allowance', data: { allowance: '0x1', start: NOW + 60, period: 60 } }],
};
const sound = { ...request, context: '0x01' };

interface Answers {
  readonly granted?: Observable<unknown>;
  readonly revoked?: Observable<unknown>;
  readonly capabilities?: unknown;
  readonly service?: Partial<SmartSessionService>;
}

async function connected({ granted = of(sound), revoked = of('0x01'), capabilities, service }: Answers = {}) {
  const time = virtualTime(NOW * 1_000);
  const wallet = scriptedWallet({ batches: true, scheduler: time.scheduler });
  const sent: string[] = [];
  const note =
    <T>(what: string, answer: T) =>
    () => {
      sent.push(what);
      return of(answer);
    };
  const sessions: SmartSessionService = {
    add: note('add', { pci: 'one', key: { type: 'secp256k1', publicKey: '0x03' } } as const),
    activate: note('activate', undefined),
    revoke: note('revoke', undefined),
    list: note('list', []),
    ...service,
  };
  const modal = scriptedModal({
    ...{ time, wallets: [wallet], services: { sessions } },
    options: { features: { smartSessions: true } },
  });
  Object.assign(modal.chain, { permissions: { grant: () => granted, revoke: () => revoked } });
  if (capabilities !== undefined)
    Object.assign(modal.chain.batches ?? {}, {
      capabilities: () => of({ atomic: 'supported', reported: capabilities }),
    });
  await modal.connect(wallet.wallet.id);
  return { modal, wallet, sent, time };
}

describe('the wallet’s answer to a grant', () => {
  it('is accepted if valid', async () => {
    const { modal, sent } = await connected();
    expect(await grantPermissions(modal, request)).toMatchObject({ ok: true, value: { context: 'one' } });
    expect(sent).toEqual(['add', 'activate']);
    expect(modal.getState().smartSessions?.grant).toEqual({ stage: 'granted' });
  });

  const endless: unknown[] = [];
  endless.push(endless);
  it.each([
    ['nothing', undefined, 'No response received from grantPermissions'],
    ['null', null, 'No response received from grantPermissions'],
    ['a text', '0x01', 'Invalid grantPermissions response'],
    ['no permissions', { ...sound, permissions: undefined }, 'Invalid grantPermissions response'],
    [
      'permissions that are not a list',
      { ...sound, permissions: { length: 1e9 } },
      'Invalid grantPermissions response',
    ],
    ['more than anybody reads', { ...sound, permissions: Array(60_000).fill({}) }, 'Invalid grantPermissions response'],
    ['a list without an end', { ...sound, permissions: endless }, 'Invalid grantPermissions response'],
    ['no context', { ...sound, context: '' }, 'Invalid grantPermissions response'],
    ['a moment in words', { ...sound, expiry: 'soon' }, 'Invalid grantPermissions response'],
    ['no moment', { ...sound, expiry: Number.NaN }, 'Invalid grantPermissions response'],
    ['a moment in the past', { ...sound, expiry: NOW }, 'Invalid grantPermissions response'],
    ['a moment in milliseconds', { ...sound, expiry: request.expiry * 1_000 }, 'Invalid grantPermissions response'],
    ['a moment between two seconds', { ...sound, expiry: NOW + 0.5 }, 'Invalid grantPermissions response'],
    ['no permission', { ...sound, permissions: [] }, 'Invalid grantPermissions response'],
    ['nobody', { ...sound, signer: null }, 'Invalid grantPermissions response'],
    ['no network', { ...sound, chainId: 1 }, 'Invalid grantPermissions response'],
    ['another network', { ...sound, chainId: '0x2' }, 'The wallet granted something on another network'],
    ['a network that is none', { ...sound, chainId: 'main' }, 'The wallet answered with a malformed chain id'],
    ['for another account', { ...sound, address: OTHER }, 'The wallet granted something for another account'],
    [
      'a trap',
      Object.defineProperty({ ...sound }, 'permissions', {
        enumerable: true,
        get() {
          throw new Error('Caught');
        },
      }),
      'Invalid grantPermissions response',
    ],
  ])('is refused: %s', async (_what, answer, said) => {
    const { modal, sent } = await connected({ granted: of(answer) });
    expect(await grantPermissions(modal, request)).toMatchObject({
      ok: false,
      failure: { code: 'wallet-misbehaved', message: said },
    });
    // The service is not notified of a grant.
    expect(sent).toEqual(['add']);
    expect(modal.getState().smartSessions?.grant).toMatchObject({ stage: 'failed' });
  });

  const [{ type, data }] = request.permissions as readonly [PermissionRequest['permissions'][0]];
  // ERC-7715: what is granted may differ from the request, in either direction.
  it.each([
    ['a later end', { expiry: request.expiry + 1 }],
    ['an earlier end', { expiry: NOW + 60 }],
    ['another allowance', { permissions: [{ type, data: { ...data, allowance: '0x2' } }] }],
  ])('is reported as granted, not as requested, with %s', async (_what, other) => {
    const { modal, sent } = await connected({ granted: of({ ...sound, ...other }) });
    expect(await grantPermissions(modal, request)).toMatchObject({ ok: true, value: other });
    expect(sent).toEqual(['add', 'activate']);
  });

  it('is given up with the wallet, if it never comes', async () => {
    const { modal } = await connected({ granted: NEVER });
    const outcome = grantPermissions(modal, request);
    await expect.poll(() => modal.getState().smartSessions?.grant?.stage).toBe('asked');
    modal.core.destroy();
    expect(await outcome).toMatchObject({ ok: false, failure: { code: 'cancelled' } });
  });

  it('is not requested for an account that became active meanwhile', async () => {
    let wallet: Awaited<ReturnType<typeof connected>>['wallet'] | undefined;
    const made = await connected({
      service: {
        add: () => {
          wallet?.useAccounts(OTHER);
          return of({ pci: 'one', key: { type: 'secp256k1', publicKey: '0x03' } } as const);
        },
      },
    });
    wallet = made.wallet;
    expect(await grantPermissions(made.modal, request)).toMatchObject({ ok: false, failure: { code: 'cancelled' } });
    expect(made.sent).toEqual([]);
  });

  it('is not a session before the service is notified', async () => {
    const { modal } = await connected({
      service: { activate: () => throwError(() => new Failure('request-failed')) },
    });
    expect(await grantPermissions(modal, request)).toMatchObject({ ok: false, failure: { code: 'request-failed' } });
    expect(modal.getState().smartSessions?.grant).toMatchObject({ stage: 'failed' });
  });
});

describe('the wallet’s list of supported permissions', () => {
  const able = {
    supported: true,
    permissionTypes: [request.permissions[0]?.type],
    signerTypes: ['keys'],
    policyTypes: [],
  };
  it.each([
    [{ permissions: able }, undefined],
    [{}, undefined],
    [{ permissions: null }, 'Wallet does not support permissions capabilities'],
    [{ permissions: 'all' }, 'Wallet does not support permissions capabilities'],
    [{ permissions: { ...able, supported: 'yes' } }, 'Wallet does not support permissions capabilities'],
    [
      { permissions: { ...able, permissionTypes: undefined } },
      'Permission type native-token-recurring-allowance is not supported by the connected wallet',
    ],
    [
      { permissions: { ...able, permissionTypes: 'native-token-recurring-allowance' } },
      'Permission type native-token-recurring-allowance is not supported by the connected wallet',
    ],
    [{ permissions: { ...able, signerTypes: [] } }, 'Signer type keys is not supported by the connected wallet'],
  ])('counts: %#', async (capabilities, said) => {
    const { modal, sent } = await connected({ capabilities });
    const outcome = await grantPermissions(modal, request);
    if (said === undefined) return expect(outcome).toMatchObject({ ok: true });
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'method-not-supported', message: said } });
    expect(sent).toEqual([]);
  });
});

describe('revoking a session', () => {
  const session = { pci: 'one', permissions: [], expiry: NOW + 60 };

  it.each([
    [undefined],
    [null],
    [true],
    ['yes'],
    ['0x'],
    ['0x1'],
    ['0xzz'],
    [`0x${'00'.repeat(20_000)}`],
    [{ signature: '0x01' }],
  ])('is not sent to the service without a signature: %#', async (signature) => {
    const { modal, sent } = await connected({ revoked: of(signature) });
    expect(await revokeSession(modal, session)).toMatchObject({ failure: { code: 'wallet-misbehaved' } });
    expect(sent).toEqual([]);
    expect(modal.getState().notices.snack?.message).toBe('smart-session-not-revoked');
  });

  it('is not an alert if the visitor rejects it', async () => {
    const { modal, sent } = await connected({ revoked: throwError(() => new Failure('rejected')) });
    expect(await revokeSession(modal, session)).toMatchObject({ failure: { code: 'rejected' } });
    expect(sent).toEqual([]);
    expect(modal.getState().notices.snack).toBeUndefined();
  });
});

describe('the list', () => {
  it('has the reason it could not be loaded', async () => {
    const { modal } = await connected({ service: { list: () => throwError(() => new Failure('request-failed')) } });
    expect(await listSessions(modal)).toMatchObject({ failure: { code: 'request-failed' } });
    expect(modal.getState().smartSessions).toMatchObject({ status: 'failed', sessions: [] });
    expect(modal.getState().notices.snack?.message).toBe('smart-sessions-unavailable');
  });

  it('of an earlier account is not shown for another', async () => {
    const first = await connected();
    await listSessions(first.modal);
    const before = first.modal.getState().smartSessions?.accountId;
    first.wallet.useAccounts(OTHER);
    await listSessions(first.modal);
    expect(first.modal.getState().smartSessions?.accountId).toBe(`eip155:1:${OTHER}`);
    expect(before).not.toBe(`eip155:1:${OTHER}`);
  });
});
