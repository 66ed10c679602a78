/** Published as `porthole/blockchain`: balances, activity, collectibles, names and swaps from one HTTP service. */
import type { HandleContext } from '../../../application/ports/handle.js';
import type { NameRegistry, ServiceHandle, ServiceHandles } from '../../../application/ports/services.js';
import type { BlockchainServiceOptions, NameRegistryOptions } from './options.js';

export type {
  Activity,
  BuiltCall,
  Collectible,
  Collectibles,
  HoldingsQuestion,
  NameRegistration,
  NameRegistry,
  NameSuggestion,
  Names,
  PageQuestion,
  Portfolio,
  ServiceHandle,
  ServiceHandles,
  ServicePage,
  SwapOrder,
  Swaps,
} from '../../../application/ports/services.js';
export type { AddressIdentity } from '../../../domain/address/identity.js';
export type { BlockchainServiceOptions, NameRegistryOptions } from './options.js';

/**
 * The services at one URL: `services: { ...blockchainService({ url }) }`. No request is made before a wallet is
 * connected, and all requests go to `url`.
 */
export function blockchainService(options: BlockchainServiceOptions): {
  readonly [Name in 'portfolio' | 'names' | 'activity' | 'collectibles' | 'swaps']: NonNullable<ServiceHandles[Name]>;
} {
  const { url, pictureUrls } = (options ?? {}) as BlockchainServiceOptions;
  const handle = <Service>(load: (context: HandleContext) => Promise<Service>): ServiceHandle<Service> => ({
    ...{ id: 'http', urls: [url], pictureUrls: [url, pictureUrls ?? []].flat(), given: { blockchainService: options } },
    load,
  });
  return {
    portfolio: handle(async (context) => {
      const { portfolio } = await import('./portfolio.js');
      return portfolio(options, context);
    }),
    names: handle(async (context) => {
      const { names } = await import('./names.js');
      return names(options, context);
    }),
    activity: handle(async (context) => {
      const { activity } = await import('./activity.js');
      return activity(options, context);
    }),
    collectibles: handle(async (context) => {
      const { collectibles } = await import('./collectibles.js');
      return collectibles(options, context);
    }),
    swaps: handle(async (context) => {
      const { swaps } = await import('./swaps.js');
      return swaps(options, context);
    }),
  };
}

/** Lets visitors register a name for the embedded wallet: `services: { registry: nameRegistry({ url, suffix }) }`. */
export function nameRegistry(options: NameRegistryOptions): ServiceHandle<NameRegistry> {
  return {
    ...{ id: 'http', urls: [options?.url], given: { nameRegistry: options } },
    load: async (context) => (await import('./registry-client.js')).registryClient(options, context),
  };
}
