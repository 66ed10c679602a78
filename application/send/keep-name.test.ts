/** Names as receivers: their owners, who resolves them, and names that change their owner before the wallet request. */

import { delay, NEVER, type Observable, of, Subject, throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { AddressIdentity, NamedAddress } from '../../domain/address/identity.js';
import { Failure } from '../../domain/failure/failure.js';
import { scriptedModal } from '../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../infrastructure/fakes/scripted-wallet.js';
import { nativeToken } from '../account/holdings/native-token.js';
import { networkOf } from '../connect/selectors.js';
import { editSend, reviewSend, send } from './actions.js';

const [FRIEND, OTHER] = ['0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC', '0x90F79bf6EB2c4f870365E785982E1f101E93b906'];
const NAME = 'heron.eth';
const ETHER = 10n ** 18n;

interface Knowing {
  addressOf?: (name: string) => Observable<NamedAddress | undefined>;
  identity?: (address: string) => Observable<AddressIdentity>;
  isAddress?: () => boolean;
}

/** A visitor with ether, a chain with names, and a name service. */
async function form(own: Knowing, service?: Knowing) {
  const wallet = scriptedWallet();
  const modal = scriptedModal({
    wallets: [wallet],
    ...(service && { services: { names: { identity: () => of({}), ...service } } }),
    options: { services: { names: { id: 'names', load: () => Promise.reject() } } },
  });
  const asked: string[] = [];
  const { addressOf, ...rest } = own;
  const known = addressOf && {
    addressOf: (name: string) => {
      asked.push(name);
      return addressOf(name);
    },
  };
  Object.assign(modal.chain, known, rest);
  await modal.connect(wallet.wallet.id);
  const network = networkOf(modal.getState());
  if (!network) throw new Error('Not connected');
  modal.chain.credit(wallet.accounts[0].address, nativeToken(network), 2n * ETHER);
  await modal.refreshBalance();
  await modal.open({ route: { view: 'send' } });
  await editSend(modal, { amountText: '1', receiver: NAME });
  return { modal, wallet, asked, named: () => modal.getState().send.named };
}

const leadsTo = (address: string, name = NAME) => ({ addressOf: () => of({ name, address }) });
const knowsNothing = { addressOf: () => of(undefined) };
const fails = (code: 'request-failed' | 'network-not-supported', data?: Record<string, unknown>) => ({
  addressOf: () => throwError(() => new Failure(code, 'No answer', data && { data })),
});

describe('a name', () => {
  const found = { typed: NAME, status: 'found', name: NAME, address: FRIEND };
  it.each<[string, Knowing, Knowing | undefined, object]>([
    ['the network knows it', leadsTo(FRIEND), undefined, found],
    ['the network counts before the service', leadsTo(FRIEND), leadsTo(OTHER), found],
    ['the service knows it alone', knowsNothing, leadsTo(FRIEND), found],
    ['the network keeps no names', {}, leadsTo(FRIEND), found],
    ['the network fails, and the service knows it', fails('request-failed'), leadsTo(FRIEND), found],
    ['the service cannot look up names', knowsNothing, {}, { typed: NAME, status: 'unregistered' }],
    ['neither knows it', knowsNothing, knowsNothing, { typed: NAME, status: 'unregistered' }],
    [
      'the network fails, and the service knows nothing',
      fails('request-failed'),
      knowsNothing,
      { typed: NAME, status: 'failed' },
    ],
    [
      'the service fails, and the network knows nothing',
      knowsNothing,
      fails('request-failed'),
      { typed: NAME, status: 'failed' },
    ],
    ['the network is not served', fails('network-not-supported'), undefined, { typed: NAME, status: 'unregistered' }],
    [
      'a host outside the network keeps it',
      fails('request-failed', { problem: 'kept-elsewhere' }),
      undefined,
      { typed: NAME, status: 'elsewhere' },
    ],
    [
      'it leads to what the network takes for no address',
      { ...leadsTo(FRIEND), isAddress: () => false },
      undefined,
      { typed: NAME, status: 'unregistered' },
    ],
    ['it leads to no address', leadsTo('0x1234'), undefined, { typed: NAME, status: 'unregistered' }],
    [
      'its address has a wrong checksum',
      leadsTo(FRIEND.replace('C44', 'c44')),
      undefined,
      { typed: NAME, status: 'unregistered' },
    ],
    [
      'it has letters that are not seen',
      leadsTo(FRIEND, 'her\u200bon.eth'),
      undefined,
      { typed: NAME, status: 'unregistered' },
    ],
    ['it is written otherwise', leadsTo(FRIEND, 'h.eth'), undefined, { ...found, name: 'h.eth' }],
  ])('where %s', async (_what, own, service, expected) => {
    const { modal, named } = await form(own, service);
    expect(named()).toEqual({ typed: NAME, status: 'looking' });
    modal.time.advance(499);
    expect(named()).toEqual({ typed: NAME, status: 'looking' });
    modal.time.advance(1);
    expect(named()).toMatchObject(expected);
    if (!('address' in expected)) expect(named()).toEqual(expected);
  });

  it.each<[boolean | undefined, Knowing, Knowing | undefined]>([
    [true, { identity: () => of({ name: NAME }) }, undefined],
    [false, { identity: () => of({ name: 'other.eth' }) }, undefined],
    [false, {}, undefined],
    [true, { identity: () => of({}) }, { identity: () => of({ name: NAME }) }],
    [false, { identity: () => of({}) }, { identity: () => of({ name: 'other.eth' }) }],
    [true, { identity: () => throwError(() => new Error('down')) }, { identity: () => of({ name: NAME }) }],
    [false, { identity: () => throwError(() => new Error('down')) }, undefined],
    [undefined, {}, { identity: () => throwError(() => new Error('down')) }],
  ])('is the one that its address uses: %s', async (mutual, own, service) => {
    const { modal, named } = await form({ ...leadsTo(FRIEND), ...own }, service);
    modal.time.advance(500);
    expect(named()).toEqual({ ...found, ...(mutual !== undefined && { mutual }) });
  });

  it('is given up after eight seconds, and the service is queried', async () => {
    const silent = { addressOf: () => NEVER };
    const alone = await form(silent);
    alone.modal.time.advance(500 + 7_999);
    expect(alone.named()?.status).toBe('looking');
    alone.modal.time.advance(1);
    expect(alone.named()?.status).toBe('failed');
    const served = await form(silent, leadsTo(FRIEND));
    served.modal.time.advance(8_500);
    expect(served.named()?.status).toBe('found');
  });

  it('is resolved once typing pauses, and a later one cancels an earlier one', async () => {
    const { modal, asked, named } = await form({
      addressOf: (name) => of({ name, address: name === NAME ? FRIEND : OTHER }).pipe(delay(1_000, modalTime())),
    });
    function modalTime() {
      return modal.time.scheduler;
    }
    modal.time.advance(300);
    await editSend(modal, { receiver: 'egret.eth' });
    modal.time.advance(500);
    await editSend(modal, { receiver: ` ${NAME} ` });
    modal.time.advance(500);
    expect(asked).toEqual(['egret.eth', NAME]);
    modal.time.advance(1_000);
    expect(named()).toMatchObject({ typed: NAME, address: FRIEND });
    await editSend(modal, { amountText: '0.5' });
    modal.time.advance(2_000);
    expect(asked).toHaveLength(2);
    await editSend(modal, { receiver: FRIEND });
    expect(named()).toBeUndefined();
  });

  it('is resolved again on another network, and not on an unsupported one', async () => {
    const { modal, wallet, asked } = await form(leadsTo(FRIEND));
    modal.time.advance(500);
    wallet.useNetwork('eip155:2');
    await editSend(modal, { receiver: NAME });
    modal.time.advance(500);
    expect(asked).toHaveLength(2);
    wallet.useNetwork('eip155:99');
    await editSend(modal, { receiver: NAME });
    modal.time.advance(500);
    expect(asked).toHaveLength(2);
  });
});

describe('a transfer to a name', () => {
  async function reviewed(own: Knowing) {
    const made = await form(own);
    made.modal.time.advance(1_000);
    expect(made.modal.getState().send.fee?.status).toBe('ready');
    expect(await reviewSend(made.modal)).toMatchObject({ ok: true });
    return { ...made, requests: () => made.wallet.asked.filter(({ question }) => question === 'send') };
  }

  it('goes to the address that the name resolves to', async () => {
    const { modal, requests } = await reviewed(leadsTo(FRIEND));
    expect(await send(modal)).toMatchObject({ ok: true });
    expect(requests()).toMatchObject([{ detail: { to: FRIEND, amount: ETHER } }]);
  });

  it('is sent even if the address is returned in lower case', async () => {
    const { modal, requests } = await reviewed(leadsTo(FRIEND));
    Object.assign(modal.chain, leadsTo(FRIEND.toLowerCase()));
    expect(await send(modal)).toMatchObject({ ok: true });
    expect(requests()).toMatchObject([{ detail: { to: FRIEND } }]);
  });

  it.each<[string, Knowing, object]>([
    [
      'leads elsewhere meanwhile',
      leadsTo(OTHER),
      { typed: NAME, status: 'moved', name: NAME, address: OTHER, before: FRIEND },
    ],
    ['leads nowhere meanwhile', knowsNothing, { typed: NAME, status: 'unregistered' }],
  ])('is not sent if the name %s', async (_what, now, named) => {
    const { modal, requests, named: shown } = await reviewed(leadsTo(FRIEND));
    Object.assign(modal.chain, now);
    expect(await send(modal)).toMatchObject({
      ...{ ok: false },
      failure: {
        code: 'invalid-address',
        message: 'The name resolves to another address now',
        data: { problem: 'name-moved' },
      },
    });
    expect(requests()).toEqual([]);
    expect(shown()).toEqual(named);
    expect(await send(modal)).toMatchObject({ ok: false, failure: { code: 'invalid-address' } });
    expect(requests()).toEqual([]);
  });

  it('is not sent if the name cannot be resolved again', async () => {
    const { modal, requests } = await reviewed(leadsTo(FRIEND));
    Object.assign(modal.chain, fails('request-failed'));
    expect(await send(modal)).toMatchObject({ ok: false, failure: { code: 'request-failed' } });
    expect(requests()).toEqual([]);
  });

  it('is not sent if resolving it again takes more than eight seconds', async () => {
    const { modal, requests } = await reviewed(leadsTo(FRIEND));
    Object.assign(modal.chain, { addressOf: () => NEVER });
    const outcome = send(modal);
    modal.time.advance(8_000);
    expect(await outcome).toMatchObject({ ok: false, failure: { code: 'timed-out' } });
    expect(requests()).toEqual([]);
  });

  it.each([
    ['is still looked up', { addressOf: () => NEVER }],
    ['leads nowhere', knowsNothing],
  ])('cannot be reviewed while the name %s', async (_what, own) => {
    const { modal } = await form(own);
    modal.time.advance(1_000);
    expect(await reviewSend(modal)).toMatchObject({ ok: false, failure: { code: 'invalid-address' } });
    expect(modal.getState().notices.snack).toEqual({ kind: 'error', message: 'send-incomplete', autoClose: true });
    expect(modal.getState().router.history.at(-1)).toEqual({ view: 'send' });
  });
});

describe('a review whose name is still resolved', () => {
  it('is not shown on top of another screen', async () => {
    const { modal } = await form(leadsTo(FRIEND));
    modal.time.advance(1_000);
    const slow$ = new Subject<NamedAddress>();
    Object.assign(modal.chain, { addressOf: () => slow$ });
    const outcome = reviewSend(modal);
    await modal.open({ route: { view: 'account' } });
    slow$.next({ name: NAME, address: FRIEND });
    await outcome;
    expect(modal.getState().router.history.at(-1)).toEqual({ view: 'account' });
  });
});
