/** The language changes while a screen about the wallet's key is shown: its texts change, and nothing else does. */
import { Window } from 'happy-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type VaultAnswers, vaultAnswers } from '../../auth/vault/vault-answers.js';
import { vaultParts } from '../../auth/vault/vault-parts.js';
import { memoryStores } from '../../stores/memory/memory-stores.js';
import type { AskAuth } from '../auth-client.js';
import { frameText, setFrameLanguage } from '../frame-text.js';
import { type KeyValueStore, memoryStore } from '../key-value-store.js';
import { EVM_KEY } from '../vault/key-kind.js';
import { keyring } from '../vault/keyring.js';
import type { KeysToWindow } from '../vault/keys-topic.js';
import { newMasterKey } from '../vault/master-key.js';
import { type Stage, stage } from './stage.js';
import { windowKeys } from './window-keys.js';

/** A machine may be busy with much else. */
const TIMEOUT = { timeout: 20_000 };
const EMAIL = 'mira@mail.example';
const LOGIN = { token: '', session: 'one', account: 'mira', secret: 'half', by: 'email', email: EMAIL };

let view: Window;
let root: ShadowRoot;
let shown: Stage;
let stores: ReturnType<typeof memoryStores>;
let answers: VaultAnswers;
let outbox: string[];
let receive: (said: KeysToWindow) => void;
let unanswered: string[];
beforeEach(() => {
  setUp(memoryStore());
});
function setUp(kept: KeyValueStore): void {
  view = new Window({ url: 'https://wallet.example/window' });
  for (const name of ['document', 'navigator', 'HTMLElement', 'CSSStyleSheet'] as const)
    vi.stubGlobal(name, view[name]);
  vi.stubGlobal('window', view);
  const place = document.createElement('div');
  document.body.append(place);
  shown = stage(place);
  root = place.shadowRoot as ShadowRoot;
  [stores, outbox, unanswered] = [memoryStores(), [], []];
  const send = ({ text }: { readonly text: string }) => Promise.resolve(void outbox.push(text));
  const parts = vaultParts({ stores, send, origin: () => 'https://wallet.example', now: Date.now });
  answers = vaultAnswers(parts, () => ({ id: 'mira', secret: 'half', by: 'email', email: EMAIL }));
  windowKeys({
    channel: {
      on: (_, take) => {
        receive = take as (said: KeysToWindow) => void;
      },
      post: (_, said) => {
        if (!('kind' in said) || said.kind !== 'ask' || unanswered.includes(said.name)) return;
        const { id, name, question } = said;
        answers[name]({ ...question, token: '' } as never).then(
          (value) => receive({ kind: 'answer', id, value }),
          ({ message }: Error) => receive({ kind: 'refusal', id, message }),
        );
      },
    },
    ...{ stage: shown, kept, begun: () => undefined, done: () => undefined },
  });
}
afterEach(async () => {
  await setLanguage('en');
  vi.unstubAllGlobals();
  await view.happyDOM.close();
});

const begin = (kind: 'unlock' | 'manage') =>
  receive({ kind, login: LOGIN, app: 'https://slipway.example', kinds: [EVM_KEY.name] });
const one = <E extends HTMLElement = HTMLElement>(selector: string) => root.querySelector(selector) as E;
const buttons = () => [...root.querySelectorAll('button')];
const press = (label: string) => {
  const found = buttons().find(({ textContent }) => textContent === label);
  if (!found) throw new Error(`There is no ${label}.`);
  found.click();
};
const screen = (title: string) => vi.waitFor(() => expect(one('h1')?.textContent).toBe(title), TIMEOUT);
const alert = () => one('[role=alert]').textContent;
const type = (field: HTMLInputElement, text: string) => {
  field.value = text;
  field.dispatchEvent(new view.Event('input') as never);
};
async function setLanguage(locale: string): Promise<void> {
  await setFrameLanguage({ documentElement: { lang: '', dir: '' } }, [locale]);
  shown.translate();
}
/** Each text of an open screen, in the order of the page. */
const said = () => {
  const walk = document.createTreeWalker(root as never, 4);
  const all: string[] = [];
  while (walk.nextNode()) all.push(walk.currentNode.textContent ?? '');
  return all;
};
/** The wallet of an account that was made in another browser. */
async function makeWallet(): Promise<void> {
  const ask = ((name: keyof VaultAnswers, question: never) => answers[name](question)) as AskAuth;
  const ring = keyring({
    ...{ ask, store: memoryStore(), keeps: () => Promise.resolve(false) },
    unlock: () => Promise.resolve(newMasterKey()),
  });
  await ring.open(LOGIN, [EVM_KEY], new AbortController().signal);
}

it('the ways to unlock, and the form of a recovery file: what is typed, its problem, and the focus stay', async () => {
  await makeWallet();
  begin('unlock');
  await screen('This browser has no key of yours yet');
  const heading = one('h1');
  await setLanguage('de');
  const { locked, file } = frameText().walletKeys;
  expect([one('h1'), heading.textContent, document.title]).toEqual([heading, locked.title, locked.title]);
  expect(said()).toEqual([locked.title, locked.lead, locked.passkey, locked.file, locked.before, 'Abbrechen']);
  expect(root.activeElement).toBe(heading);

  press(locked.file);
  const field = one<HTMLInputElement>('input[type=password]');
  type(field, 'gull harbour');
  field.focus();
  press(file.go);
  await vi.waitFor(() => expect(alert()).toBe(file.none), TIMEOUT);
  await setLanguage('ar');
  const { title, none, lead, choose, passphrase, go } = frameText().walletKeys.file;
  expect(said()).toEqual([title, lead, choose, passphrase, go, none, frameText().walletKeys.back]);
  expect([one('input[type=password]'), root.activeElement, field.value]).toEqual([field, field, 'gull harbour']);
});

it('the screens that protect a new wallet, and the strength of a passphrase', async () => {
  const refuse = () => Promise.reject(new Error('Nothing can be kept'));
  setUp({ get: refuse, set: refuse, setIfAbsent: refuse, remove: refuse });
  begin('unlock');
  await screen('Protect your wallet');
  await setLanguage('de');
  const { protect, newFile } = frameText().walletKeys;
  expect(said()).toEqual([...[protect.title, protect.lead, protect.unkept], ...[protect.file, protect.fileLead]]);
  press(protect.file);
  const [field, repeated] = [...root.querySelectorAll('input')];
  if (!field || !repeated) throw new Error('There are no fields.');
  type(field, 'aaaaaaaaaaaaaaaa');
  expect(one('.strength').textContent).toBe(newFile.strength.weak);
  type(field, 'gull harbour seventeen candle fog');
  type(repeated, 'gull harbour');
  press(newFile.go);
  await vi.waitFor(() => expect(alert()).toBe(newFile.unequal), TIMEOUT);
  await setLanguage('ja');
  const { unequal, strength } = frameText().walletKeys.newFile;
  expect([alert(), one('.strength').textContent]).toEqual([unequal, strength.strong]);
  expect([field.isConnected, field.value, repeated.value]).toEqual([
    ...[true, 'gull harbour seventeen candle fog', 'gull harbour'],
  ]);
});

it('a private key: a shown one stays shown, a hidden one stays hidden', async () => {
  begin('manage');
  await screen('Your wallet’s key');
  press('Export private key');
  await vi.waitFor(() => press('Send a code by email'), TIMEOUT);
  await vi.waitFor(() => expect(outbox).toHaveLength(1), TIMEOUT);
  const field = await vi.waitUntil(() => one<HTMLInputElement>('input'), TIMEOUT);
  type(field, '1');
  press('Continue');
  await vi.waitFor(() => expect(alert()).toBe('Invalid code'), TIMEOUT);
  await setLanguage('de');
  expect([alert(), field.value, field.isConnected]).toEqual(['', '1', true]);
  expect(one('.ph-lead').textContent).toBe(frameText().walletKeys.export.sent(EMAIL));
  type(field, /\d{6}/.exec(outbox[0] ?? '')?.[0] ?? '');
  press(frameText().walletKeys.export.go);
  const key = await vi.waitUntil(() => one('.ph-code-block'), TIMEOUT);
  const hidden = key.textContent;
  expect(hidden).toMatch(/^•+$/);
  await setLanguage('ja');
  expect([one('.ph-code-block'), key.textContent]).toEqual([key, hidden]);
  const { show, hide, warn } = frameText().walletKeys.export;
  expect(one('.ph-notice strong').textContent).toBe(warn);
  press(show);
  const text = key.firstChild;
  expect(key.textContent).toMatch(/^0x[\da-f]{64}$/);
  await setLanguage('de');
  // Not even written again.
  expect([key.firstChild, buttons()[0]?.textContent]).toEqual([text, frameText().walletKeys.export.hide]);
  press(frameText().walletKeys.export.hide);
  await setLanguage('ja');
  expect([key.textContent, buttons()[0]?.textContent]).toEqual([hidden, show]);
  expect(hide).not.toBe(show);
});

it('the last passkey is only removed after the warning was read in the language of the screen', async () => {
  const passkey = { id: 'p', publicKey: '', counter: 0, transports: [], backedUp: true, name: 'Passkey, MacIntel' };
  await stores.accounts.keepPasskey('mira', { ...passkey, at: 0, wrap: '' });
  begin('manage');
  await screen('Your wallet’s key');
  press('Remove');
  expect(alert()).toBe(frameText().walletKeys.protect.removeLast);
  await setLanguage('de');
  expect(alert()).toBe('');
  const { remove, removeLast, removeNamed } = frameText().walletKeys.protect;
  expect(one('.passkey button').ariaLabel).toBe(removeNamed(passkey.name));
  press(remove);
  expect(alert()).toBe(removeLast);
  expect(await stores.accounts.passkeys('mira')).toHaveLength(1);
  press(remove);
  await vi.waitFor(async () => expect(await stores.accounts.passkeys('mira')).toEqual([]), TIMEOUT);
});

it('while it works, and when it has failed', async () => {
  unanswered = ['vault'];
  begin('unlock');
  await screen('One moment');
  await setLanguage('de');
  expect(said()).toEqual(Object.values(frameText().walletKeys.working));
  await stores.accounts.replaceVault('mira', 0, 'nonsense');
  unanswered = [];
  begin('manage');
  await screen(frameText().walletKeys.failed);
  await setLanguage('ar');
  const { failed, again } = frameText().walletKeys;
  expect(said()).toEqual([failed, frameText().problems.keysDamaged, again]);
});
