/** The exact requests to the wallet and the service about sessions. */
import { filter, of, throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../domain/failure/failure.js';
import type { PermissionRequest, SmartSession } from '../../domain/request/permission-request.js';
import { scriptedChain } from '../../infrastructure/fakes/scripted-chain.js';
import { isScriptedLink } from '../../infrastructure/fakes/scripted-link.js';
import { SCRIPTED_NETWORKS, scriptedModal } from '../../infrastructure/fakes/scripted-modal.js';
import { type ScriptedWalletOptions, scriptedWallet } from '../../infrastructure/fakes/scripted-wallet.js';
import { virtualTime } from '../../infrastructure/fakes/virtual-time.js';
import { grantPermissions, listSessions, revokeSession } from '../../infrastructure/smart-sessions/index.js';
import type { Link } from '../ports/link.js';
import type { SmartSessionService } from '../ports/permissions.js';

const NOW = 1_700_000_000;
const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const OTHER = `0x${'0e'.repeat(20)}`;
const ID = `eip155:1:${ADDRESS}`;
const OWN_KEY = { type: 'secp256k1', publicKey: '0x02' } as const;
const KEY = { type: 'secp256k1', publicKey: '0x03' } as const;
const request: PermissionRequest = {
  ...{ chainId: '0x1', expiry: NOW + 3_600, signer: { type: 'keys', data: { keys: [OWN_KEY] } }, policies: [] },
  permissions: [{ type: 'native-token-recurring-allowance', data: { allowance: '0x1', start: NOW + 60, period: 60 } }],
};
const { permissions, expiry, signer, chainId } = request;
const sound = { permissions, context: '0x01', expiry, signer, chainId };
const session: SmartSession = {
  ...{ pci: 'one', project: { id: 'p', name: 'P' }, expiry, createdAt: NOW, permissions, policies: [], context: '0x' },
};

interface How {
  readonly service?: boolean;
  readonly features?: object;
  readonly wallet?: ScriptedWalletOptions;
  readonly namespace?: 'solana';
}

/** Wallet and service answer everything twice: only the first answer counts. */
async function connected({ service = true, features = { smartSessions: true }, wallet: kind, namespace }: How = {}) {
  const time = virtualTime(NOW * 1_000 + 999);
  const wallet = scriptedWallet({ batches: true, scheduler: time.scheduler, ...kind });
  const asked: unknown[][] = [];
  const answers = {
    ...{ grant: of<unknown[]>(sound, undefined), end: of<unknown[]>('0xAB', '0xCD'), list: of([session], []) },
  };
  const sessions: SmartSessionService = {
    add(...about) {
      asked.push(['add', ...about]);
      return of({ pci: 'one', key: KEY }, { pci: 'two', key: KEY });
    },
    activate(...about) {
      asked.push(['activate', ...about]);
      return of(undefined, undefined);
    },
    revoke(...about) {
      asked.push(['revoke', ...about]);
      return of(undefined, undefined);
    },
    list(...about) {
      asked.push(['list', ...about]);
      return answers.list;
    },
  };
  const chain = scriptedChain({ scheduler: time.scheduler, ...(namespace && { namespace }) });
  const solana = { ...SCRIPTED_NETWORKS[0], id: 'main', chainNamespace: 'solana', caipNetworkId: undefined } as const;
  const modal = scriptedModal({
    ...{ time, chain, wallets: [wallet], ...(service && { services: { sessions } }) },
    options: { features, ...(namespace && { networks: [solana] }) },
  });
  const nameOf = (link: Link) => isScriptedLink(link) && link.script.wallet.id;
  const chainPermissions: typeof chain.permissions = {
    grant(link, about) {
      asked.push(['grant', nameOf(link), about]);
      return answers.grant;
    },
    revoke(link, about) {
      asked.push(['end', nameOf(link), about]);
      return answers.end;
    },
  };
  Object.assign(modal.chain, { permissions: chainPermissions });
  await modal.connect(wallet.wallet.id);
  const from = modal.events.length;
  const emitted = () => modal.events.slice(from).filter(({ type }) => /^(smart-|snack)/.test(type));
  return { modal, wallet, asked, answers, emitted };
}

describe('a requested session', () => {
  it('is registered at the service, then requested from the wallet with the service’s key first, then reported', async () => {
    const { modal, wallet, asked, emitted } = await connected();
    const value = { permissions, context: 'one', expiry, address: undefined, chainId };
    expect(await grantPermissions(modal, request)).toEqual({ ok: true, value });
    expect(asked).toEqual([
      ['add', ID, request],
      ['grant', wallet.wallet.id, { ...request, signer: { type: 'keys', data: { keys: [KEY, OWN_KEY] } } }],
      ['activate', ID, 'one', sound],
    ]);
    expect(emitted()).toEqual([
      { type: 'smart-session.asked', accountId: ID, after: undefined },
      { type: 'smart-session.signed' },
      { type: 'smart-session.granted', result: value },
    ]);
  });

  it.each([
    [undefined, ADDRESS.toLowerCase(), true],
    [undefined, ADDRESS, true],
    [undefined, OTHER, false],
    [undefined, 7, false],
    [OTHER, OTHER.toUpperCase().replace('0X', '0x'), true],
    [OTHER, ADDRESS, false],
  ])('is accepted for the requested account only: %s, granted for %s', async (address, granted, ok) => {
    const { modal, answers, asked } = await connected();
    answers.grant = of({ ...sound, address: granted, more: 'than was asked' });
    const outcome = await grantPermissions(modal, { ...request, ...(address && { address }) });
    if (!ok) return expect(outcome).toMatchObject({ failure: { code: 'wallet-misbehaved' } });
    expect(outcome).toMatchObject({ ok: true, value: { address: granted } });
    expect(asked.at(-1)).toEqual(['activate', ID, 'one', { ...sound, address: granted }]);
  });

  it.each([
    ['0x1', true],
    ['0x01', true],
    ['1', true],
    ['0x2', false],
  ])('is accepted on the requested network, in any notation: %s', async (granted, ok) => {
    const { modal, answers } = await connected();
    answers.grant = of({ ...sound, chainId: granted });
    expect((await grantPermissions(modal, request)).ok).toBe(ok);
  });

  it.each([
    [{}, undefined],
    [{ after: true }, { show: { view: 'smart-session-created' } }],
  ])('is followed by its screen with an embedded wallet: %j', async ({ after }: { after?: boolean }, expected) => {
    const { modal, emitted, answers } = await connected({ wallet: after ? { type: 'AUTH' } : {} });
    answers.grant = throwError(() => new Failure('rejected'));
    expect(await grantPermissions(modal, request)).toMatchObject({ failure: { code: 'rejected' } });
    expect(emitted()).toMatchObject([
      { type: 'smart-session.asked', after: expected },
      { type: 'smart-session.failed', failure: { code: 'rejected' } },
    ]);
    expect(modal.getState().router.transactions).toEqual([]);
  });

  it.each([undefined, null, {}, 'pci'])('cannot be revoked as %j, as from plain JavaScript', async (session) => {
    const { modal, asked } = await connected();
    expect(await revokeSession(modal, session as never)).toMatchObject({
      failure: { code: 'invalid-options', message: '`session.pci` is missing' },
    });
    expect(asked).toEqual([]);
  });

  it('has to end in the future, by the modal’s clock', async () => {
    const { modal, asked } = await connected();
    expect(await grantPermissions(modal, { ...request, expiry: NOW })).toMatchObject({
      failure: { code: 'invalid-options' },
    });
    expect(asked).toEqual([]);
    expect(await grantPermissions(modal, { ...request, expiry: NOW + 1 })).toMatchObject({ ok: true });
  });

  it.each([
    ['throws so', { grant: () => throwError(() => new Failure('method-not-supported', 'Some words')) }],
    ['has nothing of the kind', undefined],
  ])('fails with the same message if the wallet does not support it: it %s', async (_what, chain) => {
    const { modal } = await connected();
    Object.assign(modal.chain, { permissions: chain });
    const message = 'Wallet does not support `wallet_grantPermissions` method';
    expect(await grantPermissions(modal, request)).toMatchObject({
      failure: { code: 'method-not-supported', message },
    });
  });

  const able = {
    supported: true,
    permissionTypes: [permissions[0]?.type],
    signerTypes: ['keys'],
    policyTypes: ['gas'],
  };
  it.each([
    ['gas', undefined],
    ['hours', 'Policy type hours is not supported by the connected wallet'],
  ])('may have the policies that the wallet supports: %s', async (type, message) => {
    const { modal, asked } = await connected();
    const capabilities = () => of({ atomic: 'supported', reported: { permissions: able } });
    Object.assign(modal.chain.batches ?? {}, { capabilities });
    const outcome = await grantPermissions(modal, { ...request, policies: [{ type, data: {} }] });
    expect(outcome).toMatchObject(message ? { failure: { code: 'method-not-supported', message } } : { ok: true });
    expect(asked).toHaveLength(message ? 0 : 3);
  });
});

describe('revoking a session', () => {
  it.each([['0xAB'], ['0xab'], [`0x${'a'.repeat(19_998)}`]])('is signed by the wallet: %#', async (signature) => {
    const { modal, wallet, asked, answers, emitted } = await connected();
    answers.end = of(signature, '0xCD');
    expect(await revokeSession(modal, session)).toMatchObject({ ok: true });
    expect(asked).toEqual([
      ['end', wallet.wallet.id, { pci: 'one', permissions, expiry, address: ID }],
      ['revoke', ID, 'one', signature],
    ]);
    expect(emitted()).toEqual([
      { type: 'smart-session.revoke-started', pci: 'one' },
      { type: 'smart-session.revoked', pci: 'one', at: NOW },
    ]);
  });

  it.each([['0xAB0'], ['ab0xAB'], ['0xABg0'], [`0x${'a'.repeat(20_000)}`]])(
    'fails with an invalid signature: %#',
    async (signature) => {
      const { modal, asked, answers, emitted } = await connected();
      answers.end = of(signature);
      const failure = { code: 'wallet-misbehaved', message: 'The wallet answered with a malformed signature' };
      expect(await revokeSession(modal, session)).toMatchObject({ failure });
      expect(asked).toHaveLength(1);
      expect(emitted()).toMatchObject([
        { type: 'smart-session.revoke-started', pci: 'one' },
        { type: 'snack.shown', snack: { kind: 'error', message: 'smart-session-not-revoked', autoClose: true } },
        { type: 'smart-session.revoke-failed', pci: 'one', failure },
      ]);
    },
  );

  it('is not requested for an account that became active meanwhile', async () => {
    const { modal, wallet, asked } = await connected();
    const begun$ = modal.core.events$.pipe(filter(({ type }) => type === 'smart-session.revoke-started'));
    begun$.subscribe(() => wallet.useAccounts(OTHER));
    expect(await revokeSession(modal, session)).toMatchObject({ failure: { code: 'cancelled' } });
    expect(asked).toEqual([]);
  });
});

describe('the sessions of the account', () => {
  it('are listed', async () => {
    const { modal, asked, emitted } = await connected();
    expect(await listSessions(modal)).toMatchObject({ ok: true });
    expect(asked).toEqual([['list', ID]]);
    expect(emitted()).toEqual([
      { type: 'smart-sessions.requested', accountId: ID },
      { type: 'smart-sessions.listed', accountId: ID, result: [session] },
    ]);
    expect(modal.getState().smartSessions).toMatchObject({ status: 'ready', sessions: [session] });
  });

  it('cannot be listed if the service fails', async () => {
    const { modal, answers, emitted } = await connected();
    const failure = new Failure('request-failed');
    answers.list = throwError(() => failure);
    expect(await listSessions(modal)).toEqual({ ok: false, failure });
    expect(emitted()).toEqual([
      { type: 'smart-sessions.requested', accountId: ID },
      { type: 'snack.shown', snack: { kind: 'error', message: 'smart-sessions-unavailable', autoClose: true } },
      { type: 'smart-sessions.failed', accountId: ID, failure },
    ]);
  });

  it.each([
    [
      'they are off',
      { features: {} },
      'method-not-supported',
      'Smart sessions are off: turn `features.smartSessions` on',
    ],
    [
      'nobody keeps them',
      { service: false },
      ...['method-not-supported', 'There is no service for smart sessions: `services.sessions`'],
    ],
    [
      'the network is of another kind',
      { namespace: 'solana', wallet: { networkId: 'solana:main' } },
      ...['network-not-supported', 'Unsupported namespace'],
    ],
  ] as [string, How, string, string][])('are none if %s', async (_what, how, code, message) => {
    const { modal, asked } = await connected(how);
    const acts = [listSessions(modal), grantPermissions(modal, request)];
    for (const outcome of await Promise.all(acts)) expect(outcome).toMatchObject({ failure: { code, message } });
    expect(await revokeSession(modal, session)).toMatchObject({ failure: { code, message } });
    expect(asked).toEqual([]);
  });
});
