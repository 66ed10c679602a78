import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Directory, startDirectory } from './directory-server.js';
import { directoryId, generateWallets } from './generate-wallets.js';

let directory: Directory;
beforeAll(async () => {
  directory = await startDirectory();
});
afterAll(() => directory.stop());

const ask = async (path: string) => (await fetch(new URL(path, directory.url))).json();

describe('the wallet directory of the sandbox', () => {
  it('lists 600 wallets, or 10,000, each once', async () => {
    expect(await ask('getWallets?entries=2')).toMatchObject({ count: 600, data: [{ order: 0 }, { order: 1 }] });
    expect(await ask('many/getWallets?page=250&entries=40')).toMatchObject({ count: 10_000 });
    const names = new Set(generateWallets(10_000).map(({ name }) => name));
    expect(names.size).toBe(10_000);
  });

  it('lists sandbox wallets under the names they have in the browser', async () => {
    const { data } = await ask(`getWallets?include=${directoryId('Harbor')}`);
    expect(data).toMatchObject([{ name: 'Harbor', rdns: 'example.harbor' }]);
  });

  it('has a picture for each of its wallets', async () => {
    const { data } = await ask('getWallets?entries=1');
    const answer = await fetch(`${directory.url}getWalletImage/${data[0].image_id}`);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(500);
    expect((await fetch(`${directory.url}getWalletImage/nobody`)).status).toBe(404);
  });

  it('can be told to fail, for everybody or for single clients', async () => {
    expect((await fetch(`${directory.url}failing/getWallets`)).status).toBe(503);
    directory.state = 'failing';
    expect((await fetch(`${directory.url}getWallets`)).status).toBe(503);
    expect((await fetch(`${directory.url}fine/getWallets`)).status).toBe(200);
    directory.state = 'fine';
  });
});
