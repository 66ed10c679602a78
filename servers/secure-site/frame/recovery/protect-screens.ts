/** Backups of an open wallet: passkeys and recovery files, created and removed. */

import type { ListedPasskey } from '../../auth/vault/vault-answers.js';
import type { LoggedIn } from '../auth-client.js';
import { element } from '../element.js';
import { frameDate, frameLanguage, frameText } from '../frame-text.js';
import { setLabel, setText, withText } from '../set-text.js';
import { changeSecret } from '../vault/change-secret.js';
import { sealForPasskey } from '../vault/passkey-unlocker.js';
import { passphraseStrength } from '../vault/passphrase-strength.js';
import { writeRecoveryFile } from '../vault/recovery-file.js';
import { exportScreens } from './export-screens.js';
import { createPasskey, hasPasskeys } from './passkey-device.js';
import type { ProtectParts } from './protect-parts.js';
import { button, submits, textField, wordsOf } from './stage.js';

/** Of the overview. */
const text = () => frameText().walletKeys.protect;

/** Resolves when the visitor continues. */
export function protectScreens(parts: ProtectParts): Promise<void> {
  return new Promise((resolve) => overview(parts, resolve, parts.kept));
}

function overview(parts: ProtectParts, done: () => void, mayGo: boolean, news?: () => string): void {
  const { stage, ask, login, keys } = parts;
  const show = (offered: boolean, list: readonly ListedPasskey[]) => {
    const again = (said: () => string) => overview(parts, done, true, said);
    const act = (work: () => Promise<void>) => () => {
      stage.complain(undefined);
      work().catch((error: unknown) => stage.complain(wordsOf(error)));
    };
    const add = act(async () => {
      const options = await ask('passkey-options', { use: 'add' });
      const { id, response, prf } = await createPasskey(options, login.account, nameOf(login));
      const wrap = await sealForPasskey(prf, login.account, id, keys.master);
      const change = await changeSecret(keys.master, login.account);
      await ask('add-passkey', { response, wrap, name: deviceName(), change });
      again(() => text().added);
    });
    const file = () =>
      newFile(
        parts,
        () => again(() => text().downloaded),
        () => overview(parts, done, mayGo),
      );
    const ways = element('div', { className: 'key-ways' });
    if (offered && hasPasskeys())
      ways.append(
        button(() => text().passkey, add),
        note(() => text().passkeyLead),
      );
    ways.append(
      button(() => text().file, file, 'quiet'),
      note(() => text().fileLead),
    );
    const unkept = () => withText('div', { className: 'ph-notice ph-notice-caution' }, () => text().unkept);
    const caution = parts.kept ? [] : [unkept()];
    const said = news === undefined ? [] : [positive(news)];
    const own = list.length > 0 ? [passkeyList(parts, list, () => again(() => ''))] : [];
    const isSafe = parts.manages || list.length > 0 || (news?.() ?? '') !== '';
    const next = button(() => (isSafe ? text().done : text().later), done, isSafe ? 'primary' : 'quiet');
    const exportKey = () => exportScreens(parts, () => overview(parts, done, true));
    if (parts.manages) own.push(button(() => text().export, exportKey, 'quiet'));
    stage.show({
      words: () => {
        const { title, lead, ownTitle, ownLead } = text();
        if (parts.manages) return { title: ownTitle, lead: ownLead };
        // With a second way in, the lead is no longer true.
        return isSafe ? { title } : { title, lead };
      },
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

function passkeyList(
  { stage, ask, login, keys }: ProtectParts,
  list: readonly ListedPasskey[],
  changed: () => void,
): HTMLElement {
  /** The language of the warning: in another one, it is shown again. */
  let warned: string | undefined;
  const rows = list.map(({ id, name, backedUp }) => {
    const removeIt = () => {
      if (list.length === 1 && warned !== frameLanguage()) {
        warned = frameLanguage();
        return stage.complain(text().removeLast);
      }
      changeSecret(keys.master, login.account)
        .then((change) => ask('remove-passkey', { id, change }))
        .then(changed, (error: unknown) => stage.complain(wordsOf(error)));
    };
    const remove = button(() => text().remove, removeIt, 'quiet');
    setLabel(remove, () => text().removeNamed(name));
    const kind = note(() => (backedUp ? text().synced : text().single));
    return element('li', { className: 'passkey' }, element('div', {}, element('bdi', {}, name), kind), remove);
  });
  const title = withText('h2', { className: 'key-title' }, () => text().list);
  return element('section', {}, title, element('ul', { className: 'passkeys' }, ...rows));
}

function newFile({ stage, login, keys }: ProtectParts, done: () => void, back: () => void): void {
  const text = () => frameText().walletKeys.newFile;
  const known = [login.email ?? '', login.userName ?? ''];
  const one = textField(() => text().passphrase, { type: 'password', autocomplete: 'new-password' });
  const two = textField(() => text().repeat, { type: 'password', autocomplete: 'new-password' });
  const strength = element('p', { className: 'strength', role: 'status' });
  one.input.oninput = () => {
    setText(strength, () => text().strength[passphraseStrength(one.input.value, known)]);
  };
  const go = withText('button', { type: 'submit', className: 'ph-button ph-primary' }, () => text().go);
  const form = element('form', { className: 'key-ways' }, one.line, strength, two.line, go);
  const act = async () => {
    const how = passphraseStrength(one.input.value, known);
    if (how === 'too-short' || how === 'weak') return () => text().strength[how];
    if (one.input.value.normalize('NFKC') !== two.input.value.normalize('NFKC')) return () => text().unequal;
    const file = await writeRecoveryFile(login.account, one.input.value, keys);
    download(file, `wallet-recovery-${(keys.wallet.keys.account?.address ?? '').slice(0, 8)}.json`);
    done();
    return undefined;
  };
  submits(form, { go, stage, act });
  stage.show({ words: text, body: [form], foot: [button(() => frameText().walletKeys.back, back, 'quiet')] });
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

function note(words: () => string): HTMLElement {
  return withText('p', { className: 'ph-note' }, words);
}

function positive(words: () => string): HTMLElement {
  const said = withText('div', { className: 'ph-notice ph-notice-positive', role: 'status' }, words);
  said.hidden = words() === '';
  return said;
}
