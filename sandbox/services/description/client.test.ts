/** What the description promises, the product understands: real answers lose nothing, and the least that may be answered is enough. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBalance } from '../../../infrastructure/services/blockchain/read-balance.js';
import { readWallet } from '../../../infrastructure/services/catalogue/http/read-wallet.js';
import { startWorld, type World } from '../../world.js';

interface Schema {
  readonly $ref?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

const text = readFileSync(new URL('../../../docs/services.openapi.json', import.meta.url), 'utf8');
const { schemas } = JSON.parse(text).components as { readonly schemas: Readonly<Record<string, Schema>> };

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const ask = async (path: string) => (await fetch(new URL(path, world.services.url))).json();

/** The value without whatever need not be there. */
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
