/** The auth server in this process, called by browsers as over the network: for tests of its answers. */
import { type AskAuth, authClient, type LoggedIn } from '../frame/auth-client.js';
import { fetchOfApi } from '../frame/fetch-of-api.js';
import { type KeyValueStore, memoryStore } from '../frame/key-value-store.js';
import { type LoginParts, type Logins, logins } from '../logins.js';
import type { OutgoingMail } from '../mail/smtp-sender.js';
import { memoryStores } from '../stores/memory/memory-stores.js';
import { secretText } from './secret-text.js';

export const ORIGIN = 'https://site.example';

export interface AuthFixture extends Logins {
  readonly outbox: OutgoingMail[];
  /** A separate browser with its own storage. */
  browser(from?: { readonly agent?: string; readonly address?: string; readonly store?: KeyValueStore }): TestBrowser;
  /** Moves the clock. */
  wait(ms: number): void;
  /** The latest code mailed to an address. */
  code(email: string): string;
}

export interface TestBrowser {
  readonly ask: AskAuth;
  readonly store: KeyValueStore;
  readonly id: string;
  /** From the email to the code, with the mailed link. */
  logIn(email: string): Promise<LoggedIn>;
}

export function authFixture(parts: Partial<LoginParts> = {}): AuthFixture {
  let late = 0;
  const now = () => Date.now() + late;
  const outbox: OutgoingMail[] = [];
  const made = logins({
    origin: () => ORIGIN,
    allowedOrigins: [],
    send: (mail) => Promise.resolve(void outbox.push(mail)),
    provider: () => Promise.resolve(undefined),
    stores: memoryStores(now),
    now,
    ...parts,
  });
  const last = (email: string) => [...outbox].reverse().find(({ to }) => to === email)?.text ?? '';
  const code = (email: string) => /^\d{6}$/m.exec(last(email))?.[0] ?? '';
  return {
    ...made,
    outbox,
    code,
    wait: (ms) => {
      late += ms;
    },
    browser({ agent, address, store = memoryStore() } = {}) {
      const ask = authClient(ORIGIN, store, fetchOfApi(made.api, agent, address));
      const id = secretText();
      return {
        ...{ ask, store, id },
        async logIn(email) {
          const { flow, action } = await ask('email', { email, browser: id });
          if (action === 'VERIFY_DEVICE') {
            const [link = ''] = /http\S+/.exec(last(email)) ?? [];
            await made.login.approve(new URL(link).searchParams.get('link') ?? '');
          }
          return await ask('code', { flow, code: code(email) });
        },
      };
    },
  };
}
