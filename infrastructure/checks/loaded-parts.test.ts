import { EMPTY, NEVER, type Observable, of } from 'rxjs';
import { expect, it } from 'vitest';
import { nextWallets } from '../../application/catalogue/actions.js';
import type { Link } from '../../application/ports/link.js';
import type { Wallet } from '../../domain/wallet/wallet.js';
import { createModal } from '../create-modal.js';
import { scriptedDevice } from '../fakes/scripted-device.js';
import { SCRIPTED_NETWORKS } from '../fakes/scripted-modal.js';
import type { ModalOptions } from '../options.js';
import { memoryStorage } from '../storage/memory-storage.js';
import { withCheckedParts } from './loaded-parts.js';

const wallet: Wallet = { id: 'own', type: 'EXTERNAL', name: 'Own', namespace: 'eip155', connectorId: 'own' };
const link: Link = {
  wallet,
  accounts: [{ namespace: 'eip155', address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', type: 'eoa' }],
  networkId: 'eip155:1',
  changes$: NEVER,
  provider: { request: () => Promise.resolve(null) },
  disconnect: () => EMPTY,
};
const nothing = (): Observable<never> => EMPTY;

const parts = {
  chain: {
    namespace: 'eip155',
    isAddress: () => true,
    holdings: nothing,
    estimateFee: nothing,
    send: nothing,
    signMessage: () => of('0x01'),
    switchNetwork: nothing,
  },
  connector: {
    id: 'own',
    namespaces: ['eip155'],
    wallets$: of([wallet]),
    connect: () => of({ type: 'connected', links: [link] }),
    restore: () => of(undefined),
  },
  catalogue: { wallets: () => of({ wallets: [], count: 0 }), image: nothing },
};

/** What the console says when a dapp with these adapters connects, signs and shows its directory; each may lack a member. */
async function said(port?: keyof typeof parts, lacking?: string, more: object = {}): Promise<readonly string[]> {
  const part = (name: keyof typeof parts): object =>
    name === port ? { ...parts[name], [lacking ?? '']: undefined } : parts[name];
  const device = scriptedDevice();
  const handle = (name: keyof typeof parts) => ({ id: 'own', load: () => Promise.resolve(part(name)) });
  // As plain JavaScript could write it.
  const own: object = {
    chains: [{ ...handle('chain'), namespace: 'eip155', ...more }],
    connectors: [{ ...handle('connector'), namespaces: ['eip155'] }],
    services: { catalogue: handle('catalogue') },
  };
  const modal = createModal({ networks: SCRIPTED_NETWORKS, storage: memoryStorage(), device, ...own } as ModalOptions);
  await modal.open();
  await modal.connect('own');
  await modal.signMessage('Hello');
  await modal.signMessage('Hello again');
  await nextWallets(modal);
  modal.destroy();
  return device.lines.filter(({ level }) => level === 'error').map(({ message }) => message);
}

it('says nothing of complete adapters', async () => {
  expect(await said()).toEqual([]);
});

it.each([
  ['chain', 'chains[0]', 'isAddress'],
  ['chain', 'chains[0]', 'holdings'],
  ['chain', 'chains[0]', 'signMessage'],
  ['connector', 'connectors[0]', 'connect'],
  ['connector', 'connectors[0]', 'wallets$'],
  ['catalogue', 'services.catalogue', 'wallets'],
] as const)('names a %s in %s without %s, once', async (port, name, member) => {
  expect(await said(port, member)).toEqual([
    `createModal: \`${name}.load\` ("own") returns a part without \`${member}\``,
  ]);
});

it('does not miss what the handle says is not supported', async () => {
  expect(await said('chain', 'send', { supports: { send: false } })).toEqual([]);
});

it.each([
  ['is frozen', Object.freeze({ id: 'own', namespace: 'eip155', load: () => Promise.resolve(parts.chain) })],
  [
    'is of a class with private members',
    new (class {
      readonly #namespace = 'eip155';
      readonly id = 'own';
      get namespace() {
        return this.#namespace;
      }
      get load() {
        return () => Promise.resolve(parts.chain);
      }
      preload() {
        return this.#namespace;
      }
    })(),
  ],
] as const)('takes a handle that %s', (_, given) => {
  const [handle] = withCheckedParts({ chains: [given] } as object as ModalOptions).chains ?? [];
  expect([handle?.id, handle?.namespace]).toEqual(['own', 'eip155']);
  expect(() => handle?.preload?.()).not.toThrow();
  expect({ ...handle }).toHaveProperty('load');
});
