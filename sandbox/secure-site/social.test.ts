/** Social login: a real OpenID provider, its page in a window, and the result for the page that started it. */
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/bootstrap.mjs';
import { SOCIALS } from '../../servers/secure-site/auth/socials.js';
import { frameBundle } from '../../servers/secure-site/frame-bundle.js';
import { ask, type PageWithFrame, ready, type Said, servePageWithFrame } from './page-with-frame.js';
import { type SecureSite, startSecureSite } from './secure-site.js';

const NETWORKS = [{ chainId: 31337, name: 'Saltmarsh', rpcUrl: 'http://127.0.0.1:1', symbol: 'ETH', decimals: 18 }];

let site: SecureSite;
let host: PageWithFrame;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  site = await startSecureSite({ networks: NETWORKS });
  const executablePath = await ensureChromium();
  [host, browser] = await Promise.all([
    servePageWithFrame(site.url),
    chromium.launch({ executablePath, args: CHROMIUM_ARGS }),
    frameBundle(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await Promise.all([host?.stop(), site?.stop()]);
});
beforeEach(async () => {
  context = await browser.newContext();
  page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(host.origin);
  await ready(page);
});
afterEach(() => context.close());

const payload = ({ payload: content }: Said) => content as Readonly<Record<string, unknown>>;
const uriFor = async (provider: string) =>
  String(payload(await ask(page, 'GET_SOCIAL_REDIRECT_URI', { provider })).uri);

/** Like the app: opens the window first, then navigates it. Resolves with the result that its page reports. */
async function openWindow(
  provider: string,
): Promise<{ window: Page; posted: Promise<{ data: unknown; origin: string }> }> {
  const posted = page.evaluate(
    () =>
      new Promise<{ data: unknown; origin: string }>((resolve) => {
        addEventListener('message', ({ data, origin }) => {
          if (typeof data === 'object' && data !== null && 'resultUri' in data) resolve({ data, origin });
        });
      }),
  );
  posted.catch(() => undefined);
  const opened = context.waitForEvent('page');
  await page.evaluate(
    (address) => void Reflect.set(window, 'popup', open(address, '_blank', 'popup')),
    `${site.origin}/loading`,
  );
  const popup = await opened;
  await popup.getByRole('status').waitFor();
  const uri = await uriFor(provider);
  await page.evaluate((address) => {
    (Reflect.get(window, 'popup') as Window).location.href = address;
  }, uri);
  return { window: popup, posted };
}

const ASTRAY = 'Not started here';

/** What a browser sends to the auth server from now on. */
function questionsOf(context: BrowserContext): readonly string[] {
  const asked: string[] = [];
  context.on('request', (each) => {
    if (each.method() === 'POST') asked.push(new URL(each.url()).pathname);
  });
  return asked;
}

const ended = (window: Page) => expect.poll(() => window.isClosed()).toBe(true);

describe('social login', () => {
  it('gives the provider no access to the page that opened its window', async () => {
    const { window, posted } = await openWindow('google');
    await window.getByLabel('Name').waitFor();
    expect(new URL(window.url()).origin).toBe(site.servicesOrigin);
    expect(await window.evaluate(() => opener === null)).toBe(true);
    expect(await page.evaluate(() => (Reflect.get(window, 'popup') as Window).closed)).toBe(false);
    await window.getByRole('button', { name: 'Cancel' }).click();
    expect((await posted).origin).toBe(site.origin);
    await ended(window);
  });

  it.each(SOCIALS)('%s identifies the visitor', async (provider) => {
    const { window, posted } = await openWindow(provider);
    await window.getByLabel('Name').fill('Mira');
    await window.getByLabel('Email').fill('mira@service.example');
    await window.getByRole('button', { name: 'Continue' }).click();
    const { data, origin } = await posted;
    // The window closes by itself once the page has the result.
    await ended(window);
    expect(origin).toBe(site.origin);
    const uri = Reflect.get(data as object, 'resultUri') as string;
    const connected = await ask(page, 'CONNECT_SOCIAL', { uri });
    expect(connected).toMatchObject({
      type: '@w3m-frame/CONNECT_SOCIAL_SUCCESS',
      payload: { userName: 'Mira', email: 'mira@service.example', chainId: 31337 },
    });
    const { address } = payload(connected);
    expect(payload(await ask(page, 'GET_USER'))).toMatchObject({ address, email: 'mira@service.example' });
    // It can be used once.
    expect(payload(await ask(page, 'CONNECT_SOCIAL', { uri })).message).toContain('expired');
    expect(payload(await ask(page, 'GET_USER'))).toMatchObject({ address });
  });

  it('accepts a rejection', async () => {
    const { window, posted } = await openWindow('google');
    await window.getByRole('button', { name: 'Cancel' }).click();
    const uri = Reflect.get((await posted).data as object, 'resultUri');
    expect(await ask(page, 'CONNECT_SOCIAL', { uri })).toMatchObject({
      type: '@w3m-frame/CONNECT_SOCIAL_ERROR',
      payload: { message: 'You did not log in there' },
    });
    expect(await ask(page, 'IS_CONNECTED')).toMatchObject({ payload: { isConnected: false } });
  });

  it('does not work in another browser, with another state, or from another site', async () => {
    const { window, posted } = await openWindow('github');
    await window.getByRole('button', { name: 'Continue' }).click();
    const uri = Reflect.get((await posted).data as object, 'resultUri') as string;
    const other = await browser.newContext();
    const thief = await other.newPage();
    await thief.goto(host.origin);
    await ready(thief);
    expect(payload(await ask(thief, 'CONNECT_SOCIAL', { uri })).message).toContain('expired');
    await other.close();
    const forged = new URL(uri);
    forged.searchParams.set('state', 'x'.repeat(43));
    expect(payload(await ask(page, 'CONNECT_SOCIAL', { uri: forged.href })).message).toContain('expired');
    const elsewhere = uri.replace(site.origin, 'https://evil.example');
    expect(payload(await ask(page, 'CONNECT_SOCIAL', { uri: elsewhere })).message).toContain('not the outcome');
    // It can still be used after these attempts.
    expect((await ask(page, 'CONNECT_SOCIAL', { uri })).type).toBe('@w3m-frame/CONNECT_SOCIAL_SUCCESS');
  });

  it('returns to the page if there are no windows, and only to that page', async () => {
    const withBack = (uri: string, back: string) => {
      const address = new URL(uri);
      address.searchParams.set('state', `${address.searchParams.get('state')}--${encodeURIComponent(back)}`);
      return address.href;
    };
    const stranger = withBack(await uriFor('x'), 'https://evil.example/');
    await page.goto(stranger);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL(`${site.origin}/callback?**`);
    await page.getByRole('heading', { name: ASTRAY }).waitFor();

    await page.goto(host.origin);
    await ready(page);
    await page.goto(withBack(await uriFor('x'), `${host.origin}/?from=here`));
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL(`${host.origin}/?from=here&result_uri=**`);
    const uri = new URL(page.url()).searchParams.get('result_uri');
    await ready(page);
    expect((await ask(page, 'CONNECT_SOCIAL', { uri })).type).toBe('@w3m-frame/CONNECT_SOCIAL_SUCCESS');
  });

  it('survives a service that cuts its window off from everything else', async () => {
    await context.route(`${site.servicesOrigin}/**`, async (route) => {
      const response = await route.fetch({ maxRedirects: 0 });
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'cross-origin-opener-policy': 'same-origin' },
      });
    });
    const { window, posted } = await openWindow('google');
    await window.getByRole('button', { name: 'Continue' }).click();
    const uri = Reflect.get((await posted).data as object, 'resultUri');
    expect((await ask(page, 'CONNECT_SOCIAL', { uri })).type).toBe('@w3m-frame/CONNECT_SOCIAL_SUCCESS');
    await ended(window);
  });

  it('does not go on in a browser that lets the window store nothing', async () => {
    await context.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      Object.defineProperty(window, 'sessionStorage', { get: refuse });
    });
    const { window } = await openWindow('google');
    await window.getByRole('heading', { name: ASTRAY }).waitFor();
    expect(new URL(window.url()).pathname).toBe('/leave');
  });

  it('does not go on for a visitor who was sent the link to it by another', async () => {
    const link = await uriFor('google');
    const other = await browser.newContext();
    const asked = questionsOf(other);
    const victim = await other.newPage();
    await victim.goto(link);
    await victim.getByRole('heading', { name: ASTRAY }).waitFor();
    expect(await victim.title()).toBe(ASTRAY);
    // Nor from a page with a frame of the victim's own, which has begun another login.
    await victim.goto(host.origin);
    await ready(victim);
    await ask(victim, 'GET_SOCIAL_REDIRECT_URI', { provider: 'google' });
    const opened = victim.waitForEvent('popup');
    await victim.evaluate((address) => void open(address, '_blank', 'popup'), link);
    const popup = await opened;
    await popup.getByRole('heading', { name: ASTRAY }).waitFor();
    expect(new URL(popup.url()).pathname).toBe('/leave');
    // It takes the place of another heading: the focus goes to it, and so it is read out.
    expect(await popup.evaluate(() => document.activeElement?.textContent)).toBe(ASTRAY);
    expect(asked).not.toContain('/auth/social-landed');
    await other.close();
  });

  it('hands nothing over for a visitor who was sent to the service by another', async () => {
    const link = new URL(await uriFor('google'));
    const state = link.searchParams.get('state') ?? '';
    const left = await fetch(link).then((response) => response.text());
    const [, next = ''] = /<meta name="next" content="([^"]*)">/.exec(left) ?? [];
    const other = await browser.newContext();
    const asked = questionsOf(other);
    const victim = await other.newPage();
    await victim.goto(next.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code))));
    await victim.getByLabel('Name').fill('Mira');
    await victim.getByLabel('Email').fill('mira@service.example');
    await victim.getByRole('button', { name: 'Continue' }).click();
    await victim.waitForURL(`${site.origin}/callback?**code=**`);
    await victim.getByRole('heading', { name: ASTRAY }).waitFor();
    await victim.reload();
    await victim.getByRole('heading', { name: ASTRAY }).waitFor();
    expect(asked.filter((path) => path.startsWith('/auth/'))).toEqual([]);
    const told = page.evaluate(
      () => (Reflect.get(window, 'said') as object[]).filter((each) => 'resultUri' in each).length,
    );
    expect([await told, state.length]).toEqual([0, 43]);
    await other.close();
  });

  it('works with an app on another device, which opens a link', async () => {
    const { url } = payload(await ask(page, 'GET_FARCASTER_URI'));
    const connected = ask(page, 'CONNECT_FARCASTER');
    const app = await context.newPage();
    await app.goto(String(url));
    await app.getByLabel('Name').fill('mira.fc');
    await app.getByRole('button', { name: 'Approve' }).click();
    await app.getByRole('heading', { name: 'Approved' }).waitFor();
    expect(payload(await connected)).toEqual({ userName: 'mira.fc' });
    expect(await ask(page, 'IS_CONNECTED')).toMatchObject({ payload: { isConnected: true } });
  });
});
