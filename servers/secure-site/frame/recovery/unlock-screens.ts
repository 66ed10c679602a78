/** A browser without a key of the account: the available ways to unlock. */

import type { LoggedIn } from '../auth-client.js';
import { element } from '../element.js';
import { frameText } from '../frame-text.js';
import { withText } from '../set-text.js';
import { TranslatedError } from '../translated-error.js';
import { opensWallet } from '../vault/keyring.js';
import type { MasterKey, SealedKeys } from '../vault/master-key.js';
import { openForPasskey } from '../vault/passkey-unlocker.js';
import { readRecoveryFile } from '../vault/recovery-file.js';
import { hasPasskeys, presentPasskey } from './passkey-device.js';
import { button, type Stage, submits, textField, wordsOf } from './stage.js';
import type { AskForWindow } from './window-questions.js';

export interface UnlockParts {
  readonly stage: Stage;
  readonly ask: AskForWindow;
  readonly login: LoggedIn;
  readonly wallet: SealedKeys;
}

/** Resolves to the key that opens the wallet. Rejects when the visitor cancels. */
export function unlockScreens(parts: UnlockParts): Promise<MasterKey> {
  return new Promise((resolve, reject) => {
    const ways = () => {
      askedWays(parts, {
        resolve,
        file: () => recoveryFile(parts, resolve, ways),
        cancel: () => reject(new Error('')),
      });
    };
    ways();
  });
}

interface Ways {
  readonly resolve: (master: MasterKey) => void;
  readonly file: () => void;
  readonly cancel: () => void;
}

function askedWays({ stage, ask, login, wallet }: UnlockParts, { resolve, file, cancel }: Ways): void {
  const text = () => frameText().walletKeys.locked;
  const usePasskey = () => {
    const act = async () => {
      const options = await ask('passkey-options', { use: 'open' });
      const { id, response, prf } = await presentPasskey(options, login.account);
      const { wrap } = await ask('use-passkey', { response });
      const master = await openForPasskey(prf, login.account, id, wrap);
      if (!master || !(await opensWallet(master, login.account, wallet)))
        throw new TranslatedError(() => frameText().walletKeys.passkey.foreign);
      resolve(master);
    };
    stage.complain(undefined);
    act().catch((error: unknown) => stage.complain(wordsOf(error)));
  };
  const passkey = button(() => text().passkey, usePasskey);
  passkey.hidden = true;
  const byFile = button(() => text().file, file, 'quiet');
  const body = element('div', { className: 'key-ways' }, passkey, byFile);
  const before = withText('p', { className: 'ph-note ph-pad' }, () => text().before);
  const leave = button(() => frameText().walletKeys.cancel, cancel, 'quiet');
  stage.show({ words: text, body: [body, before], foot: [leave] });
  ask('passkeys', {}).then(
    ({ offered, list }) => {
      passkey.hidden = !offered || list.length === 0 || !hasPasskeys();
    },
    (error: unknown) => stage.complain(wordsOf(error)),
  );
}

function recoveryFile(
  { stage, login, wallet }: UnlockParts,
  done: (master: MasterKey) => void,
  back: () => void,
): void {
  const text = () => frameText().walletKeys.file;
  const file = { type: 'file', accept: '.json,application/json' };
  const { line: fileLine, input: chosen } = textField(() => text().choose, file);
  const { line, input } = textField(() => text().passphrase, { type: 'password', autocomplete: 'off' });
  const go = withText('button', { type: 'submit', className: 'ph-button ph-primary' }, () => text().go);
  const form = element('form', { className: 'key-ways', id: 'recovery' }, fileLine, line);
  const act = async () => {
    const [file] = chosen.files ?? [];
    if (!file) return () => text().none;
    const read = await readRecoveryFile(await file.text(), login.account, input.value);
    if (typeof read === 'string') return () => text().problems[read];
    if (!(await opensWallet(read.master, login.account, wallet))) return () => text().problems['other-wallet'];
    done(read.master);
    return undefined;
  };
  submits(form, { go, stage, act });
  form.append(go);
  stage.show({ words: text, body: [form], foot: [button(() => frameText().walletKeys.back, back, 'quiet')] });
}
