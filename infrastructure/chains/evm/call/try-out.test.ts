import { firstValueFrom, throwError } from 'rxjs';
import { expect, it } from 'vitest';
import type { Trial } from '../../../../application/ports/contracts.js';
import { defineNetwork } from '../../../../domain/network/network.js';
import { nodeFailure } from '../errors.js';
import { tryOut } from './try-out.js';

const ADDRESS = `0x${'a1'.repeat(20)}`;
const ETHER = { name: 'Ether', symbol: 'ETH', decimals: 18 };
const network = defineNetwork({
  ...{ id: 1, name: 'Alpha', nativeCurrency: ETHER },
  rpcUrls: { default: { http: ['https://alpha.example'] } },
});
const token = { ...ETHER, networkId: network.caipNetworkId };
const trial: Trial = {
  network,
  address: ADDRESS,
  calls: [{ to: ADDRESS, data: '0x', value: 0n }],
  from: token,
  to: token,
};

/** A node that answers with this error. */
const tried = (code: number) => {
  const answer = throwError(() => nodeFailure(Object.assign(new Error('No'), { code })));
  return firstValueFrom(tryOut(() => answer)(trial));
};

it.each([-32601, -32004])('a node without simulations is reported as such (%i)', async (code) => {
  expect(await tried(code)).toBeUndefined();
});

it('a node that fails is not', async () => {
  await expect(tried(-32000)).rejects.toMatchObject({ code: 'request-failed' });
});
