import { expect, it } from 'vitest';
import { pseudoText } from '../languages/pseudo-text.js';
import { isEnglish } from './is-english.js';

const DATA = [
  'Harbor',
  'Harbor Master',
  'Kelp',
  'odile.berth.example',
  'Sail at noon',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
];
const { shell } = pseudoText();

it.each([
  [shell?.back ?? '', 'a message'],
  [shell?.openWallet?.('Harbor Master') ?? '', 'a message with a name in it'],
  ['Harbor', 'a name'],
  ['12.5 Kelp', 'an amount'],
  ['odile.berth.exam…', 'a name that is cut'],
  ['0xf39F…b92266', 'an address'],
  ['0x70…dc79C8', 'an address whose start is data'],
  ['Google', 'a brand'],
  ['12dc', 'a piece of an address'],
  ['kailind.berth.example', 'a name that is typed'],
  ['Sail at noon', 'what is signed'],
])('%s: %s', (text) => {
  expect(isEnglish(text, DATA)).toBe(false);
});

it.each(['Back', 'Open Harbor', 'Harbors', '[Öþéñ the Harbor ẋ ö]', 'Kelpie', 'rejected'])('%s is English', (text) => {
  expect(isEnglish(text, DATA)).toBe(true);
});
