/** A suggestion chooses its token at once: its chip has no arrow, which would promise a menu. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ALL_SCREENS } from './all-screens.js';
import { type Fixture, galleryFixture } from './fixture.js';

vi.setConfig({ testTimeout: 120_000 });

let fixture: Fixture;
beforeAll(async () => {
  fixture = await galleryFixture();
});
afterAll(() => fixture?.stop());

it('shows suggested tokens without an arrow', async () => {
  const screen = ALL_SCREENS.find(({ name }) => name === 'swap-select-token');
  if (!screen) throw new Error('There is no screen swap-select-token.');
  const { page, context } = await fixture.reach(screen, undefined, 60_000);
  try {
    const chip = page.getByRole('list', { name: 'Suggested' }).getByRole('button').first();
    await chip.waitFor();
    const arrow = chip.locator('> .ph-icon');
    expect(await arrow.count()).toBe(1);
    expect(await arrow.isVisible()).toBe(false);
  } finally {
    await context.close();
  }
});
