/** Backups of an open wallet: passkeys and recovery files, created and removed. */

import type { ListedPasskey } from '../../auth/vault/vault-answers.js';
import type { LoggedIn } from '../auth-client.js';
import { element } from '../element.js';
import { frameDate, frameText } from '../frame-text.js';
import { sealForPasskey } from '../vault/passkey-unlocker.js';
import { passphraseStrength } from '../vault/passphrase-strength.js';
import { writeRecoveryFile } from '../vault/recovery-file.js';
import { exportScreens } from './export-screens.js';
import { createPasskey, hasPasskeys } from './passkey-device.js';
import type { ProtectParts } from './protect-parts.js';
import { button, submits, textField, wordsOf } from './stage.js';

/** Resolves when the visitor continues. */
export function protectScreens(parts: ProtectParts): Promise<void> {
  return new Promise((resolve) => overview(parts, resolve, parts.kept));
}

function overview(parts: ProtectParts, done: () => void, mayGo: boolean, news?: string): void {
  const { stage, ask, login, keys } = parts;
  const text = frameText().walletKeys.protect;
  const show = (offered: boolean, list: readonly ListedPasskey[]) => {
    const again = (said: string) => overview(parts, done, true, said);
    const act = (work: () => Promise<void>) => () => {
      stage.complain(undefined);
      work().catch((error: unknown) => stage.complain(wordsOf(error)));
    };
    const add = act(async () => {
      const options = await ask('passkey-options', { use: 'add' });
      const { id, response, prf } = await createPasskey(options, login.account, nameOf(login));
      const wrap = await sealForPasskey(prf, login.account, id, keys.master);
      await ask('add-passkey', { response, wrap, name: deviceName() });
      again(text.added);
    });
    const file = () =>
      newFile(
        parts,
        () => again(text.downloaded),
        () => overview(parts, done, mayGo),
      );
    const ways = element('div', { className: 'key-ways' });
    if (offered && hasPasskeys()) ways.append(button(text.passkey, add), note(text.passkeyLead));
    ways.append(button(text.file, file, 'quiet'), note(text.fileLead));
    const caution = parts.kept ? [] : [element('div', { className: 'ph-notice ph-notice-caution' }, text.unkept)];
    const said = news === undefined ? [] : [positive(news)];
    const own = list.length > 0 ? [passkeyList(parts, list, () => again(''))] : [];
    const isSafe = parts.manages || list.length > 0 || (news ?? '') !== '';
    const next = button(isSafe ? text.done : text.later, done, isSafe ? 'primary' : 'quiet');
    if (parts.manages)
      own.push(button(text.export, () => exportScreens(parts, () => overview(parts, done, true)), 'quiet'));
    stage.show({
      ...(parts.manages ? { title: text.ownTitle, lead: text.ownLead } : text),
      body: [...said, ...caution, ways, ...own],
      foot: mayGo || list.length > 0 ? [next] : [],
    });
  };
  ask('passkeys', {}).then(
    ({ offered, list }) => show(offered, list),
    // A failure here must not keep the visitor on this screen.
    () => show(false, []),
  );
}

function passkeyList({ stage, ask }: ProtectParts, list: readonly ListedPasskey[], changed: () => void): HTMLElement {
  const text = frameText().walletKeys.protect;
  let warned = false;
  const rows = list.map(({ id, name, backedUp }) => {
    const remove = button(
      text.remove,
      () => {
        if (list.length === 1 && !warned) {
          warned = true;
          return stage.complain(text.removeLast);
        }
        ask('remove-passkey', { id }).then(changed, (error: unknown) => stage.complain(wordsOf(error)));
      },
      'quiet',
    );
    remove.ariaLabel = `${text.remove} ${name}`;
    const what = element('div', {}, element('bdi', {}, name), note(backedUp ? text.synced : text.single));
    return element('li', { className: 'passkey' }, what, remove);
  });
  const title = element('h2', { className: 'key-title' }, text.list);
  return element('section', {}, title, element('ul', { className: 'passkeys' }, ...rows));
}

function newFile({ stage, login, keys }: ProtectParts, done: () => void, back: () => void): void {
  const text = frameText().walletKeys.newFile;
  const known = [login.email ?? '', login.userName ?? ''];
  const one = textField(text.passphrase, { type: 'password', autocomplete: 'new-password' });
  const two = textField(text.repeat, { type: 'password', autocomplete: 'new-password' });
  const strength = element('p', { className: 'strength', role: 'status' });
  one.input.oninput = () => {
    strength.textContent = text.strength[passphraseStrength(one.input.value, known)];
  };
  const go = element('button', { type: 'submit', className: 'ph-button ph-primary' }, text.go);
  const form = element('form', { className: 'key-ways' }, one.line, strength, two.line, go);
  const act = async () => {
    const how = passphraseStrength(one.input.value, known);
    if (how === 'too-short' || how === 'weak') return text.strength[how];
    if (one.input.value.normalize('NFKC') !== two.input.value.normalize('NFKC')) return text.unequal;
    const file = await writeRecoveryFile(login.account, one.input.value, keys);
    download(file, `wallet-recovery-${(keys.wallet.keys.account?.address ?? '').slice(0, 8)}.json`);
    done();
    return undefined;
  };
  submits(form, { go, stage, act });
  stage.show({ ...text, body: [form], foot: [button(frameText().walletKeys.back, back, 'quiet')] });
}

function download(text: string, name: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  element('a', { href, download: name }).click();
  URL.revokeObjectURL(href);
}

function nameOf({ email, userName }: LoggedIn): string {
  return email ?? userName ?? 'Wallet';
}

/** The name by which the visitor recognizes it in the list. */
function deviceName(): string {
  const { platform = '' } = navigator;
  const { named, namedByDate } = frameText().walletKeys.passkey;
  const date = frameDate(Date.now());
  return platform === '' ? namedByDate(date) : named(platform.slice(0, 20), date);
}

function note(text: string): HTMLElement {
  return element('p', { className: 'ph-note' }, text);
}

function positive(text: string): HTMLElement {
  const said = element('div', { className: 'ph-notice ph-notice-positive', role: 'status' }, text);
  said.hidden = text === '';
  return said;
}
