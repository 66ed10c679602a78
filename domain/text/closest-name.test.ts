import { expect, it } from 'vitest';
import { closestName } from './closest-name.js';

const NAMES = [
  'networks',
  'connectors',
  'connectMethodsOrder',
  'themeMode',
  'themeVariables',
  'tokens',
  'debug',
  'inline',
];

it.each([
  ['conectors', 'connectors'], // an omitted letter
  ['networkss', 'networks'], // an inserted letter
  ['tokans', 'tokens'], // changed
  ['dbeug', 'debug'], // swapped
  ['THEMEMODE', 'themeMode'], // another case
  ['theme', undefined], // half of a name is not a typo
  ['colour', undefined],
  ['', undefined],
])('%s suggests %s', (given, meant) => {
  expect(closestName(given, NAMES)).toBe(meant);
});
