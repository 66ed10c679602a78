/** Login with Farcaster with a local relay and node: real signatures, and every way to forge one. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { encodeAbiParameters, encodeFunctionData, parseAbi } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { createSiweMessage, type SiweMessage } from 'viem/siwe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountBook } from '../auth/account-book.js';
import { flowKinds } from '../auth/flows/flow-kind.js';
import { memoryStores } from '../stores/memory/memory-stores.js';
import { farcasterRelay } from './farcaster-relay.js';
import { farcasterSigned } from './farcaster-signed.js';
import { custodyCheck, ID_REGISTRY } from './verify-sign-in.js';

const ORIGIN = 'https://wallet.example';
const DEVICE = () => Promise.resolve({ key: '', about: '' });
const FID = 5_650n;
const mira = privateKeyToAccount(generatePrivateKey());
const stranger = privateKeyToAccount(generatePrivateKey());

interface Asked {
  readonly siweUri: string;
  readonly domain: string;
  readonly nonce: string;
}
/** The requests to the relay, and its answers from now on. */
let asked: Asked | undefined;
let status: object = { state: 'pending' };
/** Of the registry. */
let registered: Readonly<Record<string, bigint>> = {};
let away = false;
let noRegistry = false;
let late = 0;

const server = createServer((request, response) => {
  const answer = async (): Promise<object> => {
    if (away) return Promise.reject(new Error('away'));
    if (request.url === '/v1/channel') {
      asked = (await json(request)) as Asked;
      return {
        channelToken: 'of the channel',
        url: 'https://farcaster.example/~/siwf?channelToken=x',
        nonce: asked.nonce,
      };
    }
    if (request.url === '/v1/channel/status')
      return request.headers.authorization === 'Bearer of the channel' ? status : Promise.reject(new Error('who?'));
    if (noRegistry) throw new Error('away');
    const { id, params } = (await json(request)) as { id: number; params: [{ to: string; data: string }] };
    const [{ to, data }] = params;
    const known = Object.entries(registered).find(
      ([owner]) =>
        to.toLowerCase() === ID_REGISTRY.toLowerCase() &&
        data === encodeFunctionData({ abi: parseAbi(['function idOf(address)']), args: [owner as `0x${string}`] }),
    );
    return { jsonrpc: '2.0', id, result: encodeAbiParameters([{ type: 'uint256' }], [known?.[1] ?? 0n]) };
  };
  answer().then(
    (said) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(said)),
    () => response.writeHead(500).end(),
  );
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  [status, away, registered] = [{ state: 'pending' }, false, { [mira.address]: FID }];
  [noRegistry, late] = [false, 0];
});

function fixture() {
  const { accounts, sealer, flows } = memoryStores();
  return farcasterSigned({
    book: accountBook(accounts, sealer),
    flows: flowKinds(flows, sealer),
    origin: () => ORIGIN,
    service: { relay: farcasterRelay(url), isCustody: custodyCheck(url) },
    now: () => Date.now() + late,
    ...{ pollMs: 20, lookAgainMs: 5 },
  });
}
/** The signature that the wallet app makes for the relay. */
async function approve(changes: Partial<SiweMessage> = {}, signer = mira): Promise<void> {
  const { domain = '', siweUri = '', nonce = '' } = asked ?? {};
  const message = createSiweMessage({
    ...{ domain, uri: siweUri, nonce, address: mira.address, chainId: 10, version: '1' },
    ...{ statement: 'Farcaster Auth', resources: [`farcaster://fid/${FID}`], issuedAt: new Date(), ...changes },
  });
  status = { state: 'completed', message, signature: await signer.signMessage({ message }), username: 'mira', fid: 1 };
}

describe('login by Farcaster', () => {
  it('waits for the approval, and knows the signer', async () => {
    const login = fixture();
    const { flow, url: link } = await login.begin();
    expect(link).toMatch(/^https:/);
    expect(asked).toMatchObject({ domain: 'wallet.example', siweUri: `${ORIGIN}/farcaster`, acceptAuthAddress: false });
    expect(await login.outcome(flow, DEVICE)).toBeUndefined();
    await approve();
    expect(await login.outcome(flow, DEVICE)).toMatchObject({ account: { by: 'farcaster', userName: 'mira' } });
  });

  it('gives the browser whose answer was lost the same session, for a while, and no other browser', async () => {
    const login = fixture();
    const { flow } = await login.begin();
    await approve();
    const [found, again] = [await login.outcome(flow, DEVICE), await login.outcome(flow, DEVICE)];
    expect(again).toMatchObject({ id: found?.id, account: found?.account });
    await expect(login.outcome(flow, () => Promise.resolve({ key: 'other', about: '' }))).rejects.toThrow('expired');
    late = 5 * 60_000;
    await expect(login.outcome(flow, DEVICE)).rejects.toThrow('expired');
  });

  it('can be retried if the registry could not be reached', async () => {
    const login = fixture();
    const { flow } = await login.begin();
    await approve();
    noRegistry = true;
    await expect(login.outcome(flow, DEVICE)).rejects.toMatchObject({ status: 503 });
    noRegistry = false;
    expect(await login.outcome(flow, DEVICE)).toMatchObject({ account: { userName: 'mira' } });
  });

  it('accepts both notations of the resource', async () => {
    const login = fixture();
    const { flow } = await login.begin();
    await approve({ resources: [`farcaster://fids/${FID}`, 'https://example.com'] });
    expect(await login.outcome(flow, DEVICE)).toBeDefined();
  });

  it.each<[string, Partial<SiweMessage>]>([
    ['for another site', { domain: 'evil.example' }],
    ['for another address of this site', { uri: 'https://evil.example/farcaster' }],
    ['for another login', { nonce: 'anotherlogin' }],
    ['on another chain', { chainId: 1 }],
    ['too late', { expirationTime: new Date(Date.now() - 1) }],
    ['too early', { notBefore: new Date(Date.now() + 600_000) }],
    ['by somebody without that id', { resources: ['farcaster://fid/1'] }],
    ['with two ids', { resources: [`farcaster://fid/${FID}`, 'farcaster://fid/1'] }],
    ['with none', { resources: [] }],
    ['by an address that is not registered', { address: stranger.address }],
  ])('rejects what was signed %s', async (_, changes) => {
    const login = fixture();
    const { flow } = await login.begin();
    await approve(changes, changes.address ? stranger : mira);
    await expect(login.outcome(flow, DEVICE)).rejects.toThrow('Farcaster could not confirm your login');
    await expect(login.outcome(flow, DEVICE)).rejects.toThrow('expired');
  });

  it('rejects another signer’s signature', async () => {
    const login = fixture();
    const { flow } = await login.begin();
    await approve({}, stranger);
    await expect(login.outcome(flow, DEVICE)).rejects.toThrow('could not confirm');
  });

  it('reports a relay or node that cannot be reached, or answers in another shape', async () => {
    const login = fixture();
    const { flow } = await login.begin();
    status = { state: 'completed', message: 7 };
    await expect(login.outcome(flow, DEVICE)).rejects.toMatchObject({ status: 503 });
    away = true;
    await expect(login.begin()).rejects.toMatchObject({ status: 503 });
    await expect(login.outcome(flow, DEVICE)).rejects.toMatchObject({ status: 503 });
  });
});
