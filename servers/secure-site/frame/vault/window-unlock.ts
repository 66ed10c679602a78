/**
 * Gets the master key from the wallet's own window, which has storage that all apps share, and the visitor's passkeys. The frame's
 * end: it asks for a click, makes the window's requests to the server, and receives the key.
 */
import type { ApprovalWords, AskVisitor } from '../approval/approval-words.js';
import { translatable } from '../approval/translatable.js';
import type { AskAuth, LoggedIn } from '../auth-client.js';
import { CodedError } from '../coded-error.js';
import { frameText } from '../frame-text.js';
import type { KeyValueStore } from '../key-value-store.js';
import type { OwnWindow } from '../window/own-window.js';
import { openForBrowser } from './browser-unlocker.js';
import { type KeyringParts, opensWallet } from './keyring.js';
import { type KeysToFrame, type KeysToWindow, WINDOW_QUESTIONS } from './keys-topic.js';
import type { MasterKey } from './master-key.js';

export interface WindowUnlockParts {
  readonly own: OwnWindow;
  readonly ask: AskAuth;
  /** Shows the button that opens the window while an unlock is pending. */
  readonly askVisitor: AskVisitor;
  readonly app: () => string;
  /** The site's own storage, if the frame has access. */
  readonly granted: () => Promise<KeyValueStore | undefined>;
}

function wayThere(isFirst: boolean): ApprovalWords {
  const { first, firstLead, again, againLead, yes, no } = frameText().consents.unlock;
  const said = isFirst ? { title: first, lead: firstLead } : { title: again, lead: againLead };
  return { ...said, facts: [], unlocks: true, yes, no };
}

export function windowUnlock({ own, ask, askVisitor, app, granted }: WindowUnlockParts): KeyringParts['unlock'] {
  return async ({ login, wallet, kinds }, signal) => {
    const shared = wallet && (await granted());
    const there = shared && (await openForBrowser(shared, login).catch(() => undefined));
    if (there && (await opensWallet(there, login.account, wallet))) return there;
    const over = new AbortController();
    let master: MasterKey | undefined;
    let declined = false;
    const stop = serveKeysWindow({ own, ask, login }, { kind: 'unlock', app: app(), kinds }, (said) => {
      if (said.kind === 'master' && said.master instanceof Uint8Array && said.master.length === 32) {
        master = said.master;
        over.abort();
      } else if (said.kind === 'declined') {
        declined = true;
        over.abort();
      }
    });
    try {
      await askVisitor(
        translatable(() => wayThere(!wallet)),
        AbortSignal.any([signal, over.signal]),
      );
      throw new Error('Canceled');
    } catch (error) {
      if (master) return master;
      throw declined ? new CodedError(4001, frameText().consents.unlock.declined) : error;
    } finally {
      stop();
      own.post('keys', { kind: 'done', unlocked: master !== undefined });
    }
  };
}

type KeysTask = Omit<Extract<KeysToWindow, { kind: 'unlock' | 'manage' }>, 'login'>;

/** Sends the window its task each time it opens, and makes its requests to the server. Returns a function that stops this. */
export function serveKeysWindow(
  { own, ask, login }: { readonly own: OwnWindow; readonly ask: AskAuth; readonly login: LoggedIn },
  task: KeysTask,
  receive: (said: Partial<Extract<KeysToFrame, { kind: 'master' }>> | { readonly kind: 'declined' }) => void,
): () => void {
  const { token, ...shared } = login;
  const over = new AbortController();
  const tell = () => own.post('keys', { ...task, login: { ...shared, token: '' } });
  const answer = async (id: number, name: (typeof WINDOW_QUESTIONS)[number], question: object) => {
    try {
      const value = await ask(name, { ...question, token } as never, over.signal);
      own.post('keys', { kind: 'answer', id, value });
    } catch (error) {
      own.post('keys', { kind: 'refusal', id, message: error instanceof Error ? error.message : '' });
    }
  };
  const stops = [
    own.watch((state) => state === 'open' && tell()),
    own.on('keys', (said: Partial<KeysToFrame> | null) => {
      if (typeof said !== 'object' || said === null) return;
      if (said.kind === 'ask' && typeof said.id === 'number') {
        const name = WINDOW_QUESTIONS.find((each) => each === said.name);
        if (name && typeof said.question === 'object') void answer(said.id, name, said.question);
      } else if (said.kind === 'master' || said.kind === 'declined') receive(said);
    }),
  ];
  tell();
  return () => {
    over.abort();
    for (const stop of stops) stop();
  };
}
