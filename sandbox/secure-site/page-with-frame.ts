/** A page on its own origin that embeds the frame and exchanges messages with it: for tests of the secure site alone. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from 'playwright-core';
import type { SecureSite } from './secure-site.js';

export interface PageWithFrame {
  /** Without a slash at the end. */
  readonly origin: string;
  stop(): Promise<void>;
}

export interface Said {
  readonly type: string;
  readonly id?: string;
  readonly payload?: unknown;
}

const SCRIPT = `
const said = [];
const waits = new Set();
window.said = said;
window.saidBy = [];
addEventListener('message', (event) => {
  const frame = document.querySelector('iframe');
  if (!frame || event.source !== frame.contentWindow) return;
  said.push(event.data);
  window.saidBy.push(event.origin);
  for (const wait of [...waits]) if (wait.fits(event.data)) { waits.delete(wait); wait.resolve(event.data); }
});
window.next = (fits) => {
  const there = said.find(fits);
  return there ? Promise.resolve(there) : new Promise((resolve) => waits.add({ fits, resolve }));
};
window.ready = () => window.next(({ type }) => type === '@w3m-frame/READY');
let last = 0;
window.ask = (name, payload, id = 'q' + ++last) => {
  document.querySelector('iframe').contentWindow.postMessage({ type: '@w3m-app/' + name, id, ...(payload !== undefined && { payload }) }, '*');
  return window.next((each) => each.id === id);
};
`;

export async function servePageWithFrame(frameUrl: string): Promise<PageWithFrame> {
  const server = createServer((request, response) => {
    if (request.url === '/page.js')
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(SCRIPT);
    const src = `${frameUrl}?projectId=slipway&chainId=eip155:1&version=4&enableLogger=true`;
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(
      `<!doctype html><html lang="en"><title>Slipway</title><script src="/page.js"></script><body><h1>Slipway</h1><iframe id="w3m-iframe" name="w3m-secure-iframe" title="Your wallet" src="${src}" width="360" height="600"></iframe>`,
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Sends a request to the frame of such a page, and resolves with its answer, successful or not. */
export function ask(page: Page, name: string, payload?: unknown): Promise<Said> {
  return page.evaluate(
    ([each, content]) =>
      (Reflect.get(window, 'ask') as (name: string, payload: unknown) => Promise<Said>)(each, content),
    [name, payload] as const,
  );
}

/** Resolves once the frame listens. */
export function ready(page: Page): Promise<Said> {
  return page.evaluate(() => (Reflect.get(window, 'ready') as () => Promise<Said>)());
}

/** Logs a new visitor in by email; resolves with their address. The page's frame listens already. */
export async function logInBy(page: Page, site: SecureSite, email: string): Promise<unknown> {
  const expected = async (name: string, payload?: unknown): Promise<unknown> => {
    const said = await ask(page, name, payload);
    if (!said.type.endsWith('_SUCCESS')) throw new Error(`${name} was answered ${JSON.stringify(said)}`);
    return said.payload;
  };
  await expected('CONNECT_EMAIL', { email });
  const waiting = expected('CONNECT_DEVICE');
  await site.approveDevice(email);
  await waiting;
  const { code } = await site.mailbox.next(email);
  await expected('CONNECT_OTP', { otp: code });
  return Reflect.get((await expected('GET_USER', { chainId: 31337 })) as object, 'address');
}

/** Presses a button of the frame like a visitor: the pointer is over it for a moment before. */
export async function pressSeen(button: Locator): Promise<void> {
  await enter(button);
  await button.click();
}

/** While a frame is being moved, the browser may deliver movements of the mouse to the page instead. A visitor's hand moves on. */
async function enter(button: Locator): Promise<void> {
  const mouse = { isThere: false };
  const noticed = button.evaluate(
    (each) => new Promise<void>((done) => each.addEventListener('pointermove', () => done(), { once: true })),
  );
  const noted = noticed.then(() => {
    mouse.isThere = true;
  });
  for (let x = 8; !mouse.isThere; x = x === 8 ? 12 : 8) await button.hover({ position: { x, y: 8 } });
  await noted;
}

/** Records every label of the frame's buttons, also those that are only shown for a moment. */
export async function recordButtonNames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const names: (string | null)[] = [];
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (init) {
      const root = attach.call(this, init);
      const keep = () => names.push(...[...root.querySelectorAll('button')].map(({ textContent }) => textContent));
      new MutationObserver(keep).observe(root, { childList: true, subtree: true, characterData: true });
      Reflect.set(window, 'buttonNames', names);
      return root;
    };
  });
}
