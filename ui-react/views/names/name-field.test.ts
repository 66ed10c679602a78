/** What the name field says of a check that brought no result. */
import { expect, it } from 'vitest';
import type { Naming } from '../../../application/names/state.js';
import { nameField } from './name-field.js';
import { enNames } from './text.en.js';

const CHECKED: Naming = {
  ...{ address: '0x1', label: 'egret', suffix: 'berth.example', step: 'checked', taken: false, suggestions: [] },
};

it.each<[string, string, Naming | undefined, boolean, string, string | undefined, boolean?]>([
  ['is under way', 'heron', undefined, false, 'checking', undefined],
  ['ended because the service could not be loaded', 'heron', undefined, true, 'none', enNames.notChecked],
  ['ended so, after the check of another name', 'heron', CHECKED, true, 'none', enNames.notChecked],
  ['is known', 'egret', CHECKED, true, 'available', undefined],
  ['was not possible', 'abc', undefined, true, 'none', enNames['too-short']],
  ['is of nothing', '', undefined, true, 'none', undefined],
  ['is too early', 'abc', undefined, true, 'none', undefined, true],
  ['was not possible, however the name goes on', 'a_', undefined, true, 'none', enNames['bad-characters'], true],
])('is this for a check that %s', (_what, typed, naming, unchecked, state, error, writing) => {
  expect(nameField(typed, naming, enNames, unchecked, writing)).toMatchObject({ state, error });
});
