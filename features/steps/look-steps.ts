/** Comparing how the page and the modal look before and after. */
import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { LookChanges } from '../support/looks/browser-looks.js';
import { PAGE_WAYS, type PageWay } from '../support/page/page-ways.js';
import { listOf } from '../support/world/vocabulary.js';
import type { Visit } from '../support/world/world.js';

Given(/^a screenshot of the (modal|page) is taken$/, async function (this: Visit, scope: 'modal' | 'page') {
  await this.driver.until(
    'what was opened is there',
    ({ open, screen }) => scope === 'page' || (open && screen !== undefined),
  );
  await this.driver.inspector().keepLook(scope);
});

When('the page resets its elements as Tailwind and Bootstrap do', async function (this: Visit) {
  await this.driver.inspector().resetPage();
});

When(new RegExp(`^the page (${PAGE_WAYS.join('|')})$`), async function (this: Visit, way: PageWay) {
  await this.driver.inspector().goPageWay(way);
});

Then(
  'only the {string} of {string} differ from the screenshot',
  async function (this: Visit, kinds: string, parts: string) {
    const changes = await this.driver.inspector().lookChanges('modal', parts);
    assert.deepEqual(unwanted(changes, listOf(kinds)), []);
    assert.ok(changes.inside > 0, 'No pixel has changed.');
    for (const kind of listOf(kinds))
      assert.ok(
        changes.styles.some((each) => each.kinds.includes(kind)),
        kind,
      );
  },
);

Then(/^the modal matches the screenshot( except for its layer)?$/, async function (this: Visit, layer: string | null) {
  const changes = await this.driver.inspector().lookChanges('modal', layer ? 'the layer' : 'nothing');
  assert.deepEqual(unwanted(changes, ['layer']), []);
  assert.equal(changes.inside, 0);
});

Then('the page matches the screenshot, but cannot scroll', async function (this: Visit) {
  const changes = await this.driver.inspector().lookChanges('page', 'everything');
  assert.equal(changes.inside + changes.outside, 0, `Pixels have changed, at ${changes.first}.`);
  const held = changes.styles.map(({ name, properties }) => `${name}: ${properties.join(', ')}`);
  assert.deepEqual(held, ['html: overflow-block, overflow-inline, overflow-x, overflow-y']);
});

Then('the page matches the screenshot', async function (this: Visit) {
  assert.deepEqual(unwanted(await this.driver.inspector().lookChanges('page', 'nothing'), []), []);
});

When('placeholders are shown for what is loading', async function (this: Visit) {
  await this.driver.until('placeholders are shown', async () => {
    this.places = await this.driver.inspector().places();
    return this.places.bones > 0;
  });
});

When('the positions of all elements are noted', async function (this: Visit) {
  this.places = await this.driver.inspector().places();
});

Then('no element has moved', async function (this: Visit) {
  const { places } = await this.driver.inspector().places();
  assert.deepEqual(places, this.places?.places);
});

Then(
  /^the (content replaces the placeholders|placeholders are gone), and no (?:other )?element has moved$/,
  async function (this: Visit, what: string) {
    const kept = Object.entries(this.places?.places ?? {});
    const before = Object.fromEntries(
      kept.filter(([name]) => what === 'content replaces the placeholders' || !/ (title|row|picture)$/.test(name)),
    );
    await this.driver.until('everything has loaded', async () => (await this.driver.inspector().places()).bones === 0);
    const { places } = await this.driver.inspector().places();
    const after = Object.fromEntries(Object.keys(before).map((name) => [name, places[name]]));
    assert.deepEqual(after, before);
  },
);

/** Every change that is not allowed: other kinds of properties, other parts, or pixels anywhere else. */
function unwanted({ styles, outside, first }: LookChanges, kinds: readonly string[]): readonly string[] {
  const wrong = styles.filter((each) => !each.allowed || each.kinds.some((kind) => !kinds.includes(kind)));
  return [
    ...wrong.map(({ name, properties }) => `${name}: ${properties.join(', ')}`),
    ...(outside > 0 ? [`${outside} pixels elsewhere, the first at ${first}`] : []),
  ];
}
