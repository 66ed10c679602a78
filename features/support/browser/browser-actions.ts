/** A visitor's actions on the page: pressing, typing and clicking. */
import type { Page } from 'playwright-core';
import { untilQuiet } from '../page/change-side.js';
import { goBack } from '../page/page-dapp.js';
import { findPressable } from '../page/page-side.js';
import { watchRefusal } from '../page/refusal-side.js';
import type { FieldName, VisitorAct } from '../world/driver.js';
import { FIELDS } from '../world/fields.js';

/** An element that cannot be clicked by then is covered by something, or gone. */
const CLICK_LIMIT = 40_000;
/** Longer texts are pasted, as visitors do with addresses; shorter ones are typed key by key. */
const LONGEST_TYPED = 20;

export async function visitorDoes(page: Page, act: VisitorAct): Promise<void> {
  const opener = page.locator('[data-testid="connect-button"], [data-testid="account-button"]').first();
  switch (act) {
    case 'opens the modal':
      return opener.click({ timeout: CLICK_LIMIT });
    case 'opens the modal with a double click':
      return opener.dblclick({ timeout: CLICK_LIMIT });
    case 'opens the modal by keyboard':
      await opener.focus({ timeout: CLICK_LIMIT });
      return page.keyboard.press('Enter');
    case 'closes the modal':
      await page.evaluate(watchRefusal);
      return page.getByTestId('w3m-header-close').click({ timeout: CLICK_LIMIT });
    case 'scrolls to the end':
      return page
        .getByTestId('w3m-modal-card')
        .locator('.ph-body')
        .evaluate((body) => body.scrollTo(0, body.scrollHeight));
    case 'turns the wheel over the modal': {
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      // The compositor scrolls what it has painted, not what has been rendered since.
      await page.evaluate(untilQuiet);
      await page.mouse.move(width / 2, height / 2);
      return page.mouse.wheel(0, 20);
    }
    case 'drags the modal up with a finger':
      return drag(page, 300, 20);
    case 'zooms in with two fingers': {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
      return session.detach();
    }
    case 'presses Home while a row grows':
      await page.evaluate(growRowAtNextKey);
      return page.keyboard.press('Home');
    case 'clicks outside the modal':
      await page.evaluate(watchRefusal);
      return page.mouse.click(3, 3);
    case 'goes back': {
      const back = page.getByTestId('header-back');
      if ((await back.count()) > 0) return back.click({ timeout: CLICK_LIMIT });
      // Without an arrow, only the dapp can go back.
      return page.evaluate(goBack);
    }
  }
}

/** A finger moves from one height to another, near the left edge. Coordinates are those of the visible part. */
async function drag(page: Page, from: number, to: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...heights: number[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: heights.map((y) => ({ x: 40, y })) });
  await touch('touchStart', from);
  const steps = 10;
  for (let step = 1; step <= steps; step += 1) await touch('touchMove', from + ((to - from) * step) / steps);
  await touch('touchEnd');
  await session.detach();
}

export async function pressKey(page: Page, key: string): Promise<void> {
  // A browser treats a phone's back gesture and the Escape key as one close request, but only the key is an event of the page first.
  if (key === 'Back') await page.evaluate(muteNextKey);
  await page.evaluate(watchRefusal);
  await page.keyboard.press(key === 'Back' ? 'Escape' : key);
}

function muteNextKey(): void {
  addEventListener('keydown', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
}

/** After the browser has handled the next key and before it draws: a list in the modal finds a row higher than it was and renders. */
function growRowAtNextKey(): void {
  const grow = () => {
    const rows = [...document.querySelectorAll('*')].flatMap((host) => [
      ...(host.shadowRoot?.querySelectorAll<HTMLElement>('.ph-body [aria-posinset]') ?? []),
    ]);
    const row = rows.at(-1);
    if (!row) return;
    row.style.paddingBlock = '40px';
    row.tabIndex = -1;
    row.focus({ preventScroll: true });
  };
  addEventListener('keydown', () => setTimeout(grow), { capture: true, once: true });
}

/** Presses what has this label. */
export async function pressThing(page: Page, label: string): Promise<void> {
  const element = (await page.evaluateHandle(findPressable, label)).asElement();
  if (!element) throw new Error(`"${label}" is no longer there.`);
  await element.click({ timeout: CLICK_LIMIT });
}

export async function typeInto(page: Page, field: FieldName, text: string): Promise<void> {
  const input = page.locator(FIELDS[field]);
  // The field has the focus from here on.
  await input.fill('', { timeout: CLICK_LIMIT });
  if (text.length > LONGEST_TYPED) await page.keyboard.insertText(text);
  else await page.keyboard.type(text);
  // Moves the focus to the next element. A code is submitted with its last digit, and its field may be gone by now.
  if (field !== 'code') await page.keyboard.press('Tab');
}
