/** The wallet's private keys, shown after the visitor has confirmed their identity again. No page ever gets them. */

import { bytesToHex } from 'viem';
import { fromBase58, toBase58 } from '../../../../domain/address/base58.js';
import { element } from '../element.js';
import { frameText } from '../frame-text.js';
import { setText, withText } from '../set-text.js';
import { SOLANA_KEY } from '../solana/solana-key.js';
import { TranslatedError } from '../translated-error.js';
import { unsealWalletKey } from '../vault/master-key.js';
import { openForPasskey } from '../vault/passkey-unlocker.js';
import { hasPasskeys, presentPasskey } from './passkey-device.js';
import type { ProtectParts } from './protect-parts.js';
import { button, submits, textField, wordsOf } from './stage.js';

const MASK = '•'.repeat(24);
/** Of these screens. */
const text = () => frameText().walletKeys.export;

export function exportScreens(parts: ProtectParts, back: () => void): void {
  const { stage, ask, login, keys } = parts;
  const prove = async () => {
    const options = await ask('passkey-options', { use: 'open' });
    const { id, response, prf } = await presentPasskey(options, login.account);
    const { wrap } = await ask('use-passkey', { response });
    const master = await openForPasskey(prf, login.account, id, wrap);
    if (!master?.every((byte, at) => byte === keys.master[at]))
      throw new TranslatedError(() => frameText().walletKeys.passkey.foreign);
    await shownKeys(parts, back);
  };
  const show = (byPasskey: boolean) => {
    const confirm = () => {
      stage.complain(undefined);
      const act = byPasskey ? prove() : ask('proof-code', {}).then(() => enterCode(parts, back));
      act.catch((error: unknown) => stage.complain(wordsOf(error)));
    };
    const go = button(() => (byPasskey ? text().byPasskey : text().byCode), confirm);
    stage.show({ words: text, body: [warning()], foot: [go, backButton(back)] });
  };
  ask('passkeys', {}).then(
    ({ offered, list }) => show(offered && list.length > 0 && hasPasskeys()),
    (error: unknown) => stage.complain(wordsOf(error)),
  );
}

function enterCode(parts: ProtectParts, back: () => void): void {
  const { stage, ask, login } = parts;
  const { line, input } = textField(() => text().code, {
    ...{ type: 'text', inputMode: 'numeric', autocomplete: 'one-time-code', maxLength: 12 },
  });
  const go = withText('button', { type: 'submit', className: 'ph-button ph-primary' }, () => text().go);
  const form = element('form', { className: 'key-ways' }, line, go);
  submits(form, {
    ...{ go, stage },
    act: async () => {
      await ask('prove', { code: input.value });
      await shownKeys(parts, back);
      return undefined;
    },
  });
  const words = () => ({ title: text().title, lead: text().sent(login.email ?? '') });
  stage.show({ words, body: [form], foot: [backButton(back)] });
  input.focus();
}

async function shownKeys({ stage, login, keys }: ProtectParts, back: () => void): Promise<void> {
  const cards: HTMLElement[] = [];
  for (const [kind, sealed] of Object.entries(keys.wallet.keys)) {
    const bytes = await unsealWalletKey(keys.master, login.account, kind, sealed);
    if (bytes) cards.push(keyCard(sealed.address, () => writtenKey(kind, bytes, sealed.address)));
  }
  stage.show({
    words: () => ({ title: text().title, lead: text().shownLead }),
    body: [warning(), ...cards],
    foot: [button(() => frameText().walletKeys.protect.done, back)],
  });
}

function keyCard(address: string, write: () => string): HTMLElement {
  const shown = element('div', { className: 'ph-code-block', tabIndex: 0 }, MASK);
  let open = false;
  const label = () => (open ? text().hide : text().show);
  const turn = () => {
    open = !open;
    shown.textContent = open ? write() : MASK;
    setText(toggle, label);
  };
  const toggle = button(label, turn, 'quiet');
  const name = element('h2', { className: 'key-title' }, element('bdi', {}, address));
  const card = element(
    'section',
    { className: 'key-ways' },
    name,
    element('div', { className: 'ph-group' }, shown),
    toggle,
  );
  card.setAttribute('aria-label', address);
  return card;
}

/** In the format of other wallets. */
function writtenKey(kind: string, bytes: Uint8Array<ArrayBuffer>, address: string): string {
  if (!kind.startsWith(SOLANA_KEY.name)) return bytesToHex(bytes);
  return toBase58(Uint8Array.from([...bytes, ...(fromBase58(address) ?? [])]));
}

function warning(): HTMLElement {
  const [warn, lead] = [withText('strong', {}, () => text().warn), withText('span', {}, () => text().warnLead)];
  return element('div', { className: 'ph-notice ph-notice-danger' }, element('div', {}, warn, lead));
}

function backButton(back: () => void): HTMLButtonElement {
  return button(() => frameText().walletKeys.back, back, 'quiet');
}
