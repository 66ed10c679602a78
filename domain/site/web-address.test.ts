import { expect, it } from 'vitest';
import { isWebAddress } from './web-address.js';

it.each([
  ['https://site.example/terms', true],
  ['HTTP://site.example', true],
  ['/terms', true],
  ['terms.html?at=1:2', true],
  ['#terms', true],
  ['javascript:alert(1)', false],
  ['JavaScript:alert(1)', false],
  [' javascript:alert(1)', false],
  ['java\nscript:alert(1)', false],
  ['\u0001javascript:alert(1)', false],
  ['data:text/html,<script>alert(1)</script>', false],
  ['vbscript:x', false],
])('%j leads to a page: %s', (url, leads) => {
  expect(isWebAddress(url)).toBe(leads);
});
