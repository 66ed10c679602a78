/** A hostile sign-in service over real HTTP: it answers late, never, or for another account. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { firstValueFrom, NEVER, type Observable } from 'rxjs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { AccountMetadata, SignIn, SignInSubject } from '../../../application/ports/sign-in.js';
import { readSignInText } from '../../../domain/sign-in/sign-in-message.js';
import { memoryStorage } from '../../fakes/index.js';
import { scriptedDevice } from '../../fakes/scripted-device.js';
import { valuesOf, verifyFails } from '../../fakes/verify.js';
import { virtualTime } from '../../fakes/virtual-time.js';
import { serviceSessions } from './service-sessions.js';

const ADDRESS = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const network: SignInSubject['network'] = {
  ...{ id: 1, caipNetworkId: 'eip155:1', chainNamespace: 'eip155', name: 'Ethereum' },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://node.example'] } },
};
const subject: SignInSubject = { account: { namespace: 'eip155', address: ADDRESS, type: 'eoa' }, network };
const me = { address: ADDRESS.toLowerCase(), caip2Network: 'eip155:1', domain: 'app.example' };

type Answer = (response: ServerResponse) => void;
const json =
  (value: unknown, status = 200): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
const silent: Answer = () => undefined;
const usual: Readonly<Record<string, Answer>> = {
  nonce: (response) => json({ nonce: `nonce000${++given}`, token: `of-nonce-${given}` })(response),
  authenticate: json({ token: 'ours' }),
  me: json(me),
  'account-metadata': json({}),
};

let server: Server;
let url = '';
let given = 0;
let answers: Readonly<Record<string, Answer>> = usual;
let asked: { readonly call: string; readonly method: string; readonly said: string; readonly body: string }[] = [];
beforeAll(async () => {
  server = createServer(async (request: IncomingMessage, response) => {
    const call = /^\/auth\/v1\/([\w-]+)/.exec(request.url ?? '')?.[1] ?? '';
    const body = String(Buffer.concat(await request.toArray()));
    const { authorization, 'x-nonce-jwt': nonce } = request.headers;
    asked.push({ call, body, method: request.method ?? '', said: String(authorization ?? nonce ?? '') });
    (answers[call] ?? silent)(response);
  });
  // A request on an idle connection that the server is just closing would fail.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  answers = usual;
  asked = [];
});
afterAll(
  () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    }),
);

function setUp(storage = memoryStorage()) {
  const time = virtualTime(Date.parse('2030-01-01T00:00:00Z'));
  const device = scriptedDevice({ origin: 'https://app.example' });
  const context = { device, storage, scheduler: time.scheduler, networks: [] };
  const port = serviceSessions({ url, tokenKey: 'tokens' }, context);
  const signed = (text: string) => ({ ...subject, text, signature: '0x11', wallet: { name: 'A', type: 'INJECTED' } });
  const signIn = async () => firstValueFrom(port.add(signed(await firstValueFrom(port.text(subject)))));
  return { port, storage, time, signed, signIn };
}
const read = ({ records }: SignIn) => records?.read(subject) ?? NEVER;
const note = ({ records }: SignIn, metadata: AccountMetadata) => records?.note(subject, metadata) ?? NEVER;
/** Checks that the stream times out once the service has received the request and the time limit has passed. */
async function late(time: { advance(by: number): void }, stream: Observable<unknown>, calls: number): Promise<void> {
  const failed = verifyFails(stream, 'timed-out');
  await expect.poll(() => asked.length).toBe(calls);
  time.advance(20_000);
  await failed;
}

describe('a sign-in service', () => {
  it('issues a nonce for each attempt, and gets it back with its token', async () => {
    const { port, storage, signed } = setUp();
    const [first, second] = [await firstValueFrom(port.text(subject)), await firstValueFrom(port.text(subject))];
    expect(readSignInText(first)?.nonce).not.toBe(readSignInText(second)?.nonce);
    const token = `Bearer of-nonce-${given - 1}`;
    expect(await firstValueFrom(port.add(signed(first)))).toEqual({ accountId: `eip155:1:${ADDRESS}` });
    const [sent] = asked.filter(({ call }) => call === 'authenticate');
    expect(sent?.said).toBe(token);
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({
      ...{ message: first, signature: '0x11', walletInfo: { type: 'extension', name: 'A' } },
      data: { accountAddress: ADDRESS, chainId: 'eip155:1', domain: 'app.example' },
    });
    expect(storage.entries()).toHaveProperty('tokens');
    expect(await firstValueFrom(port.sessions(subject))).toHaveLength(1);
  });

  it.each([
    ['another account', json({ ...me, address: OTHER })],
    ['another network', json({ ...me, caip2Network: 'eip155:10' })],
    ['another site', json({ ...me, domain: 'other.example' })],
    ['nobody', json({})],
    ['nothing', json(null)],
  ])('that reports a token for %s signs nobody in', async (_, answer) => {
    const { port, storage, signIn } = setUp();
    answers = { ...usual, me: answer };
    await expect(signIn()).rejects.toMatchObject({ code: 'wallet-misbehaved' });
    expect(storage.entries()).toEqual({});
    expect(await firstValueFrom(port.sessions(subject))).toEqual([]);
  });

  it('keeps its token for this page if storage does not take it', async () => {
    const { port, signIn } = setUp({ ...memoryStorage(), get: () => undefined });
    const session = await signIn();
    expect(await firstValueFrom(port.sessions(subject))).toEqual([session]);
    answers = { ...usual, me: json({}, 401) };
    expect(await firstValueFrom(port.sessions(subject))).toEqual([]);
  });

  it('that later reports another account has its token deleted', async () => {
    const { port, storage, signIn } = setUp();
    await signIn();
    answers = { ...usual, me: json({ ...me, address: OTHER }) };
    expect(await firstValueFrom(port.sessions(subject))).toEqual([]);
    expect(storage.entries()).toEqual({});
  });

  it('that no longer accepts a token has it deleted; one that fails does not', async () => {
    const { port, storage, signIn } = setUp();
    await signIn();
    answers = { ...usual, me: json({}, 500) };
    await verifyFails(port.sessions(subject), 'request-failed');
    expect(storage.entries()).toHaveProperty('tokens');
    answers = { ...usual, me: json({}, 401) };
    expect(await firstValueFrom(port.sessions(subject))).toEqual([]);
    expect(storage.entries()).toEqual({});
  });

  it.each([
    ['an invalid nonce', 'nonce', json({ nonce: 'a\nURI: https://other.example', token: 't' }), 'invalid-options'],
    ['no nonce', 'nonce', json({}), 'invalid-options'],
    ['no JSON', 'nonce', (response: ServerResponse) => response.end('<h1>Welcome'), 'request-failed'],
    ['no token', 'authenticate', json({ token: 7 }), 'wallet-misbehaved'],
    ['a token that is not valid in a header', 'authenticate', json({ token: 'a\r\nb: c' }), 'request-failed'],
    ['a refusal', 'authenticate', json({}, 401), 'request-failed'],
  ] as const)('that answers with %s signs nobody in', async (_, call, answer, code) => {
    const { storage, signIn } = setUp();
    answers = { ...usual, [call]: answer };
    await expect(signIn()).rejects.toMatchObject({ code });
    expect(storage.entries()).toEqual({});
  });

  it('times out', async () => {
    const { port, time, signed, signIn } = setUp();
    answers = { nonce: silent };
    await late(time, port.text(subject), 1);
    answers = { ...usual, authenticate: silent };
    const text = await firstValueFrom(port.text(subject));
    await late(time, port.add(signed(text)), 3);
    answers = usual;
    await signIn();
    answers = { me: silent, 'account-metadata': silent };
    const before = asked.length;
    await late(time, port.sessions(subject), before + 1);
    await late(time, read(port), before + 2);
    await late(time, note(port, null), before + 3);
  });

  it('returns its record of an account, and stores the site’s data', async () => {
    const { port, signIn } = setUp();
    await verifyFails(read(port), 'not-signed-in');
    await signIn();
    answers = { ...usual, me: json({ ...me, account: { berth: 7 } }) };
    const record = await firstValueFrom(read(port));
    expect(record).toEqual({ accountId: `eip155:1:${ADDRESS}`, account: { berth: 7 } });
    await valuesOf(note(port, { berth: 8 }));
    expect(asked.at(-1)).toEqual({
      ...{ call: 'account-metadata', method: 'PUT', said: 'Bearer ours', body: '{"berth":8}' },
    });
  });

  it.each([
    ['somebody else', json({ ...me, address: OTHER, account: {} }), 'request-failed'],
    ['nobody', json(me), 'request-failed'],
    ['no session', json({}, 401), 'not-signed-in'],
  ] as const)('that returns %s is not trusted', async (_, answer, code) => {
    const { port, signIn } = setUp();
    await signIn();
    answers = { ...usual, me: answer };
    await verifyFails(read(port), code);
  });

  it.each(['[]', '7', '"x"', 'null', '{', '{"eip155:1:0x":7}', `{"eip155:1:${ADDRESS}":"a\\nb"}`])(
    'gets no request for an invalid stored token: %s',
    async (kept) => {
      const storage = memoryStorage();
      storage.set('tokens', kept);
      expect(await firstValueFrom(setUp(storage).port.sessions(subject))).toEqual([]);
      expect(asked).toEqual([]);
    },
  );
});
