/** The requests to a name service, on a real server. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { asyncScheduler, firstValueFrom } from 'rxjs';
import { expect, it } from 'vitest';
import { scriptedDevice } from '../../fakes/scripted-device.js';
import { memoryStorage } from '../../storage/memory-storage.js';
import { nameRegistry } from './index.js';

it('sends the parameters that the service requires, from its URL and the options', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/names?key=1`;
    const { load } = nameRegistry({ url, suffix: 'a.example', query: { st: 'mine', sv: '9' } });
    const parts = { storage: memoryStorage(), device: scriptedDevice(), scheduler: asyncScheduler };
    const registry = await load({ networks: [], projectId: 'p', ...parts });
    expect(await firstValueFrom(registry.isTaken('ada.a.example'))).toBe(false);
    expect(asked).toEqual(['GET /names/v1/profile/account/ada.a.example?st=mine&sv=9&key=1&projectId=p']);
  } finally {
    server.close();
  }
});
