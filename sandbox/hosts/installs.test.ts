/** The packages that a dapp for browser wallets on EVM networks installs, including React and viem. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { installedIn } from '../../scripts/installs.mjs';
import { hostFolders } from './host-folders.js';

it('are few, under permissive licences, and run no install scripts', () => {
  const { packages, megabytes, scripts, licences } = installedIn(hostFolders()['plain-page']);
  expect(packages).toBeLessThanOrEqual(26);
  expect(megabytes).toBeLessThanOrEqual(76);
  expect({ scripts, licences }).toEqual({ scripts: [], licences: [] });
});

it('match the README', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const [, packages, megabytes] = /^\| EVM, browser wallets \| (\d+) \| (\d+) \|/m.exec(readme) ?? [];
  const measured = installedIn(hostFolders()['plain-page']);
  expect(Number(packages)).toBe(measured.packages);
  // Packages for one platform differ in size from those for another.
  expect(Math.abs(Number(megabytes) - measured.megabytes)).toBeLessThanOrEqual(2);
});
