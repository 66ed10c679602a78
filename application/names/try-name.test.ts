/** Checking whether a name is free, and registering it, with the exact signed text. */

import { type Observable, of, throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../domain/failure/failure.js';
import { scriptedModal } from '../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../infrastructure/fakes/scripted-wallet.js';
import { virtualTime } from '../../infrastructure/fakes/virtual-time.js';
import type { NameRegistration, NameRegistry, NameSuggestion } from '../ports/services.js';
import { registerName, tryName } from './actions.js';

const down = throwError(() => new Error('down'));
const suffix = 'berth.example';

async function visited(answers: Partial<NameRegistry> = {}, wallet = scriptedWallet({ type: 'AUTH' })) {
  const asked: string[] = [];
  const registered: NameRegistration[] = [];
  const registry: NameRegistry = {
    suffix,
    nameOf: () => of(undefined),
    isTaken: (name) => {
      asked.push(name);
      return answers.isTaken?.(name) ?? of(false);
    },
    suggestions: (label) => answers.suggestions?.(label) ?? of([]),
    register: (registration): Observable<undefined> => {
      registered.push(registration);
      return answers.register?.(registration) ?? of(undefined);
    },
    ...(answers.nameOf && { nameOf: answers.nameOf }),
  };
  const time = virtualTime(1_700_000_000_999);
  const modal = scriptedModal({
    ...{ wallets: [wallet], time, services: { registry } },
    options: { services: { registry: { id: 'names', load: () => Promise.reject() } } },
  });
  await modal.connect(wallet.wallet.id);
  await modal.open({ route: { view: 'register-account-name' } });
  const [{ address }] = wallet.accounts;
  return { modal, wallet, asked, registered, address, naming: () => modal.getState().naming };
}

describe('a name that is typed', () => {
  it.each([
    ['HERON ', 'heron', 'checked'],
    ['abc', 'abc', 'typing'],
    ['a_cd', 'a_cd', 'typing'],
    ['h'.repeat(80), 'h'.repeat(63), 'checked'],
  ])('%s is %s, and then %s', async (typed, label, step) => {
    const { modal, asked, naming, address } = await visited();
    void tryName(modal, typed);
    modal.time.advance(499);
    const before = step === 'checked' ? 'checking' : 'typing';
    expect(naming()).toEqual({ address, label, suffix, step: before, suggestions: [], owned: undefined });
    expect(asked).toEqual([]);
    modal.time.advance(1);
    expect(naming()?.step).toBe(step);
    expect(asked).toEqual(step === 'checked' ? [`${label}.${suffix}`] : []);
    if (step === 'checked') expect(naming()).toMatchObject({ taken: false, suggestions: [] });
  });

  it('has alternatives if it is taken: five free ones that can be registered, without duplicates', async () => {
    const suggested: NameSuggestion[] = [
      ...['heron', 'heron1', 'heron1', 'he', 'x'.repeat(64), 'heron2'].map((label) => ({ label, taken: false })),
      { label: 'heron3', taken: true },
      ...['heron4', 'heron5', 'y'.repeat(63), 'heron6'].map((label) => ({ label, taken: false })),
    ].map(({ label, taken }) => ({ name: `${label}.${suffix}`, taken }));
    const { modal, naming } = await visited({
      isTaken: () => of(true),
      suggestions: () => of([{ name: 'heron9.other.example', taken: false }, ...suggested]),
    });
    void tryName(modal, 'heron');
    modal.time.advance(500);
    expect(naming()).toMatchObject({
      ...{ step: 'checked', taken: true },
      suggestions: ['heron1', 'heron2', 'heron4', 'heron5', 'y'.repeat(63)],
    });
  });

  it.each<[string, Partial<NameRegistry>, object]>([
    ['that are not told', { isTaken: () => of(true), suggestions: () => down }, { step: 'checked', suggestions: [] }],
    ['where nobody knows', { isTaken: () => down }, { step: 'typing', failure: { code: 'request-failed' } }],
    ['where the account has one', { nameOf: () => of('egret.berth.example') }, { owned: 'egret.berth.example' }],
    ['where nobody knows what it has', { nameOf: () => down }, { step: 'checked', owned: undefined }],
  ])('has no alternatives %s', async (_what, answers, expected) => {
    const { modal, naming } = await visited(answers);
    void tryName(modal, 'heron');
    modal.time.advance(500);
    expect(naming()).toMatchObject(expected);
  });

  it('is not checked for an account that already has a name', async () => {
    let looked = 0;
    const nameOf = () => {
      looked += 1;
      return of('egret.berth.example');
    };
    const { modal, wallet, naming } = await visited({ nameOf });
    await tryName(modal, 'abc');
    expect(naming()).toMatchObject({ step: 'typing', owned: 'egret.berth.example' });
    await tryName(modal, 'ab');
    expect([looked, naming()?.owned]).toEqual([1, 'egret.berth.example']);
    wallet.useAccounts('0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65');
    await tryName(modal, 'ab');
    expect(looked).toBe(2);
  });

  it.each([
    ['another wallet', scriptedWallet()],
    ['another network', scriptedWallet({ type: 'AUTH', networkId: 'eip155:99' })],
  ])('is refused for %s', async (_what, wallet) => {
    const { modal, asked } = await visited({}, wallet);
    const failure = { code: 'adapter-not-found', message: 'Name registration is not available here' };
    expect(await tryName(modal, 'heron')).toMatchObject({ ok: false, failure });
    expect(await registerName(modal, 'heron')).toMatchObject({ ok: false, failure });
    expect(asked).toEqual([]);
  });
});

describe('registering a name', () => {
  it('signs this text, and shows the name', async () => {
    const { modal, wallet, registered, naming, address } = await visited();
    expect(await registerName(modal, ' Heron ')).toMatchObject({ ok: true });
    const message = '{"name":"heron.berth.example","attributes":{},"timestamp":1700000000}';
    expect(wallet.asked.filter(({ question }) => question === 'sign')).toEqual([{ question: 'sign', detail: message }]);
    expect(registered).toMatchObject([{ coinType: 0x80000001, address, message }]);
    expect(naming()).toEqual({
      ...{ address, label: 'heron', suffix, step: 'done', taken: false, suggestions: [], asking: [] },
      owned: 'heron.berth.example',
    });
    expect(modal.getState().router.history.at(-1)).toEqual({ view: 'register-account-name-success' });
  });

  it('changes no screen of a closed modal', async () => {
    const { modal, wallet, naming } = await visited();
    wallet.willHang('sign');
    void registerName(modal, 'heron');
    await modal.close(true);
    wallet.willApprove('sign');
    wallet.answerPending();
    expect(naming()?.step).toBe('done');
    expect(modal.events.some(({ type }) => type === 'route.replaced')).toBe(false);
  });

  const owned = { owned: 'egret.berth.example' };
  const taken = throwError(() => new Failure('request-failed', 'Taken', { data: owned }));
  it.each<[string, string, Partial<NameRegistry>, object, object, number]>([
    [
      'it is too short',
      'abc',
      {},
      { code: 'invalid-id', message: 'The name cannot be registered: too-short' },
      { owned: undefined },
      0,
    ],
    [
      'there is one',
      'heron',
      { nameOf: () => of('egret.berth.example') },
      { code: 'invalid-id', message: 'You already own a name' },
      owned,
      0,
    ],
    ['the service says so', 'heron', { nameOf: () => down, register: () => taken }, { message: 'Taken' }, owned, 1],
    ['the service is down', 'heron', { register: () => down }, { code: 'request-failed' }, { owned: undefined }, 1],
  ])('fails if %s', async (_what, label, answers, failure, left, signed) => {
    const { modal, wallet, naming } = await visited(answers);
    expect(await registerName(modal, label)).toMatchObject({ ok: false, failure });
    expect(naming()).toMatchObject({ step: 'checked', label, failure, ...left });
    expect(wallet.asked.filter(({ question }) => question === 'sign')).toHaveLength(signed);
  });

  it('fails if the visitor rejects it', async () => {
    const { modal, wallet, naming, registered } = await visited();
    wallet.willReject('sign');
    expect(await registerName(modal, 'heron')).toMatchObject({ ok: false, failure: { code: 'rejected' } });
    expect(naming()).toMatchObject({ step: 'checked', failure: { code: 'rejected' } });
    expect(registered).toEqual([]);
  });
});
