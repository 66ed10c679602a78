/** The product's connector, the relay and a phone wallet, without anything else: for tests of sessions. */

import { asyncScheduler, firstValueFrom, from, of, Subject } from 'rxjs';
import type { Connector } from '../../application/ports/connector.js';
import type { HandleContext } from '../../application/ports/handle.js';
import type { Link } from '../../application/ports/link.js';
import type { SignIn } from '../../application/ports/sign-in.js';
import type { Storage } from '../../application/ports/storage.js';
import { defineNetwork, type Network } from '../../domain/network/network.js';
import { evm } from '../../infrastructure/chains/evm/index.js';
import type { WalletConnectOptions } from '../../infrastructure/connectors/walletconnect/index.js';
import { type ScriptedDevice, scriptedDevice } from '../../infrastructure/fakes/scripted-device.js';
import { memoryStorage } from '../../infrastructure/storage/memory-storage.js';
import { type Relay, startRelay } from '../relay/relay.js';
import { memoryStore } from '../wallets/wallet-memory.js';
import { walletConnectOf } from './client-of-choice.js';
import { eip155Namespace } from './eip155-namespace.js';
import { memoryKeyValues } from './memory-key-values.js';
import type { PhoneNamespaceFactory } from './phone-namespace.js';
import { createPhoneWallet, type PhoneWallet } from './phone-wallet.js';

/** Keys of the default development accounts. */
const KEYS = [
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
  '0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a',
] as const;
export const ACCOUNTS = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
] as const;
export const ONE = 'eip155:31337';
export const TWO = 'eip155:31338';

export interface Page {
  readonly connector: Connector;
  readonly storage: Storage;
  readonly device: ScriptedDevice;
  /** Alerts for developers, by key. */
  readonly alerts: readonly string[];
  /** The types of all events. */
  readonly events: readonly string[];
  /** Connects through the phone; resolves when both sides are done. */
  connect(): Promise<readonly [Link, ...Link[]]>;
  /** Resolves with the displayed URI; `links` resolves with the result. */
  pair(): Promise<{ readonly uri: string; readonly links: Promise<readonly [Link, ...Link[]]>; giveUp(): void }>;
  restore(): Promise<Link | undefined>;
  close(): void;
}

export interface ConnectorFixture {
  readonly relay: Relay;
  readonly phone: PhoneWallet;
  /** Another page; with the store of an earlier one, the same browser. */
  page(storage?: Storage, options?: PageOptions): Promise<Page>;
  anotherPhone(name: string): Promise<PhoneWallet>;
  stop(): Promise<void>;
}

export interface PageOptions extends WalletConnectOptions {
  readonly networks?: readonly (number | Network)[];
  /** Default: the fixture's. */
  readonly client?: 'light' | 'sdk' | undefined;
  /** The sign-in port. */
  readonly signIn?: (context: HandleContext) => SignIn;
}

/** The phone's networks. There is no node: sessions do not need one. */
const NODE = 'http://127.0.0.1:9';
const KNOWN = [
  { chainId: 31337, name: 'Network 31337', rpcUrl: NODE },
  { chainId: 31338, name: 'Network 31338', rpcUrl: NODE },
] as const;

let count = 0;

/** With the chosen client. `more`: the phone's namespaces in addition to eip155. */
export function connectorFixture(
  limits: WalletConnectOptions['limits'] = {},
  ...more: readonly PhoneNamespaceFactory[]
): Promise<ConnectorFixture> {
  return fixtureOf(undefined, limits, more);
}

/** With Porthole's own client. */
export function lightFixture(limits: WalletConnectOptions['limits'] = {}): Promise<ConnectorFixture> {
  return fixtureOf('light', limits, []);
}

async function fixtureOf(
  client: PageOptions['client'],
  limits: NonNullable<WalletConnectOptions['limits']>,
  more: readonly PhoneNamespaceFactory[],
): Promise<ConnectorFixture> {
  const relay = await startRelay();
  const pages: Page[] = [];
  const phones: PhoneWallet[] = [];
  const startPhone = async (name: string): Promise<PhoneWallet> => {
    count += 1;
    const phone = await createPhoneWallet({
      name,
      relayUrl: relay.url,
      namespaces: [
        eip155Namespace({ rdns: 'example.ferry', keys: [...KEYS], networks: KNOWN }, memoryStore()),
        ...more,
      ],
      mode: 'approve',
      storage: memoryKeyValues(),
      storagePrefix: `connector-phone-${count}`,
    });
    phones.push(phone);
    return phone;
  };
  const phone = await startPhone('Ferry');
  return {
    relay,
    phone,
    anotherPhone: startPhone,
    async page(storage = memoryStorage(), { networks = [31337, 31338], signIn, client: by = client, ...options } = {}) {
      const destroyed$ = new Subject<void>();
      const device = scriptedDevice();
      const [alerts, events]: [string[], string[]] = [[], []];
      const context: HandleContext = {
        networks: networks.map((each) => (typeof each === 'number' ? network(each) : each)),
        storage,
        device,
        scheduler: asyncScheduler,
        metadata: { name: 'Slipway', description: '', url: 'http://127.0.0.1:1', icons: [] },
        destroyed$,
        emit(event) {
          events.push(event.type);
          if (event.type === 'alert.due') alerts.push(event.key);
        },
        chain: () => from(evm().load(context)),
        get signIn() {
          return port$;
        },
      };
      const port$ = signIn && of(signIn(context));
      const connector = await walletConnectOf(by)({ relayUrl: relay.url, limits, ...options }).load(context);
      const page: Page = {
        connector,
        storage,
        device,
        alerts,
        events,
        async connect() {
          const { uri, links } = await page.pair();
          await phone.pair(uri);
          return await links;
        },
        pair: () => pairOn(connector),
        restore: () => firstValueFrom(connector.restore('walletConnect', 'eip155')),
        close: () => destroyed$.next(),
      };
      pages.push(page);
      return page;
    },
    async stop() {
      for (const page of pages) page.close();
      await Promise.all(phones.map((each) => each.stop()));
      await relay.stop();
    },
  };
}

function pairOn(connector: Connector): ReturnType<Page['pair']> {
  return new Promise((shown, refused) => {
    let giveUp = (): void => undefined;
    const links = new Promise<readonly [Link, ...Link[]]>((resolve, reject) => {
      const attempt = connector.connect('walletConnect').subscribe({
        next(step) {
          if (step.type === 'pairing') shown({ uri: step.uri, links, giveUp: () => giveUp() });
          else resolve(step.links);
        },
        error(error) {
          reject(error);
          refused(error);
        },
      });
      giveUp = () => attempt.unsubscribe();
    });
    // Callers that only use the URI do not need to handle the outcome.
    links.catch(() => undefined);
  });
}

function network(id: number): Network {
  return defineNetwork({
    id,
    name: `Network ${id}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [NODE] } },
  });
}
