/** Opens the wallet in the site's own storage, with the visitor's help if needed, and passes the key to the frame. */

import type { AskAuth, LoggedIn } from '../auth-client.js';
import { frameText } from '../frame-text.js';
import { type KeyValueStore, steadyStore } from '../key-value-store.js';
import { SOLANA_KEY } from '../solana/solana-key.js';
import { EVM_KEY } from '../vault/key-kind.js';
import { keyring, type OpenKeys } from '../vault/keyring.js';
import type { KeysToWindow } from '../vault/keys-topic.js';
import { newMasterKey } from '../vault/master-key.js';
import type { FrameChannel } from '../window/frame-channel.js';
import { protectScreens } from './protect-screens.js';
import { button, type Stage, wordsOf } from './stage.js';
import { unlockScreens } from './unlock-screens.js';
import { windowQuestions } from './window-questions.js';

export interface WindowKeysParts {
  readonly channel: FrameChannel;
  readonly stage: Stage;
  /** The browser's own storage of the site. */
  readonly kept: KeyValueStore;
  /** Whether the window has something to show. */
  readonly begun: () => void;
  readonly done: (unlocked: boolean, app: string) => void;
}

type Wanted = Extract<KeysToWindow, { kind: 'unlock' | 'manage' }>;

const KINDS = [EVM_KEY, SOLANA_KEY];

export function windowKeys({ channel, stage, kept: own, begun, done }: WindowKeysParts): void {
  const store = steadyStore(own);
  const questions = windowQuestions(channel);
  const ask: AskAuth = (name, question) => questions.ask(name as never, question as never) as never;
  let current: Wanted | undefined;
  const over = new AbortController();
  const keeps = () =>
    own.get('browser-key').then(
      () => true,
      () => false,
    );

  const opened = async (login: LoggedIn, kinds: readonly string[]): Promise<OpenKeys> =>
    await keyring({
      ...{ ask, store: own, keeps },
      unlock: ({ wallet }) =>
        wallet ? unlockScreens({ stage, login, wallet, ask: questions.ask }) : Promise.resolve(newMasterKey()),
    }).open(
      login,
      KINDS.filter(({ name }) => kinds.includes(name)),
      over.signal,
    );
  /** Once per browser, while nothing else opens the wallet. */
  const isProtected = async ({ account }: LoggedIn, kept: boolean) => {
    const { list } = await questions.ask('passkeys', {});
    const place = `protect-offered:${account}`;
    if (list.length > 0 || (kept && (await store.get(place)) === true)) return true;
    await store.set(place, true).catch(() => undefined);
    return false;
  };
  const run = async ({ kind, login, kinds }: Wanted) => {
    stage.show({ words: () => frameText().walletKeys.working });
    const keys = await opened(login, kinds);
    const kept = await keeps();
    // Prompted where the visitor sees the requesting site. A browser may decide without a prompt.
    if (kept) navigator.storage?.persist?.().catch(() => undefined);
    const parts = { stage, login, keys, kept, ask: questions.ask };
    if (kind === 'manage') return await protectScreens({ ...parts, manages: true }).then(finish);
    if (!(await isProtected(login, kept))) await protectScreens(parts);
    channel.post('keys', { kind: 'master', master: keys.master });
  };
  const finish = () => channel.post('keys', { kind: 'declined' });
  const start = (said: Wanted) => {
    current = said;
    begun();
    run(said).catch((error: unknown) => {
      if (error instanceof Error && error.message === '') return finish();
      const again = button(
        () => frameText().walletKeys.again,
        () => start(said),
      );
      const why = wordsOf(error);
      const lead = () => (typeof why === 'function' ? why() : why);
      stage.show({ words: () => ({ title: frameText().walletKeys.failed, lead: lead() }), foot: [again] });
    });
  };

  channel.on('keys', (said) => {
    if (said.kind === 'unlock' || said.kind === 'manage') {
      if (current?.login.account !== said.login.account || current.kind !== said.kind) start(said);
    } else if (said.kind === 'answer') questions.settle(said.id, { value: said.value });
    else if (said.kind === 'refusal') questions.settle(said.id, { message: said.message });
    else if (said.kind === 'done' && current) {
      const { app } = current;
      current = undefined;
      stage.hide();
      done(said.unlocked, app);
    }
  });
}
