/** The intent of each method. */
import { describe, expect, it } from 'vitest';
import type { Intent } from '../engine/intents.js';
import { intentMethods } from './intent-methods.js';
import { INTENT_METHODS } from './method-names.js';
import type { IntentMethods } from './modal.js';

const DONE = { ok: true, value: undefined } as const;
const FOX = { id: 'fox', name: 'Fox' };

const refused = () => Promise.reject(new Error('It was asked'));

describe('the methods that the entry point offers before the core is loaded', () => {
  it('are those that the core implements', () => {
    const methods = intentMethods({ dispatch: () => Promise.resolve(DONE), run: () => Promise.resolve(DONE) });
    expect(Object.keys(methods)).toEqual([...INTENT_METHODS]);
  });

  it.each<[keyof IntentMethods, readonly unknown[], object]>([
    ['open', [], { type: 'open' }],
    ['open', [{ view: 'Networks', namespace: 'solana' }], { type: 'open', view: 'Networks', namespace: 'solana' }],
    ['open', [Object.assign(Object.create(null), { view: 'Networks' })], { type: 'open', view: 'Networks' }],
    ['open', [new Event('click')], { type: 'open' }],
    ['open', ['Networks'], { type: 'open' }],
    ['open', [null], { type: 'open' }],
    ['open', [{ type: 'disconnect' }], { type: 'open' }],
    ['close', [], { type: 'close', force: false }],
    ['close', [true], { type: 'close', force: true }],
    ['back', [1], { type: 'back' }],
    ['push', [{ view: 'networks' }], { type: 'push', route: { view: 'networks' } }],
    ['replace', [{ view: 'networks' }], { type: 'replace', route: { view: 'networks' } }],
    ['reset', [{ view: 'networks' }], { type: 'reset', route: { view: 'networks' } }],
    ['connect', [FOX, 'solana'], { type: 'connect', wallet: FOX, namespace: 'solana' }],
    ['openWallet', ['web'], { type: 'open-wallet', way: 'web' }],
    ['copyPairing', [], { type: 'copy-pairing' }],
    ['copyLink', ['https://a.example'], { type: 'copy-link', link: 'https://a.example' }],
    ['disconnect', ['solana'], { type: 'disconnect', namespace: 'solana' }],
    ['switchNetwork', ['eip155:1'], { type: 'switch-network', networkId: 'eip155:1' }],
    ['selectAccount', ['0x1', 'eip155'], { type: 'select-account', address: '0x1', namespace: 'eip155' }],
    ['ping', ['eip155'], { type: 'ping', namespace: 'eip155' }],
    ['signMessage', ['hello', 'solana'], { type: 'sign-message', message: 'hello', namespace: 'solana' }],
    ['configure', [{ debug: true }], { type: 'configure', patch: { debug: true } }],
    ['setLoading', [true], { type: 'set-loading', loading: true }],
  ])('%s(…%j)', async (name, given, intent) => {
    const asked: Intent[] = [];
    const dispatch = (each: Intent) => {
      asked.push(each);
      return Promise.resolve(DONE);
    };
    const methods = intentMethods({ dispatch, run: refused });
    const method = methods[name] as (...all: readonly unknown[]) => Promise<unknown>;
    expect(await method(...given)).toEqual(DONE);
    expect(asked).toEqual([intent]);
  });

  it('fail without an intent if called with invalid arguments', async () => {
    const methods = intentMethods({ dispatch: refused, run: refused });
    expect(await methods.signMessage(5 as never)).toMatchObject({ ok: false, failure: { code: 'invalid-options' } });
  });
});
