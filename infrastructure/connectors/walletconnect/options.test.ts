import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Metadata } from '../../../domain/site/metadata.js';
import { type ConnectorFixture, connectorFixture, ONE, TWO } from '../../../sandbox/phone/connector-fixture.js';
import { isProposal, type Proposal } from '../../../sandbox/phone/describe-proposal.js';
import { ended, sign } from '../../../sandbox/phone/link-watch.js';
import { startRelay } from '../../../sandbox/relay/relay.js';
import { memoryStorage } from '../../storage/memory-storage.js';
import type { WalletConnectOptions } from './options.js';

let fixture: ConnectorFixture;
beforeEach(async () => {
  fixture = await connectorFixture();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await fixture.stop();
});

/** The proposal that the wallet gets. */
async function proposalBy(options: WalletConnectOptions): Promise<Proposal> {
  const { phone } = fixture;
  phone.mode = 'ask';
  const { uri } = await (await fixture.page(memoryStorage(), options)).pair();
  await phone.pair(uri);
  await expect.poll(() => phone.pending()).toHaveLength(1);
  const [params] = [phone.pending()[0]?.params ?? []].flat();
  if (!isProposal(params)) throw new Error('That is not a proposal.');
  return params;
}

describe('the host’s pairing options', () => {
  it('default to an optional proposal for the dapp’s networks', async () => {
    const { requiredNamespaces, optionalNamespaces, proposer } = await proposalBy({});
    expect(requiredNamespaces).toEqual({});
    expect(Object.keys(optionalNamespaces ?? {})).toEqual(['eip155']);
    expect(optionalNamespaces?.eip155).toMatchObject({
      chains: [ONE, TWO],
      events: ['accountsChanged', 'chainChanged'],
      methods: expect.arrayContaining(['personal_sign', 'eth_sendTransaction', 'wallet_addEthereumChain']),
    });
    expect(proposer.metadata).toMatchObject({ name: 'Slipway', url: 'http://127.0.0.1:1' });
  });

  it('reach the wallet: methods, events and networks instead of the defaults, and another name', async () => {
    const eip155 = { methods: ['personal_sign'], events: ['chainChanged'], chains: [TWO, 'eip155:1'] } as const;
    const metadata = {
      name: 'Quay',
      description: 'A dapp',
      url: 'http://127.0.0.1:2',
      icons: ['https://quay.example/i.png'],
    };
    const { requiredNamespaces, optionalNamespaces, proposer } = await proposalBy({ proposal: { eip155 }, metadata });
    expect(requiredNamespaces).toEqual({});
    expect(optionalNamespaces).toEqual({ eip155 });
    expect(proposer.metadata).toMatchObject(metadata);
  });

  it('may name the site only: its address is the page’s', async () => {
    const metadata = { name: 'Quay' } as Metadata;
    const { proposer } = await proposalBy({ metadata });
    expect(proposer.metadata).toMatchObject({ name: 'Quay', description: '', url: 'https://dapp.example' });
  });

  it('may omit a list, and leave namespaces out', async () => {
    const { optionalNamespaces } = await proposalBy({
      namespaces: ['eip155'],
      proposal: { eip155: { events: [] }, solana: { chains: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'] } },
    });
    expect(Object.keys(optionalNamespaces ?? {})).toEqual(['eip155']);
    expect(optionalNamespaces?.eip155).toMatchObject({ chains: [ONE, TWO], events: [] });
    expect(optionalNamespaces?.eip155?.methods).toContain('personal_sign');
  });

  it('are reported if they have no effect: once, with the namespace', async () => {
    const page = await fixture.page(memoryStorage(), { proposal: { solana: { methods: ['solana_signMessage'] } } });
    for (let times = 0; times < 2; times += 1) (await page.pair()).giveUp();
    expect(page.device.lines.filter(({ level }) => level === 'warn').map(({ message }) => message)).toEqual([
      'walletConnect: `proposal.solana` is ignored: no network is configured there',
    ]);
  });

  it('may set another relay', async () => {
    const other = await startRelay();
    await (await fixture.page(memoryStorage(), { relayUrl: other.url })).pair();
    expect(other.clients()).toHaveLength(1);
    await other.stop();
  });

  it('may set another node: read requests go there, and not to the wallet', async () => {
    const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ result: '0x1' }));
    const page = await fixture.page(memoryStorage(), { rpcMap: { [ONE]: 'http://127.0.0.1:3' } });
    const [link] = await page.connect();
    const provider = link.provider as { request(ask: object): Promise<unknown> };
    expect(await provider.request({ method: 'eth_blockNumber' })).toBe('0x1');
    expect(asked.mock.calls.map(([url]) => url)).toEqual(['http://127.0.0.1:3']);
    expect(fixture.phone.requests()).toEqual([]);
  });
});

it('contact nobody but the relay, and log nothing', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  const written = (['log', 'info', 'warn', 'error', 'debug'] as const).map((kind) => vi.spyOn(console, kind));
  const page = await fixture.page();
  const [link] = await page.connect();
  await sign(link);
  await ended(link.disconnect());
  expect(fetched).not.toHaveBeenCalled();
  for (const each of written) expect(each).not.toHaveBeenCalled();
  expect(page.device.lines).toEqual([]);
});
