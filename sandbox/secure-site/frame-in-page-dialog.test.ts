/** A request that a page makes from a dialog of its own: the modal opens in it, and the secure site's prompt is above both. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Modal } from '../../application/modal/modal.js';
import { type DemoWithSite, startDemoWithSite } from './demo-with-site.js';
import { pressSeen } from './page-with-frame.js';

const SIGNATURE = /^0x[\da-f]{130}$/;
const EMAIL = 'visitor@saltmarsh.example';
let demo: DemoWithSite;
let page: Page;
/** How often the secure site was loaded. */
let documents = 0;

beforeAll(async () => {
  demo = await startDemoWithSite();
  ({ page } = demo);
  page.on('framenavigated', (each) => {
    if (each.name() === 'w3m-secure-iframe') documents += 1;
  });
  await logIn();
});
afterAll(() => demo?.stop());

async function logIn(): Promise<void> {
  await demo.enterByEmail(EMAIL);
  await page.getByTestId('w3m-modal-card').waitFor({ state: 'detached' });
}

/** What a dialog does to the rest of the page: nothing, what `showModal` does, and what Radix and Headless UI do. */
type Kind = 'transformed' | 'native' | 'inert outside';

/** Opens a dialog with a field in it, and asks from there for a signature, whose answer is kept in the page. */
function askFromDialog(page: Page, kind: Kind): Promise<void> {
  return page.evaluate((how) => {
    const native = how === 'native';
    const [dialog, field] = [document.createElement(native ? 'dialog' : 'div'), document.createElement('input')];
    dialog.id = 'page-dialog';
    dialog.append(field);
    if (how === 'inert outside') {
      for (const each of document.body.children) each.toggleAttribute('inert', true);
      document.body.style.pointerEvents = 'none';
      dialog.style.pointerEvents = 'auto';
    }
    document.body.append(dialog);
    if (dialog instanceof HTMLDialogElement) dialog.showModal();
    else {
      dialog.setAttribute('role', 'dialog');
      if (how === 'transformed') dialog.style.transform = 'translateX(0)';
    }
    field.focus();
    const { modal } = Reflect.get(window, 'portholeDemo') as { modal: Modal };
    const answer = modal.signMessage('Moor at berth 7').then((each) => (each.ok ? each.value : each.failure.code));
    Reflect.set(window, 'answer', answer);
  }, kind);
}
const answered = (page: Page) => page.evaluate(() => Reflect.get(window, 'answer') as Promise<string>);
const promptOf = (page: Page) =>
  page.frameLocator('iframe[name="w3m-secure-iframe"]').getByRole('button', { name: 'Sign', exact: true });

/** Removes it, and what it did to the page. */
function removeDialog(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.querySelector('#page-dialog')?.remove();
    for (const each of document.body.children) each.removeAttribute('inert');
    document.body.style.pointerEvents = '';
  });
}

it.each(['transformed', 'native', 'inert outside'] as const)('can be approved: %s', async (kind) => {
  const before = documents;
  await askFromDialog(page, kind);
  await page.locator('#page-dialog > [data-porthole]').waitFor({ state: 'attached' });
  await pressSeen(promptOf(page));
  expect(await answered(page)).toMatch(SIGNATURE);
  await removeDialog(page);
  expect(documents).toBe(before);
});

it('stays when the dialog is closed', async () => {
  const before = documents;
  await askFromDialog(page, 'native');
  await promptOf(page).waitFor();
  await page.locator('#page-dialog').evaluate((dialog: HTMLDialogElement) => dialog.close());
  await pressSeen(promptOf(page));
  expect(await answered(page)).toMatch(SIGNATURE);
  await removeDialog(page);
  expect(documents).toBe(before);
});

it('that goes with its dialog fails the request at once, and the next one loads it again', async () => {
  await askFromDialog(page, 'native');
  await promptOf(page).waitFor();
  await removeDialog(page);
  expect(await answered(page)).toBe('request-failed');
  await askFromDialog(page, 'native');
  await pressSeen(promptOf(page));
  expect(await answered(page)).toMatch(SIGNATURE);
  await removeDialog(page);
});
