import { expect, it } from 'vitest';
import { isSolid } from './solid-colour.js';

it.each([
  ['rgb(181, 23, 158)', true],
  ['rgba(0, 0, 0, 0)', false],
  ['rgba(181, 23, 158, 0.99)', false],
  ['oklch(0.5 0.1 200)', true],
  ['oklch(0.5 0.1 200 / 0.02)', false],
  ['color(srgb 1 0 0 / 0)', false],
  ['color(srgb 1 0 0 / 1)', true],
  ['lab(50 0 0 / none)', false],
])('%s is opaque: %s', (computed, solid) => {
  expect(isSolid(computed)).toBe(solid);
});
