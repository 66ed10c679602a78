/** What a dapp for browser wallets on EVM networks installs, React and viem counted. */
import { expect, it } from 'vitest';
import { installedIn } from '../../scripts/installs.mjs';
import { hostFolders } from './host-folders.js';

it('is few packages, all under permissive licences, none of which runs a script', () => {
  const { packages, megabytes, scripts, licences } = installedIn(hostFolders()['plain-page']);
  expect(packages).toBeLessThanOrEqual(26);
  expect(megabytes).toBeLessThanOrEqual(75);
  expect({ scripts, licences }).toEqual({ scripts: [], licences: [] });
});
