import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { asyncScheduler, lastValueFrom } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import { scriptedDevice } from '../../fakes/scripted-device.js';
import { memoryStorage } from '../../storage/memory-storage.js';
import { nameRegistry } from './index.js';

const ADDRESS = '0xAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAb';
const stops: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(stops.splice(0).map((stop) => stop())));

async function nameOf(body: unknown, status = 200): Promise<string | undefined> {
  const server = createServer((_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => new Promise((resolve) => server.close(resolve)));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const registry = await nameRegistry({ url, suffix: '.berth.example' }).load({
    ...{ networks: [], storage: memoryStorage(), device: scriptedDevice(), scheduler: asyncScheduler },
  });
  return lastValueFrom(registry.nameOf(ADDRESS));
}

const entry = (name: unknown, address: unknown = ADDRESS.toLowerCase()) => ({ name, addresses: { 60: { address } } });

describe('S7.8 the name that an address has registered', () => {
  it('is the first with the suffix of the service’s names', async () => {
    expect(await nameOf([entry('alba.elsewhere.example'), entry('Kai-.berth.example'), entry('x')])).toBe(
      'kai-.berth.example',
    );
  });

  it.each([
    ['of another address', [entry('kailind.berth.example', `0x${'cd'.repeat(20)}`)]],
    ['of nobody', [{ name: 'kailind.berth.example' }]],
    ['that is not normalised', [entry('ka--lind.berth.example')]],
    ['with a lookalike letter', [entry('k\u0430ilind.berth.example')]],
    ['that is not a text', [entry(7)]],
    ['in an invalid answer', { name: 'kailind.berth.example' }],
  ])('is not a name %s', async (_, body) => {
    expect(await nameOf(body)).toBeUndefined();
  });

  it('is absent if the service does not support the call, and unknown if it fails', async () => {
    expect(await nameOf({}, 404)).toBeUndefined();
    await expect(nameOf({}, 503)).rejects.toMatchObject({ code: 'request-failed' });
  });
});
