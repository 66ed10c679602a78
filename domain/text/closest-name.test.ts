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
  ['conectors', 'connectors'], // left out
  ['networkss', 'networks'], // put in
  ['tokans', 'tokens'], // changed
  ['dbeug', 'debug'], // swapped
  ['THEMEMODE', 'themeMode'], // another case
  ['theme', undefined], // half a name is no slip
  ['colour', undefined],
  ['', undefined],
])('%s may have meant %s', (given, meant) => {
  expect(closestName(given, NAMES)).toBe(meant);
});
