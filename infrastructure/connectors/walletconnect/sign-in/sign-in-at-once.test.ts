import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { firstValueFrom, throwError } from 'rxjs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HandleContext } from '../../../../application/ports/handle.js';
import type { SignIn } from '../../../../application/ports/sign-in.js';
import type { NetworkId } from '../../../../domain/network/caip.js';
import { defineNetwork, type Network } from '../../../../domain/network/network.js';
import { readSignInText } from '../../../../domain/sign-in/sign-in-message.js';
import { SIGN_IN_FAULTS } from '../../../../sandbox/phone/answer-sign-ins.js';
import {
  ACCOUNTS,
  type ConnectorFixture,
  connectorFixture,
  ONE,
  TWO,
} from '../../../../sandbox/phone/connector-fixture.js';
import { addressesOf, sign } from '../../../../sandbox/phone/link-watch.js';
import { localSessions } from '../../../services/sign-in/local-sessions.js';
import { memoryStorage } from '../../../storage/memory-storage.js';

/** A node of networks without contracts: the address names the network. */
let node: Server;
let networks: readonly Network[];
beforeAll(async () => {
  node = createServer(async (request, response) => {
    const asked = JSON.parse(String(await request.toArray().then((parts) => Buffer.concat(parts))));
    const chainId = `0x${Number(request.url?.slice(1)).toString(16)}`;
    const answerTo = ({ id, method }: { id: unknown; method: unknown }) => ({
      ...{ jsonrpc: '2.0', id, result: method === 'eth_chainId' ? chainId : '0x' },
    });
    response.end(JSON.stringify(Array.isArray(asked) ? asked.map(answerTo) : answerTo(asked)));
  });
  await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve));
  const { port: at } = node.address() as AddressInfo;
  const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 };
  networks = [31337, 31338].map((id) =>
    defineNetwork({
      ...{ id, name: `Network ${id}`, nativeCurrency },
      rpcUrls: { default: { http: [`http://127.0.0.1:${at}/${id}`] } },
    }),
  );
});
afterAll(() => new Promise((resolve) => node.close(resolve)));

let fixture: ConnectorFixture;
let port: SignIn;
beforeEach(async () => {
  fixture = await connectorFixture();
});
afterEach(() => fixture.stop());

const signIn = (context: HandleContext): SignIn => {
  port = localSessions({ statement: 'Welcome aboard.', resources: ['https://site.example/terms'] }, context);
  return port;
};
const sessionsOf = (networkId: NetworkId, address: string) => {
  const network = networks.find(({ caipNetworkId }) => caipNetworkId === networkId);
  if (!network) throw new Error(`There is no network ${networkId}.`);
  return firstValueFrom(port.sessions({ account: { namespace: 'eip155', address, type: 'eoa' }, network }));
};
const pageWith = (storage = memoryStorage()) => fixture.page(storage, { signIn, networks });

describe('connecting and signing in in one step', () => {
  it('needs one approval', async () => {
    const page = await pageWith();
    const [link] = await page.connect();
    expect(addressesOf(link)).toEqual([ACCOUNTS[0]]);
    expect(link.networkId).toBe(ONE);
    expect(fixture.phone.requests()).toEqual([]);
    const [first] = await sessionsOf(ONE, ACCOUNTS[0]);
    expect(readSignInText(first?.text ?? '')).toMatchObject({
      ...{ domain: 'dapp.example', uri: 'https://dapp.example', address: ACCOUNTS[0], networkId: ONE },
      statement: expect.stringMatching(/^Welcome aboard\. I further authorize the stated URI .* for 'eip155'\.$/),
      resources: ['https://site.example/terms', expect.stringMatching(/^urn:recap:/)],
    });
    expect(await sessionsOf(TWO, ACCOUNTS[0])).toHaveLength(1);
    expect(await sign(link)).toMatch(/^0x/);
    expect(page.device.lines).toEqual([]);
    expect(page.events).toEqual(['sign-in.succeeded']);
  });

  it('is only a connection with a wallet that writes addresses without their checksum', async () => {
    fixture.phone.terms = { chains: [ONE], accounts: [`${ONE}:${ACCOUNTS[0].toLowerCase()}`] };
    const page = await pageWith();
    expect(addressesOf((await page.connect())[0])).toEqual([ACCOUNTS[0]]);
    expect(await sessionsOf(ONE, ACCOUNTS[0])).toEqual([]);
    expect(page.events).toEqual([]);
  });

  it('is restored and ended like any other session', async () => {
    const storage = memoryStorage();
    const page = await pageWith(storage);
    await page.connect();
    page.close();
    const next = await pageWith(storage);
    const link = await next.restore();
    expect(link && addressesOf(link)).toEqual([ACCOUNTS[0]]);
    await fixture.phone.disconnect();
    await expect.poll(() => storage.entries()).not.toHaveProperty('walletconnect_sessions');
  });

  it('is only a connection with a wallet that does not support it', async () => {
    fixture.phone.atOnce = false;
    const [link] = await (await pageWith()).connect();
    expect(addressesOf(link)).toEqual(ACCOUNTS);
    expect(await sessionsOf(ONE, ACCOUNTS[0])).toEqual([]);
  });

  it('ends as rejected if the visitor declines', async () => {
    fixture.phone.mode = 'reject';
    const page = await pageWith();
    await expect(page.connect()).rejects.toMatchObject({ code: 'rejected' });
    expect(page.storage).toMatchObject(memoryStorage().entries());
  });

  it.each(SIGN_IN_FAULTS)('rejects a dishonest wallet: %s', async (signInFault) => {
    fixture.phone.signInFault = signInFault;
    const storage = memoryStorage();
    const page = await pageWith(storage);
    await expect(page.connect()).rejects.toMatchObject({ code: 'wallet-misbehaved' });
    expect(storage.entries()).toEqual({});
    await expect.poll(() => fixture.phone.sessions()).toEqual([]);
    fixture.phone.signInFault = undefined;
    expect(addressesOf((await page.connect())[0])).toEqual([ACCOUNTS[0]]);
  });

  it('connects other approved networks, too, if a wallet signs for one network only', async () => {
    fixture.phone.terms = { chains: [TWO] };
    const [link] = await (await pageWith()).connect();
    expect(link.networkId).toBe(TWO);
    expect(await sessionsOf(TWO, ACCOUNTS[0])).toHaveLength(1);
    expect(await sessionsOf(ONE, ACCOUNTS[0])).toEqual([]);
  });

  it('ends a session that comes too late, without signing in', async () => {
    fixture.phone.mode = 'ask';
    const storage = memoryStorage();
    const { uri, giveUp } = await (await pageWith(storage)).pair();
    await fixture.phone.pair(uri);
    await expect.poll(() => fixture.phone.pending()).toHaveLength(1);
    giveUp();
    await fixture.phone.approveNext();
    await expect.poll(() => fixture.phone.sessions()).toEqual([]);
    expect(storage.entries()).toEqual({});
  });

  it('accepts the answer to an earlier code as well', async () => {
    fixture.phone.mode = 'ask';
    const page = await pageWith();
    const first = await page.pair();
    const second = await page.pair();
    expect(second.uri).not.toBe(first.uri);
    await fixture.phone.pair(first.uri);
    await fixture.phone.approveNext();
    expect(addressesOf((await first.links)[0])).toEqual([ACCOUNTS[0]]);
    second.giveUp();
  });

  it('only connects if there is no nonce', async () => {
    const noNonce = (context: HandleContext): SignIn => {
      const { atOnce, ...others } = signIn(context);
      const terms = () => throwError(() => new Error('No nonce today.'));
      return { ...others, ...(atOnce && { atOnce: { ...atOnce, terms } }) };
    };
    const page = await fixture.page(memoryStorage(), { signIn: noNonce, networks });
    const { uri } = await page.pair();
    expect(uri).not.toContain('methods=');
    expect(addressesOf((await page.connect())[0])).toEqual(ACCOUNTS);
  });
});
