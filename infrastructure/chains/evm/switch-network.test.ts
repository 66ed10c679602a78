import { describe, expect, it } from 'vitest';
import { defineNetwork } from '../../../domain/network/network.js';
import { connectProvider } from '../../connectors/eip1193/connect-provider.js';
import { type Answers, scriptedProvider } from '../../fakes/scripted-provider.js';
import { type ScriptedWallet, scriptedWallet } from '../../fakes/scripted-wallet.js';
import { valuesOf, verifyFails } from '../../fakes/verify.js';
import { virtualTime } from '../../fakes/virtual-time.js';
import { askWallet } from './ask-wallet.js';
import { switchNetwork } from './switch-network.js';

const settled = () => new Promise((resolve) => setImmediate(resolve));
const throwing =
  (code: number | undefined, extra: object = {}) =>
  () => {
    throw Object.assign(new Error('no'), { code, ...extra });
  };
const TEN = defineNetwork({
  id: 10,
  name: 'Ten',
  nativeCurrency: { name: 'Ten Ether', symbol: 'TEN', decimals: 18 },
  rpcUrls: { default: { http: ['https://ten.example/v3/9aa3d95b3bc440fa88ea12eaa4456161', 'https://ten.example'] } },
  blockExplorers: { default: { name: 'Scan', url: 'https://scan.example' } },
});
const KEYED = defineNetwork({ ...TEN, rpcUrls: { default: { http: ['https://ten.example/?key=1'] } } });

async function setUp(
  answers: (wallet: ScriptedWallet) => Answers = () => ({}),
  known: 'knows it' | 'knows it not' = 'knows it not',
) {
  const { scheduler, advance } = virtualTime();
  const wallet = scriptedWallet({ connected: true, knownNetworks: known === 'knows it' ? ['eip155:10'] : [] });
  const provider = scriptedProvider(wallet, answers(wallet));
  const [link] = await valuesOf(connectProvider(wallet.wallet, provider, { scheduler, log: () => undefined }));
  if (!link) throw new Error('Not connected');
  const move = switchNetwork(askWallet(scheduler), scheduler);
  /** Time passes while promises settle, as it does outside a test. */
  const pass = async (milliseconds: number) => {
    for (let passed = 0; passed <= milliseconds; passed += 250) {
      await settled();
      advance(passed < milliseconds ? 250 : 0);
      await settled();
    }
  };
  const methods = () => provider.requests.slice(2).map(({ method }) => method.replace('EthereumChain', ''));
  return { wallet, provider, link, move, pass, methods };
}

describe('switching a wallet to another network', () => {
  it('sends no request if the wallet is already there', async () => {
    const { wallet, link, move, pass, methods } = await setUp();
    wallet.agreeToNetwork('eip155:10');
    const moving = valuesOf(move(link, TEN));
    await pass(0);
    expect(await moving).toEqual(['switched']);
    expect(methods()).toEqual(['eth_chainId']);
  });

  it('switches, and checks that the wallet moved', async () => {
    const { link, move, pass, methods } = await setUp(undefined, 'knows it');
    const moving = valuesOf(move(link, TEN));
    await pass(0);
    expect(await moving).toEqual(['switched']);
    expect(methods()).toEqual(['eth_chainId', 'wallet_switch', 'eth_chainId']);
  });

  it('adds a network the wallet does not know, without URLs that contain a key', async () => {
    const { provider, link, move, pass } = await setUp();
    const moving = valuesOf(move(link, TEN));
    await pass(0);
    expect(await moving).toEqual(['added']);
    expect(provider.requests.find(({ method }) => method === 'wallet_addEthereumChain')?.params).toEqual([
      {
        chainId: '0xa',
        chainName: 'Ten',
        nativeCurrency: { name: 'Ten Ether', symbol: 'TEN', decimals: 18 },
        rpcUrls: ['https://ten.example'],
        blockExplorerUrls: ['https://scan.example'],
      },
    ]);
  });

  it('asks to switch after adding when the wallet only added', async () => {
    let switches = 0;
    const { link, move, pass, methods } = await setUp((wallet) => ({
      wallet_addEthereumChain: () => null,
      wallet_switchEthereumChain: () => {
        if (++switches === 1) return throwing(4902)();
        wallet.agreeToNetwork('eip155:10');
        return null;
      },
    }));
    const moving = valuesOf(move(link, TEN));
    await pass(0);
    expect(await moving).toEqual(['added']);
    expect(methods()).toEqual([
      'eth_chainId',
      'wallet_switch',
      'wallet_add',
      'eth_chainId',
      'wallet_switch',
      'eth_chainId',
    ]);
  });

  it.each([
    ['4902', throwing(4902)],
    ['a nested 4902', throwing(-32603, { data: { originalError: { code: 4902 } } })],
    ['a nested 4902 without a code outside', throwing(undefined, { data: { originalError: { code: 4902 } } })],
    ['an internal error', throwing(-32603)],
    ['an internal error without its sign', throwing(32603)],
  ])('treats %s as an unknown network', async (_, answer) => {
    const { link, move, pass, methods } = await setUp(() => ({ wallet_switchEthereumChain: answer }));
    const moving = valuesOf(move(link, TEN));
    await pass(0);
    expect(await moving).toEqual(['added']);
    expect(methods()).toContain('wallet_add');
  });

  it.each([
    ['rejected', throwing(4001)],
    ['rejected', throwing(5000)],
    ['rejected', throwing(-32603, { data: { originalError: { code: 4001 } } })],
    ['rejected', throwing(-32603, { message: 'User rejected the request.' })],
    ['rejected', throwing(undefined, { message: 'The user rejected the request.' })],
    ['already-pending', throwing(-32002)],
    ['unauthorized', throwing(4100)],
    ['wallet-disconnected', throwing(4900)],
    ['network-not-supported', throwing(4200)],
    ['network-not-supported', throwing(-32601)],
    ['network-not-supported', throwing(-32602)],
    ['network-not-supported', throwing(12345)],
    ['network-not-supported', throwing(undefined)],
  ] as const)('ends as %s without adding (case %#)', async (code, answer) => {
    const { link, move, pass, methods } = await setUp(() => ({ wallet_switchEthereumChain: answer }));
    const failed = verifyFails(move(link, TEN), code);
    await pass(0);
    await failed;
    expect(methods()).toEqual(['eth_chainId', 'wallet_switch']);
  });

  it.each([
    ['rejected', throwing(4001)],
    ['network-not-supported', throwing(-32602)],
    ['network-not-supported', throwing(-32603)],
    ['network-not-supported', throwing(4200)],
  ] as const)('ends as %s if adding fails (case %#)', async (code, answer) => {
    const { link, move, pass } = await setUp(() => ({ wallet_addEthereumChain: answer }));
    const failed = verifyFails(move(link, TEN), code);
    await pass(0);
    const failure = await failed;
    if (code === 'network-not-supported') expect(failure.message).toBe('Chain is not supported');
  });

  it('does not add a network whose URLs all contain keys', async () => {
    const { link, move, pass, methods } = await setUp();
    const failed = verifyFails(move(link, KEYED), 'network-not-supported');
    await pass(0);
    expect((await failed).message).toBe('Chain is not supported');
    expect(methods()).not.toContain('wallet_add');
  });

  it('waits for a wallet that moves a moment after it approved', async () => {
    const { wallet, link, move, pass } = await setUp(() => ({ wallet_switchEthereumChain: () => null }), 'knows it');
    const moving = valuesOf(move(link, TEN));
    await pass(1500);
    wallet.agreeToNetwork('eip155:10');
    await pass(250);
    expect(await moving).toEqual(['switched']);
  });

  it('accepts an event, even if the check fails', async () => {
    let asked = 0;
    const { wallet, link, move, pass } = await setUp(
      () => ({ wallet_switchEthereumChain: () => null, eth_chainId: () => (++asked < 3 ? '0x1' : throwing(-32603)()) }),
      'knows it',
    );
    const moving = valuesOf(move(link, TEN));
    await pass(500);
    wallet.agreeToNetwork('eip155:10');
    expect(await moving).toEqual(['switched']);
  });

  it('detects a wallet that approves without moving', async () => {
    const { wallet, link, move, pass } = await setUp(undefined, 'knows it');
    wallet.willStay();
    const failed = verifyFails(move(link, TEN), 'network-mismatch');
    await pass(2000);
    await failed;
  });

  it('does not wait forever', async () => {
    const { wallet, link, move, pass } = await setUp(undefined, 'knows it');
    wallet.willHang();
    const failed = verifyFails(move(link, TEN), 'timed-out');
    await pass(0);
    for (let minute = 0; minute < 10; minute++) await pass(60_000);
    await failed;
  });

  it('detects a wallet that does not report its network', async () => {
    const { link, move, pass, provider } = await setUp();
    const original = provider.request.bind(provider);
    provider.request = (request) => (request.method === 'eth_chainId' ? Promise.resolve('banana') : original(request));
    const failed = verifyFails(move(link, TEN), 'wallet-misbehaved');
    await pass(0);
    await failed;
  });
});
