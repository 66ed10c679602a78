/** The product accepts the described answers: real answers lose nothing, and the minimal valid answers are sufficient. */
import { readFileSync } from 'node:fs';
import { asyncScheduler, lastValueFrom } from 'rxjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HandleContext } from '../../../application/ports/handle.js';
import { defineNetwork } from '../../../domain/network/network.js';
import { scriptedDevice } from '../../../infrastructure/fakes/index.js';
import { blockchainService } from '../../../infrastructure/services/blockchain/index.js';
import { readBalance } from '../../../infrastructure/services/blockchain/read-balance.js';
import { readWallet } from '../../../infrastructure/services/catalogue/http/read-wallet.js';
import { memoryStorage } from '../../../infrastructure/storage/memory-storage.js';
import { startWorld, type World } from '../../world.js';
import { CALLS } from '../calls.js';
import { matchCalls } from '../match-call.js';

interface Schema {
  readonly $ref?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

const text = readFileSync(new URL('../../../docs/services.openapi.json', import.meta.url), 'utf8');
const { paths, components } = JSON.parse(text);
const { schemas } = components as { readonly schemas: Readonly<Record<string, Schema>> };

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const ask = async (path: string) => (await fetch(new URL(path, world.services.url))).json();

/** The value without its optional fields. */
function least(value: unknown, schema: Schema): unknown {
  const { properties, required = [] } = schema.$ref ? (schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;
  if (!properties || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) =>
      required.includes(key) ? [[key, least(part, properties[key] ?? {})] as const] : [],
    ),
  );
}

describe('the product reads', () => {
  it('balances', async () => {
    const { balances } = await ask(`invented-50/v1/account/${world.accounts[0]?.address}/balance`);
    expect(balances.length).toBeGreaterThan(50);
    for (const balance of balances) {
      expect(readBalance(balance)).toEqual(balance);
      const { symbol, chainId, quantity } = balance;
      expect(readBalance(least(balance, schemas.Balance ?? {}))).toMatchObject({ symbol, chainId, quantity });
    }
  });

  it('wallets', async () => {
    const { data } = await ask('getWallets?entries=20');
    for (const wallet of data) {
      const { id, name } = wallet;
      expect(readWallet(wallet)).toMatchObject({ id, name });
      expect(readWallet(least(wallet, schemas.Wallet ?? {}))).toMatchObject({ id, name });
    }
  });
});

it('sends only described requests', async () => {
  const [input] = world.networks;
  const network = defineNetwork(input);
  const address = world.accounts[1]?.address ?? '';
  const context: HandleContext = {
    ...{ networks: [network], storage: memoryStorage(), device: scriptedDevice(), scheduler: asyncScheduler },
    projectId: 'example',
  };
  const { portfolio, names } = blockchainService({ url: world.services.url });
  const [holdings, whose] = [await portfolio.load(context), await names.load(context)];
  const from = world.services.asked.length;
  const question = { address, network, known: [], fresh: [] };
  expect(await lastValueFrom(holdings.holdings(question))).toHaveLength(3);
  expect(await lastValueFrom(whose.identity(address, network))).toMatchObject({ name: 'odile.berth.example' });
  const asked = world.services.asked.slice(from);
  expect(asked.length).toBeGreaterThanOrEqual(4);
  for (const each of asked) {
    const { pathname, searchParams } = new URL(each, world.services.url);
    const [{ call } = { call: undefined }] = matchCalls(CALLS, pathname);
    const described: readonly { readonly name?: string; readonly $ref?: string }[] =
      paths[call?.path ?? '']?.get?.parameters ?? [];
    const known = described.map(({ name, $ref }) => name ?? $ref?.split('/').at(-1));
    expect(known, each).toEqual(expect.arrayContaining([...searchParams.keys()]));
  }
});
