/** A hostile exchange service over real HTTP: its parsed answers are harmless, or failures. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { asyncScheduler, firstValueFrom, type Observable } from 'rxjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Exchanges } from '../../application/ports/exchanges.js';
import { isFailure } from '../../domain/failure/failure.js';
import { scriptedDevice } from '../fakes/scripted-device.js';
import { exchangeClient } from './exchange-client.js';

const QUESTION = { exchangeId: 'harbour', asset: 'eip155:1/slip44:60', amount: '0.8', recipient: 'eip155:1:0xab' };

let body = '';
let status = 200;
const said: { readonly path: string; readonly type: string | undefined; readonly text: string }[] = [];
let server: Server;
let client: Exchanges;
beforeAll(async () => {
  server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    said.push({ path: request.url ?? '', type: request.headers['content-type'], text });
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const context = { device: scriptedDevice(), scheduler: asyncScheduler, projectId: 'a-project' } as never;
  client = exchangeClient({ url, pictureUrls: ['https://pictures.example'] }, context);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** The parsed answer, or the failure's code and message. */
async function read<T>(answer: unknown, stream$: Observable<T>, as = 200): Promise<T | string> {
  body = typeof answer === 'string' ? answer : JSON.stringify(answer);
  status = as;
  try {
    return await firstValueFrom(stream$);
  } catch (error) {
    expect(isFailure(error)).toBe(true);
    return isFailure(error) ? `${error.code}: ${error.message}` : 'no failure';
  }
}

const list = (...exchanges: unknown[]) => ({ result: { exchanges, total: exchanges.length } });

describe('requests', () => {
  it('are JSON-RPC, with the project id as the only identification', async () => {
    await read(list(), client.exchanges({ page: 1 }));
    const { path, type, text } = said.at(-1) ?? {};
    expect(path).toBe('/v1/json-rpc?projectId=a-project');
    expect(type).toBe('application/json');
    expect(JSON.parse(text ?? '')).toEqual({
      ...{ jsonrpc: '2.0', id: 1, method: 'reown_getExchanges', params: { page: 1 } },
    });
  });

  it('use the names that services expect', async () => {
    await read({ result: { url: 'https://exchange.example/', sessionId: 's' } }, client.payPage(QUESTION));
    expect(JSON.parse(said.at(-1)?.text ?? '')).toMatchObject({ method: 'reown_getExchangePayUrl', params: QUESTION });
    await read({ result: { status: 'UNKNOWN' } }, client.status('harbour', 's'));
    expect(JSON.parse(said.at(-1)?.text ?? '')).toMatchObject({
      method: 'reown_getExchangeBuyStatus',
      params: { exchangeId: 'harbour', sessionId: 's' },
    });
  });
});

describe('exchanges', () => {
  it('are parsed in order, without duplicates', async () => {
    const one = { id: 'one', name: 'One', imageUrl: 'https://pictures.example/1.png' };
    const answer = list(one, { id: 'two', name: 'Two' }, { ...one, name: 'One again' });
    expect(await read(answer, client.exchanges({ page: 1 }))).toEqual({
      exchanges: [one, { id: 'two', name: 'Two' }],
      total: 3,
    });
  });

  it.each([
    ['no id', { name: 'One' }],
    ['an invalid id', { id: {}, name: 'One' }],
    ['an id with blanks', { id: 'a b', name: 'One' }],
    ['an endless id', { id: 'a'.repeat(100_000), name: 'One' }],
    ['no name', { id: 'one' }],
    ['an invisible name', { id: 'one', name: '\u200b\u202e' }],
    ['nothing', null],
  ])('with %s are omitted', async (_, exchange) => {
    const two = { id: 'two', name: 'Two' };
    expect(await read(list(exchange, two), client.exchanges({ page: 1 }))).toMatchObject({ exchanges: [two] });
    expect(await read(list(exchange), client.exchanges({ page: 1 }))).toBe('request-failed: exchanges are none');
  });

  it.each([
    'javascript:alert(1)',
    'https://elsewhere.example/1.png',
    'data:text/html,<script>',
    `data:image/png;base64,${'A'.repeat(100_000)}`,
    'file:///etc/passwd',
  ])('have no image at %s', async (imageUrl) => {
    expect(await read(list({ id: 'one', name: 'One', imageUrl }), client.exchanges({ page: 1 }))).toEqual({
      exchanges: [{ id: 'one', name: 'One' }],
      total: 1,
    });
  });

  it('cannot reverse or overflow the text around them, and are limited in number', async () => {
    const many = Array.from({ length: 5_000 }, (_, at) => ({ id: `x${at}`, name: `\u202e<b>${'evil '.repeat(99)}` }));
    const answer = await read(list(...many), client.exchanges({ page: 1 }));
    const { exchanges } = answer as { readonly exchanges: readonly { readonly name: string }[] };
    expect(exchanges).toHaveLength(200);
    expect([...(exchanges[0]?.name ?? '')].length).toBeLessThanOrEqual(40);
    expect(exchanges[0]?.name).not.toContain('\u202e');
  });

  it('have a plausible total', async () => {
    for (const total of [-1, 1.5, '9', null, 2 ** 60])
      expect(await read({ result: { exchanges: [], total } }, client.exchanges({ page: 1 }))).toMatchObject({
        total: 0,
      });
  });
});

describe('pages', () => {
  it.each(['https://exchange.example/pay?x=1', 'http://127.0.0.1:8080/pay', 'https://exchange.example:8443'])(
    'at %s are opened',
    async (url) => {
      expect(await read({ result: { url, sessionId: 's' } }, client.payPage(QUESTION))).toEqual({
        url,
        sessionId: 's',
      });
    },
  );

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>',
    'blob:https://exchange.example/x',
    'http://exchange.example/pay',
    'https://user:secret@exchange.example/',
    'https:exchange.example',
    'https://exchange.example/a b',
    'http://127.0.0.1.evil.example/',
    '//exchange.example/',
    `https://exchange.example/${'a'.repeat(5_000)}`,
    '',
    null,
    {},
  ])('at %s are not', async (url) => {
    const answer = await read({ result: { url, sessionId: 's' } }, client.payPage(QUESTION));
    expect(answer).toBe('untrusted-origin: The page of the exchange is not an https page');
  });

  it('without a session are invalid', async () => {
    for (const sessionId of [undefined, '', 7, 'a b'])
      expect(await read({ result: { url: 'https://x.example', sessionId } }, client.payPage(QUESTION))).toBe(
        'request-failed: sessionId is not a string',
      );
  });
});

describe('the status of a payment', () => {
  it('is one of four values', async () => {
    for (const each of ['UNKNOWN', 'IN_PROGRESS', 'SUCCESS', 'FAILED'])
      expect(await read({ result: { status: each } }, client.status('harbour', 's'))).toEqual({ status: each });
    for (const each of ['success', 'DONE', '', 1, null])
      expect(await read({ result: { status: each } }, client.status('harbour', 's'))).toBe(
        'request-failed: status is none that is known',
      );
  });

  it('includes the transaction', async () => {
    const reported = { status: 'SUCCESS', txHash: '0x12' };
    expect(await read({ result: reported }, client.status('harbour', 's'))).toEqual(reported);
    for (const txHash of ['', 7, 'a\nb', 'x'.repeat(10_000)])
      expect(await read({ result: { ...reported, txHash } }, client.status('harbour', 's'))).toEqual({
        status: 'SUCCESS',
      });
  });
});

describe('refusals', () => {
  it('have the service’s message, sanitized', async () => {
    const error = { message: `\u202eAsset is not supported ${'x'.repeat(10_000)}` };
    const answer = String(await read({ error }, client.payPage(QUESTION)));
    expect(answer.startsWith('request-failed: Asset is not supported')).toBe(true);
    expect(answer.length).toBeLessThan(230);
  });

  it('are parsed with any HTTP status', async () => {
    expect(await read({ error: { message: 'Not today' } }, client.payPage(QUESTION), 400)).toBe(
      'request-failed: Not today',
    );
    expect(await read('<h1>Bad gateway', client.payPage(QUESTION), 502)).toBe('request-failed: HTTP status code: 502');
  });

  it.each(['', 'null', '[]', '{}', '{"result":null}', '{"result":1}', '{"error":{}}', '<html>'])(
    'are created from %j',
    async (answer) => {
      expect(String(await read(answer, client.exchanges({ page: 1 }))).startsWith('request-failed')).toBe(true);
    },
  );
});

describe('any other answer', () => {
  it('is parsed or fails', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), async (text) => {
        const asked = [client.exchanges({ page: 1 }), client.payPage(QUESTION), client.status('harbour', 's')];
        for (const stream$ of asked) await read(`{"result":${text}}`, stream$ as Observable<unknown>);
      }),
      { numRuns: 50 },
    );
  });
});
