/** A real dapp SDK, the relay and a phone wallet in one world, for the tests in this folder. Nothing is mocked. */
import { UniversalProvider } from '@walletconnect/universal-provider';
import { type Hex, toHex } from 'viem';
import { type Relay, startRelay } from '../relay/relay.js';
import { memoryStore } from '../wallets/wallet-memory.js';
import type { World } from '../world.js';
import { eip155Namespace } from './eip155-namespace.js';
import { memoryKeyValues } from './memory-key-values.js';
import { createPhoneWallet, type PhoneWallet } from './phone-wallet.js';

export const SALTMARSH = 'eip155:31337';
export const TIDEWATER = 'eip155:31338';
/** On a network that no dapp knows. */
export const STRANGE = 'eip155:424242:0x00000000000000000000000000000000000A11cE';
export const METHODS = [
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
];

export interface PhoneFixture {
  readonly relay: Relay;
  readonly phone: PhoneWallet;
  readonly dapp: Dapp;
  /** The dapp's side of a pairing: its uri, and the session that it waits for. */
  propose(chains?: string[]): Promise<{ readonly uri: string; readonly session: Promise<Session> }>;
  /** Both sides of it. */
  connect(chains?: string[]): Promise<Session>;
  sign(message?: string): Promise<Hex>;
  /** The next event of the dapp's provider by that name. */
  next(event: string): Promise<unknown>;
  /** Restarts the wallet with its storage, or with an empty one. */
  restartPhone(options?: { readonly keepStore: boolean }): Promise<void>;
  stop(): Promise<void>;
}

type Dapp = InstanceType<typeof UniversalProvider>;
type Session = Awaited<ReturnType<Dapp['connect']>>;

/** The wallet's account in use. */
export function addressOf(world: World, index = 0): Hex {
  const account = world.accounts[8 + index];
  if (!account) throw new Error(`The world has no account ${index} for a phone wallet.`);
  return account.address;
}

let count = 0;

/** Uses its own relay by default. */
export async function phoneFixture(world: World, shared?: Relay): Promise<PhoneFixture> {
  count += 1;
  const prefix = String(count);
  const relay = shared ?? (await startRelay());
  let storage = memoryKeyValues();
  const { phone: settings } = world.settings;
  const startPhone = () =>
    createPhoneWallet({
      name: 'Ferry',
      relayUrl: relay.url,
      namespaces: [eip155Namespace(settings, memoryStore())],
      mode: 'approve',
      storage,
      storagePrefix: `phone-${prefix}`,
    });
  let phone = await startPhone();
  const dapp = await UniversalProvider.init({
    relayUrl: relay.url,
    projectId: 'sandbox',
    metadata: { name: 'Slipway', description: '', url: 'http://127.0.0.1:1', icons: [] },
    customStoragePrefix: `dapp-${prefix}`,
    storage: memoryKeyValues(),
    telemetryEnabled: false,
    logger: 'silent',
  });
  const fixture: PhoneFixture = {
    relay,
    get phone() {
      return phone;
    },
    dapp,
    async propose(chains = [SALTMARSH]) {
      const uri = fixture.next('display_uri');
      const session = dapp.connect({
        optionalNamespaces: {
          eip155: {
            chains,
            methods: METHODS,
            events: ['chainChanged', 'accountsChanged'],
            rpcMap: { [SALTMARSH]: world.urls[0], [TIDEWATER]: world.urls[1] },
          },
        },
      });
      return { uri: String(await uri), session };
    },
    async connect(chains) {
      const { uri, session } = await fixture.propose(chains);
      await phone.pair(uri);
      return session;
    },
    sign: (message = 'Hello from afar') =>
      dapp.request({ method: 'personal_sign', params: [toHex(message), addressOf(world)] }, SALTMARSH),
    next: (event) => new Promise((resolve) => dapp.once(event, resolve)),
    async restartPhone({ keepStore } = { keepStore: true }) {
      await phone.stop();
      if (!keepStore) storage = memoryKeyValues();
      phone = await startPhone();
    },
    async stop() {
      await phone.stop();
      dapp.client.core.heartbeat.stop();
      await dapp.client.core.relayer.transportClose();
      if (!shared) await relay.stop();
    },
  };
  return fixture;
}
