/** The services of a page in memory: they know what the stand-in for a chain knows, and prices. */
import type { SchedulerLike } from 'rxjs';
import { of } from 'rxjs';
import type {
  AddressIdentity,
  HoldingsQuestion,
  LoadedServices,
  NameRegistry,
  ServiceHandle,
} from '../../application/services.js';
import { Failure } from '../../domain/failure.js';
import { listedFirst } from '../../domain/listed-first.js';
import type { Holding } from '../../domain/token.js';
import type { ScriptedChain } from '../../infrastructure/fakes/index.js';
import { type ScriptedService, scriptedService } from '../../infrastructure/fakes/scripted-service.js';
import { coreNames } from './core-names.js';
import { ETHER, TOKENS } from './core-networks.js';
import type { PageSettings } from './page-settings.js';

export interface CoreServices {
  of(page: PageSettings): LoadedServices;
  /** As a host would list it. */
  readonly registry: ServiceHandle<NameRegistry>;
  change(state: PageSettings['blockchain']): void;
}

const SLOWNESS = 2_000;
/** Of the wallets' accounts, by how they begin: one is known by name, as in the sandbox. */
const NAMES: Readonly<Record<string, string>> = { a1: 'odile.berth.example' };
/** As in the sandbox: nobody knows what SALT is worth. */
const PRICES: Readonly<Record<string, string>> = { KELP: '1' };

export function coreServices(chain: ScriptedChain, scheduler: SchedulerLike): CoreServices {
  const portfolio = scriptedService(({ address, network, known }: HoldingsQuestion): readonly Holding[] => {
    const networkId = network.caipNetworkId;
    const tokens = [ETHER, ...TOKENS.map(({ whole: _, ...token }) => token)].map((token) => ({ ...token, networkId }));
    const held = tokens.map((token) => {
      const price = PRICES[token.symbol];
      return { token, amount: chain.balanceOf(address, token), ...(price && { price }) };
    });
    return listedFirst(held, known);
  }, scheduler);
  const names = scriptedService((address: string): AddressIdentity => {
    const name = NAMES[address.slice(2, 4)];
    return name === undefined ? {} : { name };
  }, scheduler);
  const register = coreNames(scheduler);
  return {
    of: ({ blockchain, registry }) => ({
      ...(blockchain !== undefined && {
        portfolio: of({ holdings: portfolio.answer }),
        names: of({ identity: names.answer }),
      }),
      ...(registry && { registry: of(register.registry) }),
    }),
    registry: { id: 'names', load: () => Promise.resolve(register.registry) },
    change(state = 'fine') {
      setService(portfolio, 'balance', state);
      setService(names, 'identity', state);
      register.change((call, service) => setService(service, call, state));
    },
  };
}

/** `fault`, or `fault@call` for one call alone. */
function setService<Q, A>(service: ScriptedService<Q, A>, call: string, state: string): void {
  const [fault, only = call] = state.split('@');
  const now = only === call ? fault : 'fine';
  service.takes(now === 'slow' ? SLOWNESS : 0);
  if (now === 'silent') service.hang();
  else service.fail(now === 'fine' || now === 'slow' ? undefined : new Failure('request-failed'));
}
