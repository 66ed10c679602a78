import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { asyncScheduler, lastValueFrom } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import type { HandleContext } from '../../../application/ports/handle.js';
import { defineNetwork } from '../../../domain/network/network.js';
import { scriptedDevice } from '../../fakes/index.js';
import { memoryStorage } from '../../storage/memory-storage.js';
import { names } from './names.js';

const ADDRESS = '0xAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAb';
const OTHER = `0x${'cd'.repeat(20)}`;
const AVATAR = 'data:image/png;base64,AA==';
const NETWORK = defineNetwork({
  id: 1,
  name: 'Alpha',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [] } },
});

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Answers by path: an unknown path is a 404, a number is a status. */
async function identityWith(answers: Readonly<Record<string, unknown>>) {
  const asked: string[] = [];
  const all: Readonly<Record<string, unknown>> = { '/v1/supported-chains': { http: ['eip155:1'], ws: [] }, ...answers };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://names');
    asked.push(decodeURIComponent(url.pathname) + url.search);
    const answer = all[decodeURIComponent(url.pathname)];
    response.writeHead(typeof answer === 'number' && answer > 99 ? answer : answer === undefined ? 404 : 200, {
      'content-type': 'application/json',
    });
    response.end(JSON.stringify(answer ?? {}));
  });
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const context: HandleContext = {
    ...{ networks: [NETWORK], storage: memoryStorage(), device: scriptedDevice(), scheduler: asyncScheduler },
  };
  const service = names({ url, pictureUrls: ['https://pictures.example'] }, context);
  return { asked, identity: await lastValueFrom(service.identity(ADDRESS, NETWORK)) };
}

const identityPath = `/v1/identity/${ADDRESS}`;
const reversePath = `/v1/profile/reverse/${ADDRESS}`;
const accountOf = (name: string, ...addresses: readonly unknown[]) => ({
  ...{ name, registered: 1, updated: 1, attributes: [] },
  addresses: Object.fromEntries(addresses.map((address, at) => [60 + at, { address, created: '' }])),
});
const registered = (name: string, ...addresses: readonly unknown[]) => ({
  [`/v1/profile/account/${name}`]: accountOf(name, ...addresses),
});

describe('S7.8 the name of an address, from the service', () => {
  it.each([401, 403, 408, 425, 429, 500, 503])(
    'is unknown if a request about it is answered with %i',
    async (status) => {
      const asked = identityWith({
        [identityPath]: { name: 'alba.example' },
        '/v1/profile/account/alba.example': status,
      });
      await expect(asked).rejects.toMatchObject({ code: 'request-failed', data: { status } });
      const registered = identityWith({ [identityPath]: {}, [reversePath]: status });
      await expect(registered).rejects.toMatchObject({ code: 'request-failed', data: { status } });
    },
  );

  it('is its name, if that resolves back, and its image', async () => {
    const { identity, asked } = await identityWith({
      [identityPath]: { name: 'alba.example', avatar: AVATAR },
      ...registered('alba.example', OTHER, ADDRESS.toLowerCase()),
    });
    expect(identity).toEqual({ name: 'alba.example', avatar: AVATAR });
    expect(asked[1]).toContain(`sender=${ADDRESS}`);
    expect(asked).toEqual([
      expect.stringContaining('/v1/supported-chains'),
      expect.stringContaining(`${identityPath}?`),
      expect.stringMatching(/^\/v1\/profile\/account\/alba\.example\?.*apiVersion=2/),
    ]);
  });

  it.each([
    ['belongs to another address', registered('alba.example', OTHER)],
    ['leads nowhere', registered('alba.example')],
    ['is unknown to the service', {}],
    ['resolves to invalid addresses', registered('alba.example', 7, null, { address: ADDRESS })],
    ['resolves to an invalid answer', { '/v1/profile/account/alba.example': [7] }],
  ])('is not used if it %s', async (_, known) => {
    const { identity } = await identityWith({ [identityPath]: { name: 'alba.example', avatar: null }, ...known });
    expect(identity).toEqual({});
  });

  it('is the registered name if none is reported', async () => {
    const { identity } = await identityWith({
      [identityPath]: { name: null, avatar: null },
      [reversePath]: [accountOf('other.example', OTHER), accountOf('alba.example', ADDRESS)],
    });
    expect(identity).toEqual({ name: 'alba.example' });
  });

  it.each([
    'Alba.example',
    'аlba.example',
    'alba\u200b.example',
    'al ba.example',
    'xn--zckzah.example\u202e',
    `${'a'.repeat(300)}.example`,
  ])('is not %j, which is not normalised', async (name) => {
    const { identity } = await identityWith({
      [identityPath]: { name, avatar: null },
      ...registered(name, ADDRESS),
      [reversePath]: [accountOf(name, ADDRESS)],
    });
    expect(identity).toEqual({});
  });

  it.each([
    ['https://pictures.example/a.png', 'https://pictures.example/a.png'],
    ['https://elsewhere.example/a.png', undefined],
    ['http://pictures.example/a.png', undefined],
    ['ipfs://a', undefined],
    ['javascript:alert(1)', undefined],
    [7, undefined],
  ])('has the image %j only if the host allows its origin', async (avatar, shown) => {
    const { identity } = await identityWith({ [identityPath]: { name: null, avatar } });
    expect(identity.avatar).toBe(shown);
  });

  it('fails if the service fails, and on networks that it does not support', async () => {
    await expect(identityWith({ [identityPath]: 'nonsense', '/v1/supported-chains': 7 })).rejects.toMatchObject({
      code: 'request-failed',
    });
    await expect(identityWith({ '/v1/supported-chains': { http: [] } })).rejects.toMatchObject({
      code: 'network-not-supported',
    });
  });
});
