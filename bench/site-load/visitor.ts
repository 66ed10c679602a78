/** A visitor of the site under load: a browser with its own store and IP address, which sends the frame's requests. */
import { randomBytes } from 'node:crypto';
import { type AskAuth, authClient } from '../../servers/secure-site/frame/auth-client.js';
import { memoryStore } from '../../servers/secure-site/frame/key-value-store.js';

export interface Letter {
  readonly to: string;
  readonly text: string;
}

export interface VisitorParts {
  readonly origin: string;
  /** The next mail to an address. */
  readonly mailTo: (email: string) => Promise<Letter>;
  /** Called after each request. */
  readonly timed: (name: string, ms: number, status: number) => void;
}

export interface Visitor {
  /** Logs in by link and code, as in a new browser; creates a vault, as the frame does. */
  logIn(): Promise<void>;
  /** The requests of a frame when it is loaded or refreshes its session. */
  look(): Promise<void>;
}

export function visitor(name: string, { origin, mailTo, timed }: VisitorParts): Visitor {
  const email = `${name}@mail.example`;
  const browser = randomBytes(32).toString('base64url');
  const [a, b, c] = randomBytes(3);
  const headers = { origin, 'x-forwarded-for': `10.${a}.${b}.${c}` };
  const timedFetch: typeof fetch = async (url, init) => {
    const begun = performance.now();
    const response = await fetch(url, { ...init, headers: { ...init?.headers, ...headers } });
    const body = await response.arrayBuffer();
    timed(new URL(String(url)).pathname, performance.now() - begun, response.status);
    return new Response(body, { status: response.status, headers: response.headers });
  };
  const ask: AskAuth = authClient(origin, memoryStore(), timedFetch);
  let token = '';

  return {
    async logIn() {
      const page = await (await timedFetch(`${origin}/sdk`)).text();
      const [, script = '/'] = /src="(\/frame\.[\w-]+\.js)"/.exec(page) ?? [];
      await timedFetch(`${origin}${script}`);
      const { flow } = await ask('email', { email, browser });
      const [, link = ''] = /link=([\w-]+)/.exec((await mailTo(email)).text) ?? [];
      const device = ask('device', { flow });
      await timedFetch(`${origin}/device`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: `link=${link}`,
      });
      await device;
      const [code = ''] = /^\d{6}$/m.exec((await mailTo(email)).text) ?? [];
      ({ token } = await ask('code', { flow, code }));
      const { vault } = await ask('vault', { token });
      if (!vault) await ask('keep-vault', { token, after: 0, sealed: JSON.stringify({ version: 1, keys: {} }) });
      await ask('consent', { token, origin: 'https://dapp.example' });
    },
    async look() {
      ({ token } = await ask('session', { token }));
      await ask('consents', { token });
    },
  };
}
