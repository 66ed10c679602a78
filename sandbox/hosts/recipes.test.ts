/** The recipes of docs/libraries.md, verbatim, in an app with the packed package and these libraries; on real chains. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createPublicClient, http, verifyMessage } from 'viem';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { Modal } from '../../application/modal/modal.js';
import { jsonRpc } from '../../servers/json-rpc.js';
import { makeKey } from '../solana/make-key.js';
import { hostFolders } from './host-folders.js';
import { openPage } from './page-globals.js';
import { evmVisit, moduleOf, solanaVisit } from './recipe-visits.js';
import { run } from './run.js';

const TSC = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url));
const FRIEND = `0x${'7a'.repeat(20)}` as const;
const folder = hostFolders()['recipes-app'];
const stops: (() => Promise<void>)[] = [];
beforeAll(openPage);
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

async function onEvm() {
  const visit = await evmVisit(folder);
  stops.push(visit.stop);
  const client = createPublicClient({ transport: http(visit.node.rpcUrl) });
  return { ...visit, held: (address: `0x${string}`) => client.getBalance({ address }) };
}

async function onSolana() {
  const visit = await solanaVisit(folder);
  stops.push(visit.stop);
  return visit;
}

async function connect(modal: Modal, walletId: string): Promise<void> {
  expect(await modal.connect(walletId)).toMatchObject({ ok: true });
}

it('pass type checks', async () => {
  await run(process.execPath, [TSC, '--noEmit', '-p', join(folder, 'tsconfig.json')], { cwd: folder });
});

it('ethers signs and sends', async () => {
  interface Signer {
    readonly address: `0x${string}`;
    signMessage(message: string): Promise<`0x${string}`>;
    sendTransaction(transaction: object): Promise<{ wait(): Promise<{ readonly status: number }> }>;
  }
  const { ethersSigner } = await moduleOf<{ ethersSigner(modal: Modal): Promise<Signer | undefined> }>(
    folder,
    'src/ethers-signer.ts',
  );
  const { modal, held } = await onEvm();
  expect(await ethersSigner(modal)).toBeUndefined();
  await connect(modal, 'harbor');
  const signer = await ethersSigner(modal);
  if (!signer) throw new Error('No signer');
  const signature = await signer.signMessage('Hello');
  expect(await verifyMessage({ address: signer.address, message: 'Hello', signature })).toBe(true);
  const sent = await signer.sendTransaction({ to: FRIEND, value: 5n });
  expect((await sent.wait()).status).toBe(1);
  expect(await held(FRIEND)).toBe(5n);
});

it('web3.js signs and sends', async () => {
  interface Web3 {
    readonly eth: {
      readonly defaultAccount: `0x${string}`;
      sendTransaction(transaction: object): Promise<{ readonly status: bigint }>;
      getBalance(address: string): Promise<bigint>;
    };
  }
  const { web3Of } = await moduleOf<{ web3Of(modal: Modal): Web3 | undefined }>(folder, 'src/web3-of.ts');
  const { modal, held } = await onEvm();
  expect(web3Of(modal)).toBeUndefined();
  await connect(modal, 'harbor');
  const web3 = web3Of(modal);
  if (!web3) throw new Error('No web3');
  const { eth } = web3;
  expect((await eth.sendTransaction({ from: eth.defaultAccount, to: FRIEND, value: 7n })).status).toBe(1n);
  expect([await eth.getBalance(FRIEND), await held(FRIEND)]).toEqual([7n, 7n]);
});

it('@solana/kit signs what it sends itself', async () => {
  const { sendLamports } = await moduleOf<{
    sendLamports(modal: Modal, rpcUrl: string, to: string, lamports: bigint): Promise<string | undefined>;
  }>(folder, 'src/send-lamports.ts');
  const { modal, world } = await onSolana();
  const { rpcUrl } = world.node;
  const friend = makeKey('friend').address;
  expect(await sendLamports(modal, rpcUrl, friend, 5_000_000n)).toBeUndefined();
  await connect(modal, 'Sunfish');
  expect(await sendLamports(modal, rpcUrl, friend, 5_000_000n)).toMatch(/^[1-9A-HJ-NP-Za-km-z]{80,90}$/);
  expect(await jsonRpc(rpcUrl, 'getBalance', [friend])).toMatchObject({ value: 5_000_000 });
});

/** Renders a hook of the app inside its provider, and returns its last result. */
async function draw<T>(hook: () => T, around: (inside: unknown) => unknown): Promise<() => T> {
  const { createRoot } = await moduleOf<{
    createRoot(place: Element): { render(element: unknown): void; unmount(): void };
  }>(folder, 'node_modules/react-dom/client.js');
  let last: { readonly value: T } | undefined;
  const note = () => {
    last = { value: hook() };
    return null;
  };
  const root = createRoot(document.body);
  stops.push(async () => root.unmount());
  root.render(around((await react()).createElement(note)));
  await expect.poll(() => last).toBeDefined();
  return () => {
    if (!last) throw new Error('Nothing has been drawn.');
    return last.value;
  };
}

function react() {
  return moduleOf<{ createElement(...of: unknown[]): unknown }>(folder, 'node_modules/react/index.js');
}

it('TanStack Query queries again for another account, and not without one', async () => {
  const { BalanceApp, useEtherBalance } = await moduleOf<{
    BalanceApp(props: { modal: Modal; children: unknown }): unknown;
    useEtherBalance(): { readonly data: bigint | undefined; readonly fetchStatus: string; refetch(): Promise<unknown> };
  }>(folder, 'src/use-ether-balance.tsx');
  const { createElement } = await react();
  const { modal, held } = await onEvm();
  const balance = await draw(useEtherBalance, (children) => createElement(BalanceApp, { modal }, children));
  expect(balance()).toMatchObject({ data: undefined, fetchStatus: 'idle' });
  await connect(modal, 'harbor');
  await expect.poll(() => balance().data).toBe(10_000n * 10n ** 18n);
  await modal.disconnect();
  await expect.poll(() => balance()).toMatchObject({ data: undefined, fetchStatus: 'idle' });
  expect(await held(FRIEND)).toBe(0n);
});

it('the hooks of wallet-adapter show what is connected in the modal, and send', async () => {
  const { SolanaHooks, useSendLamports, useWallet } = await moduleOf<{
    SolanaHooks(props: object): unknown;
    useSendLamports(): (to: string, lamports: number) => Promise<string>;
    useWallet(): {
      readonly connected: boolean;
      readonly wallet: { readonly adapter: { readonly name: string } } | null;
      readonly publicKey: { toBase58(): string } | null;
      connect(): Promise<void>;
      disconnect(): Promise<void>;
    };
  }>(folder, 'src/solana-hooks.tsx');
  const { createElement } = await react();
  const { modal, world } = await onSolana();
  const { rpcUrl } = world.node;
  const shown = await draw(
    () => ({ wallet: useWallet(), send: useSendLamports() }),
    (children) => createElement(SolanaHooks, { modal, rpcUrl }, children),
  );
  await expect.poll(() => shown().wallet.wallet?.adapter.name).toBe('Porthole');
  const connecting = shown().wallet.connect();
  await expect.poll(() => modal.getState().shell.open).toBe(true);
  await connect(modal, 'Sunfish');
  await connecting;
  await expect.poll(() => shown().wallet.connected).toBe(true);
  expect(shown().wallet.publicKey?.toBase58()).toBe(makeKey('sunfish 1').address);
  const friend = makeKey('friend').address;
  await shown().send(friend, 5_000_000);
  expect(await jsonRpc(rpcUrl, 'getBalance', [friend])).toMatchObject({ value: 5_000_000 });
  await modal.disconnect();
  await expect.poll(() => shown().wallet.connected).toBe(false);
});
