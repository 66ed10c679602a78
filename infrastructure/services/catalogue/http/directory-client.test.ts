import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { asyncScheduler, firstValueFrom, lastValueFrom } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import type { CatalogueQuery, Pictured } from '../../../../application/ports/catalogue.js';
import type { HandleContext } from '../../../../application/ports/handle.js';
import { scriptedDevice } from '../../../fakes/scripted-device.js';
import { virtualTime } from '../../../fakes/virtual-time.js';
import { memoryStorage } from '../../../storage/memory-storage.js';
import { directoryClient } from './directory-client.js';
import { httpCatalogue } from './index.js';

const QUERY: CatalogueQuery = { page: 2, entries: 2, include: [], exclude: [], chains: [] };

const stops: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(stops.splice(0).map((stop) => stop())));

async function served(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(
    () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  );
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/base`;
}

async function answered(body: string | Uint8Array, type = 'application/json', status = 200) {
  const url = await served((_, response) => response.writeHead(status, { 'content-type': type }).end(body));
  return directoryClient({ url }, asyncScheduler);
}
const page = (data: unknown, count: unknown = 9) => answered(JSON.stringify({ count, data }));

describe('S5.19 the allowed origins of a project', () => {
  it('are requested for a project, and not without one', async () => {
    const asked: string[] = [];
    const url = await served(({ url: path = '' }, response) => {
      asked.push(path);
      response.end('{"allowedOrigins":["https://a.example",7,null,"https://*.b.example"]}');
    });
    expect(directoryClient({ url }, asyncScheduler).origins).toBeUndefined();
    const { origins } = directoryClient({ url, projectId: 'p' }, asyncScheduler);
    expect(origins && (await firstValueFrom(origins()))).toEqual(['https://a.example', 'https://*.b.example']);
    expect(asked).toEqual(['/base/projects/v1/origins?st=porthole&sv=react-1.7.4&projectId=p']);
  });

  it('are requested for the modal’s project', async () => {
    const asked: string[] = [];
    const url = await served(({ url: path = '' }, response) => {
      asked.push(path);
      response.end('{"allowedOrigins":[]}');
    });
    const context: HandleContext = {
      ...{ networks: [], storage: memoryStorage(), device: scriptedDevice() },
      ...{ scheduler: asyncScheduler, projectId: 'of-the-modal' },
    };
    for (const projectId of [undefined, 'its-own']) {
      const handle = httpCatalogue({ url, projectId });
      const { origins } = await handle.load(context);
      expect(origins && (await firstValueFrom(origins()))).toEqual([]);
    }
    expect(asked.map((path) => new URLSearchParams(path.split('?')[1]).get('projectId'))).toEqual([
      'of-the-modal',
      'its-own',
    ]);
  });

  it('are converted to the spelling of browsers if they contain non-ASCII letters', async () => {
    const listed = [
      'https://Bücher.example',
      'http://*.bücher.example:*',
      'https://*',
      '*',
      'https://[::1]:*',
      'https://%',
    ];
    const url = await served((_, response) => response.end(JSON.stringify({ allowedOrigins: listed })));
    const { origins } = directoryClient({ url, projectId: 'p' }, asyncScheduler);
    expect(origins && (await firstValueFrom(origins()))).toEqual([
      'https://xn--bcher-kva.example',
      'http://*.xn--bcher-kva.example:*',
      ...listed.slice(2),
    ]);
  });

  it.each(['{}', '{"allowedOrigins":"https://a.example"}', '[]', 'null', 'Hello'])(
    'fail with the answer %s',
    async (body) => {
      const url = await served((_, response) => response.end(body));
      const { origins } = directoryClient({ url, projectId: 'p' }, asyncScheduler);
      await expect(origins && firstValueFrom(origins())).rejects.toMatchObject({ code: 'request-failed' });
    },
  );
});

describe('a request to a directory', () => {
  it('has its values as parameters, without empty ones', async () => {
    const asked: string[] = [];
    const url = await served(({ url: path = '', headers }, response) => {
      asked.push(path, String(headers.cookie), String(headers.referer));
      response.end('{"count":0,"data":[]}');
    });
    const catalogue = directoryClient({ url: url, projectId: 'p' }, asyncScheduler);
    await firstValueFrom(catalogue.wallets(QUERY));
    await firstValueFrom(
      catalogue.wallets({
        page: 1,
        entries: 100,
        include: ['a', 'b'],
        exclude: ['c'],
        chains: ['eip155:1'],
        search: ' fox&page=7 ',
        badge: 'certified',
      }),
    );
    const [first, second] = asked.filter((each) => each.startsWith('/')).map((each) => new URL(each, url));
    expect([first?.pathname, first?.search]).toEqual([
      '/base/getWallets',
      '?st=porthole&sv=react-1.7.4&projectId=p&page=2&entries=2',
    ]);
    expect(Object.fromEntries(second?.searchParams ?? [])).toEqual({
      st: 'porthole',
      sv: 'react-1.7.4',
      projectId: 'p',
      page: '1',
      entries: '100',
      include: 'a,b',
      exclude: 'c',
      chains: 'eip155:1',
      search: 'fox&page=7',
      badge_type: 'certified',
    });
    expect(asked.filter((each) => each === 'undefined')).toHaveLength(4);
  });
});

describe('an answer of a directory', () => {
  it('loses invalid entries, duplicates, and wallets that were not requested', async () => {
    const one = { id: 'a', name: 'A' };
    const catalogue = await page([one, one, { id: 'b', name: 'B' }]);
    expect(await firstValueFrom(catalogue.wallets(QUERY))).toEqual({ wallets: [one], count: 9 });
    const other = await page([null, { id: 'b', name: 'B' }]);
    expect(await firstValueFrom(other.wallets(QUERY))).toEqual({ wallets: [{ id: 'b', name: 'B' }], count: 9 });
  });

  it.each(['nine', -1, null, Number.MAX_VALUE, 1.5])(
    'has at least the count of its wallets if it reports %j',
    async (count) => {
      const catalogue = await page([{ id: 'a', name: 'A' }], count);
      const answer = await firstValueFrom(catalogue.wallets(QUERY));
      expect(answer.count).toBeGreaterThanOrEqual(3);
      expect(Number.isInteger(answer.count)).toBe(true);
    },
  );

  it.each([
    ['no JSON', '<p>'],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['no wallets', '{"count":1}'],
    ['wallets that are not a list', '{"count":1,"data":{}}'],
    ['too long an answer', `{"count":1,"data":["${'x'.repeat(4_000_000)}"]}`],
  ])('fails with %s', async (_, body) => {
    const catalogue = await answered(body);
    await expect(lastValueFrom(catalogue.wallets(QUERY))).rejects.toMatchObject({ code: 'request-failed' });
  });

  it.each([400, 403, 404, 429, 500, 503])('fails with the status %d', async (status) => {
    const catalogue = await answered('{"count":0,"data":[]}', 'application/json', status);
    await expect(lastValueFrom(catalogue.wallets(QUERY))).rejects.toMatchObject({
      code: 'request-failed',
      message: `HTTP status code: ${status}`,
      data: { status },
    });
  });

  it('does not redirect to another host', async () => {
    let strangers = 0;
    const elsewhere = await served((_, response) => {
      strangers += 1;
      response.end('{"count":0,"data":[]}');
    });
    const url = await served((_, response) => response.writeHead(302, { location: elsewhere }).end());
    const catalogue = directoryClient({ url }, asyncScheduler);
    await expect(lastValueFrom(catalogue.wallets(QUERY))).rejects.toMatchObject({ code: 'request-failed' });
    expect(strangers).toBe(0);
  });

  it.each([
    ['without a server', 'http://127.0.0.1:1'],
    ['that is invalid', 'nowhere'],
    ['with another scheme', 'file:///etc/passwd'],
  ])('fails at a URL %s', async (_, url) => {
    const catalogue = directoryClient({ url }, asyncScheduler);
    await expect(lastValueFrom(catalogue.wallets(QUERY))).rejects.toMatchObject({ code: 'request-failed' });
    await expect(lastValueFrom(catalogue.image('a'))).rejects.toMatchObject({ code: 'request-failed' });
  });

  it('times out after ten seconds, even halfway through the body', async () => {
    const halves: string[] = [];
    const url = await served((_, response) => {
      response.write('{"count":');
      halves.push('sent');
    });
    const time = virtualTime();
    const answer = lastValueFrom(directoryClient({ url }, time.scheduler).wallets(QUERY)).catch(
      (error: unknown) => error,
    );
    await expect.poll(() => halves).toHaveLength(1);
    time.advance(10_000);
    expect(await answer).toMatchObject({ code: 'timed-out' });
  });
});

describe('an answer of a directory to an image request', () => {
  it.each(['image/png', 'image/webp', 'image/svg+xml; charset=utf-8', 'IMAGE/JPEG'])('can be %s', async (type) => {
    const catalogue = await answered(new Uint8Array(20_000).fill(255), type);
    const picture = await firstValueFrom(catalogue.image('a'));
    const [head = '', data = ''] = picture.split(',');
    expect(head).toBe(`data:${type.split(';')[0]?.toLowerCase()};base64`);
    expect(Buffer.from(data, 'base64')).toHaveLength(20_000);
  });

  it.each([
    ['text/html', 10],
    ['application/octet-stream', 10],
    ['', 10],
    ['image/x-icon', 10],
    ['image/png', 200_001],
  ])('is not an image as %j with %d bytes', async (type, bytes) => {
    const catalogue = await answered(new Uint8Array(bytes), type);
    await expect(firstValueFrom(catalogue.image('a'))).rejects.toMatchObject({ code: 'request-failed' });
  });
});

describe('S7.5 S9.14 images of networks, tokens and the like', () => {
  async function picturesOf(...all: readonly Pictured[]) {
    const asked: string[] = [];
    const url = await served(({ url: path = '' }, response) => {
      asked.push(path.replace(/\?.*$/, ''));
      response.writeHead(200, { 'content-type': 'image/png' }).end(Uint8Array.of(1));
    });
    const { picture } = directoryClient({ url }, asyncScheduler);
    const answers = all.map((each) => (picture ? lastValueFrom(picture(each)).catch(({ code }) => code) : undefined));
    return { asked, answers: await Promise.all(answers) };
  }

  it.each([
    [{ kind: 'network', id: 'eip155:1' }, '/base/public/getAssetImage/ba0ba0cd-17c6-4806-ad93-f9d174f17900'],
    [{ kind: 'network', id: 'eip155:1', imageId: 'a/../b' }, '/base/public/getAssetImage/a%2F..%2Fb'],
    [{ kind: 'connector', id: 'coinbaseWallet' }, '/base/public/getAssetImage/0c2840c3-5b04-4c44-9661-fbd4b49e1800'],
    [{ kind: 'currency', id: 'usd' }, '/base/public/getCurrencyImage/usd'],
    [{ kind: 'token', symbol: 'ETH' }, '/base/public/getTokenImage/ETH'],
  ] satisfies [Pictured, string][])('%j is at %s', async (of, path) => {
    expect(await picturesOf(of)).toEqual({ asked: [path], answers: ['data:image/png;base64,AQ=='] });
  });

  it('nothing is requested for unknown ids', async () => {
    const none: readonly Pictured[] = [
      { kind: 'network', id: 'eip155:31337' },
      { kind: 'network', id: 'eip155:constructor' },
      { kind: 'connector', id: '__proto__' },
    ];
    const { asked, answers } = await picturesOf(...none);
    expect(asked).toEqual([]);
    expect(answers).toEqual(none.map(() => 'request-failed'));
  });
});
