/** The demo in the engines of Firefox and Safari: what a browser decides, such as focus, keys, top layers, shadow trees and styles. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoServer, serveBuiltDemo } from '../demo-server.js';
import { type SecureSite, startSecureSite } from '../secure-site/secure-site.js';
import { startWorld, type World } from '../world.js';
import { type Engine, KEYS } from './engine.js';
import { firefox } from './firefox.js';
import { type Visitor, visitorIn } from './visitor.js';
import { webkit } from './webkit.js';

const ENGINES = [
  ['Firefox', () => firefox(process.env.FIREFOX_PATH ?? 'firefox-esr')],
  ['WebKit', webkit],
] as const;
const CARD = '[data-testid="w3m-modal-card"]';
const CONNECT = '[data-testid="connect-button"]';
const ACCOUNT = '[data-testid="account-button"]';
const SIGNED = { ok: true, value: expect.stringMatching(/^0x[\da-f]{130}$/) };
const modal = (call: string) => `portholeDemo.modal.${call}`;

let world: World;
let site: SecureSite;
let demo: DemoServer;
beforeAll(async () => {
  world = await startWorld();
  const own = { chainId: 31337, name: 'Saltmarsh', rpcUrl: world.urls[0], symbol: 'ETH', decimals: 18 };
  site = await startSecureSite({ networks: [own] });
  demo = await serveBuiltDemo({ settings: { ...world.settings, secureSiteUrl: site.url } });
});
afterAll(async () => {
  await demo?.stop();
  await site?.stop();
  await world?.stop();
});

describe.each(ENGINES)('in %s', (name, start) => {
  let engine: Engine;
  let visitor: Visitor;
  beforeAll(async () => {
    engine = await start();
    visitor = visitorIn(engine);
    await visitor.visit(demo.url);
  });
  afterAll(() => engine?.stop());

  const askToSign = () => engine.run(`window.signing = ${modal("signMessage('Moor at berth 7')")}`);
  const signed = () => engine.run('return await signing;');

  it('the list opens with the focus inside, keeps it, and gives it back', async () => {
    await visitor.click(CONNECT);
    await visitor.until(`seen('${CARD}')`);
    await visitor.click(`${CARD} input[type="email"]`);
    expect(await visitor.focused()).toBe('wui-email-input');
    const passed = new Set<unknown>();
    for (let count = 0; count < 20; count += 1) {
      await visitor.press(KEYS.tab);
      passed.add(await visitor.focused());
    }
    expect(passed).toContain('w3m-header-close');
    expect(passed).toContain('wui-email-input');
    expect(passed).not.toContain('connect-button');
    await visitor.press(KEYS.escape);
    await visitor.until(`!seen('${CARD}')`);
    expect(await visitor.focused()).toBe('connect-button');
  });

  it('a double click on the button opens the list, and does not close it again', async () => {
    await visitor.doubleClick(CONNECT);
    await visitor.until(`seen('${CARD}')`);
    await visitor.click(`${CARD} h2`);
    await visitor.press(KEYS.escape);
    await visitor.until(`!seen('${CARD}')`);
  });

  it('connects a wallet, and its address is in the button', async () => {
    await visitor.click(CONNECT);
    await visitor.click('[data-testid="wallet-list"] button', 'Harbor');
    await visitor.click('button', 'Approve');
    await visitor.until(`!seen('${CARD}') && seen('${ACCOUNT}', '0x')`);
  });

  it('shows the account, with tokens and their pictures', async () => {
    await visitor.click(ACCOUNT);
    await visitor.until(`seen('${CARD} .ph-row', 'Kelp Dollar')`);
    await visitor.until(`[...seen('${CARD}').querySelectorAll('img')].every((each) => each.naturalWidth > 0)`);
  });

  it.each([
    ['Networks', 'Saltmarsh'],
    ['WalletSend', 'Send'],
    ['WalletReceive', '0x'],
    ['Swap', 'Swap'],
    ['Transactions', 'Activity'],
  ])('opens the screen %s, which fits its window', async (view, text) => {
    await engine.run(`void ${modal(`open({ view: '${view}' })`)}`);
    await visitor.until(`seen('${CARD}', '${text}')`);
    await visitor.still(CARD);
    const outside = await engine.run(`const card = seen('${CARD}');
      const { left, right } = card.getBoundingClientRect();
      return [...card.querySelectorAll('*')]
        .map((each) => [each.className, each.getBoundingClientRect()])
        .filter(([, box]) => box.width > 1 && (box.left < left - 1 || box.right > right + 1))
        .map(([name]) => name);`);
    expect(outside).toEqual([]);
  });

  it('signs a message', async () => {
    await visitor.press(KEYS.escape);
    await visitor.until(`!seen('${CARD}')`);
    await askToSign();
    await visitor.click('button', 'Approve');
    expect(await signed()).toMatchObject(SIGNED);
  });

  it('is connected again after a reload', async () => {
    expect(await visitor.problems()).toEqual([]);
    await visitor.visit(demo.url);
    await visitor.until(`seen('${ACCOUNT}', '0x')`);
    await engine.run(`await ${modal('disconnect()')}`);
    await visitor.until(`seen('${CONNECT}')`);
  });

  it('opens in a dialog of the page, above it, and Escape closes it alone', async () => {
    await engine.run(`const dialog = document.createElement('dialog');
      dialog.id = 'page-dialog';
      const button = document.createElement('button');
      button.textContent = 'From the dialog';
      button.addEventListener('click', () => void ${modal('open()')});
      dialog.append(button);
      document.body.append(dialog);
      dialog.showModal();`);
    await visitor.click('button', 'From the dialog');
    await visitor.until(`seen('${CARD}')`);
    await visitor.click(`${CARD} input[type="email"]`);
    expect(await visitor.focused()).toBe('wui-email-input');
    await visitor.press(KEYS.escape);
    await visitor.until(`!seen('${CARD}')`);
    expect(await visitor.read(`document.querySelector('#page-dialog').open`)).toBe(true);
    expect(await visitor.problems()).toEqual([]);
  });

  it('logs in by email', async () => {
    const email = `${engine.version.replace(/\W/g, '')}@saltmarsh.example`;
    await visitor.visit(`${demo.url}?login=1&wallets=none&bare=1&panel=off`);
    await visitor.click(CONNECT);
    await visitor.click(`${CARD} input[type="email"]`);
    await visitor.press(...email, KEYS.enter);
    await visitor.until(`seen('${CARD}', 'Check your email')`);
    await site.approveDevice(email);
    await visitor.until(`seen('${CARD}', 'Enter the code')`);
    const { code = '' } = await site.mailbox.next(email);
    await visitor.click(`${CARD} input`);
    await visitor.press(...code);
    await visitor.until(`!seen('${CARD}') && seen('${ACCOUNT}', '0x')`);
    expect(await visitor.problems()).toEqual([]);
  });

  // WebKitGTK's driver reports no window that a page has opened.
  it.skipIf(name === 'WebKit')('signs with the embedded wallet in its own window, by the keyboard', async () => {
    await askToSign();
    // The site is another origin: the page sees its frame only.
    await visitor.until(`document.activeElement?.name === 'w3m-secure-iframe'`);
    // Without a guarantee that nothing covers the frame, the wallet's own window has the prompt.
    await engine.within('iframe[name="w3m-secure-iframe"]', async () => {
      await visitor.arrive();
      await visitor.focus('.ph-primary');
      await visitor.press(KEYS.enter);
    });
    await engine.inWindow(async () => {
      await visitor.arrive();
      await visitor.focus('.ph-primary', 'Sign');
      await visitor.press(KEYS.enter);
    });
    expect(await signed()).toMatchObject(SIGNED);
    expect(await visitor.problems()).toEqual([]);
  });

  it('Tab goes from the search for wallets to a wallet, and not to the list that scrolls', async () => {
    await visitor.visit(`${demo.url}?bare=1`);
    await engine.run(`void ${modal("open({ view: 'AllWallets' })")}`);
    await visitor.until(`seen('${CARD} .ph-card')`);
    await visitor.still(CARD);
    await visitor.click(`${CARD} input[type="search"]`);
    const passed: unknown[] = [];
    for (let count = 0; count < 6; count += 1) {
      await visitor.press(KEYS.tab);
      passed.push(await visitor.read(`seen('${CARD} :focus')?.className`));
    }
    expect(passed).toContain('ph-card');
    expect(passed).not.toContain('ph-cards-window');
  });
});
