/** The browser's own cryptography in a real browser. The library replaces what a browser lacks, as an older Chromium lacks the cipher. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ensureChromium } from '../../../../scripts/bootstrap.mjs';
import { nobleCipher } from './noble-cipher.js';
import { nobleCurves } from './noble-curves.js';
import type { Primitives } from './primitives.js';

/** Runs here and, from its source, in the page. */
async function compute({ sha256, signer, publicKey, sharedKey, seal, open }: Primitives): Promise<readonly string[]> {
  const bytes = (start: number) => Uint8Array.from({ length: 32 }, (_, at) => start + at);
  const hex = (each: Uint8Array) => Array.from(each, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const iv = bytes(3).slice(0, 12);
  const { publicKey: name, sign } = await signer(bytes(1));
  const key = await sharedKey(bytes(2), await publicKey(bytes(5)));
  const sealed = await seal(key, iv, bytes(9));
  const results = [await sha256(bytes(7)), name, await sign(bytes(8)), key, sealed, await open(key, iv, sealed)];
  const spoilt = await open(
    key,
    iv,
    Uint8Array.from(sealed, (byte) => byte ^ 1),
  ).then(
    () => 'opened',
    () => 'refused',
  );
  return [...results.map(hex), spoilt];
}

const PAGE_CODE = `
  import { nobleCipher } from './noble-cipher.js';
  import { webCipher } from './web-cipher.js';
  import { webCurves } from './web-curves.js';
  ${compute}
  globalThis.computed = (async () => compute({ ...webCurves(crypto), ...((await webCipher(crypto)) ?? nobleCipher) }))();
`;
/** A virtual file: gives the code above a path in this folder. */
const ENTRY = fileURLToPath(new URL('./page-code.ts', import.meta.url));
let browser: Browser;
let server: Server;

beforeAll(async () => {
  const [output] = (await build({
    configFile: false,
    root: dirname(ENTRY),
    logLevel: 'error',
    plugins: [
      {
        name: 'page-code',
        resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
        load: (id) => (id === ENTRY ? PAGE_CODE : undefined),
      },
    ],
    build: { write: false, lib: { entry: ENTRY, formats: ['es'], fileName: 'page' } },
  })) as Rolldown.RolldownOutput[];
  const code = output?.output[0].code ?? '';
  server = createServer((request, response) => {
    const script = request.url === '/page.js';
    response.setHeader('content-type', script ? 'text/javascript' : 'text/html');
    response.end(script ? code : '<!doctype html><title>Page</title><script type="module" src="/page.js"></script>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] });
});
afterAll(async () => {
  await browser?.close();
  server?.close();
});

it('Chromium’s own cryptography gives the same results as the library', async () => {
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const expected = await compute({ ...nobleCurves, ...nobleCipher });
  expect(expected.at(-1)).toBe('refused');
  expect(await page.evaluate('computed')).toEqual(expected);
});
