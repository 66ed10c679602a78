import { expect, it } from 'vitest';
import { compareEvents } from './same-events.mjs';

const ran = (name, log, steps = ['Given a visitor']) => ({ name, file: 'a.feature', steps, log });

it('compares scenarios by file, name and steps', () => {
  const alone = [ran('one', 'a\nb'), ran('two', 'a', ['Given Harbor']), ran('two', 'b', ['Given Lantern'])];
  const other = [ran('two', 'b', ['Given Lantern']), ran('one', 'a\nb')];
  expect(compareEvents(alone, other)).toEqual({ compared: 2, differences: [] });
});

it.each([
  ['a\nc', 'event 2: alone “b”, here “c”'],
  ['a', 'event 2: alone “b”, here “nothing”'],
  ['a\nb\nc', 'event 3: alone “nothing”, here “c”'],
])('reports where %j differs', (log, expected) => {
  const { differences } = compareEvents([ran('one', 'a\nb')], [ran('one', log)]);
  expect(differences).toEqual([`a.feature: one\n  ${expected}`]);
});

it('ignores scenarios that only one side ran, or that have no log', () => {
  const alone = [ran('one', 'a'), ran('two', undefined)];
  expect(compareEvents(alone, [ran('two', 'a'), ran('three', 'a')])).toEqual({ compared: 0, differences: [] });
});
