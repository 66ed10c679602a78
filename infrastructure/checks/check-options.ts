/** Whether `createModal` got valid options: every name, and the shape of every value. */
import { Failure } from '../../domain/failure/failure.js';
import type { ModalOptions, Services } from '../options.js';
import { features, lastingOptions, themeMode, themeVariables } from './given-shapes.js';
import { type PartHandle, wrongInPart } from './part-options.js';
import {
  anything,
  either,
  firstOf,
  listOf,
  method,
  needed,
  oneOf,
  readable,
  record,
  type Shape,
  text,
  unknownName,
} from './shape.js';
import { wrongNetworks } from './wrong-networks.js';

/** A handle that is passed in, and the options of our own ones. Its other members are not checked. */
const handle: Shape = (value, name) =>
  needed((given) => {
    const { id, load } = given as Readonly<Record<string, unknown>>;
    if (typeof load !== 'function') return notAPart(name);
    // First what is wrong with the options: they may be why there is no id.
    return wrongInPart(given as PartHandle) ?? (typeof id === 'string' ? undefined : notAPart(name));
  })(value, name);

const notAPart = (name: string) => `\`${name}\` must be a part such as \`evm()\` or \`injected()\``;

const off: Shape = (value, name) => (value === false ? undefined : `\`${name}\` must be false or an object`);

/** The host's own adapter: its contract covers its members. */
const adapter =
  (...members: readonly string[]): Shape =>
  (value, name) =>
    value === undefined || value === null
      ? undefined
      : firstOf(members, (member) =>
          needed(method)((value as Readonly<Record<string, unknown>>)[member], `${name}.${member}`),
        );

/** A new service does not compile without being listed. */
const SERVICES = Object.keys({
  catalogue: true,
  analytics: true,
  portfolio: true,
  activity: true,
  collectibles: true,
  names: true,
  registry: true,
  swaps: true,
  onramp: true,
  sessions: true,
  exchanges: true,
  clearSigning: true,
} satisfies Record<keyof Services, true>);

/** A new option does not compile without its shape. */
const OPTIONS: Readonly<Record<keyof ModalOptions, Shape>> = {
  ...lastingOptions,
  // Checked by `wrongNetworks`.
  networks: anything,
  // Checked by `checkOptions` of the domain, with more exact messages.
  defaultNetwork: anything,
  themeMode,
  siweConfig: handleOrNothing,
  siwx: handleOrNothing,
  chains: listOf(handle),
  connectors: listOf(handle),
  services: either(off, record(Object.fromEntries(SERVICES.map((name) => [name, handleOrNothing])))),
  themeVariables,
  features,
  preload: oneOf(['page', 'idle', 'intent']),
  storagePrefix: text,
  storage: adapter('get', 'set'),
  device: adapter('log', 'copy', 'openTab', 'openApp'),
  scheduler: adapter('now', 'schedule'),
  approvals: adapter('forward', 'reject', 'show'),
  flows: adapter('load'),
};

function handleOrNothing(value: unknown, name: string): string | undefined {
  return value === undefined || value === null ? undefined : handle(value, name);
}

/** Throws `invalid-options`, with a sentence that names the option; `data.problems`: one for each invalid option. */
export function checkGivenOptions(options: ModalOptions): void {
  const given: Readonly<Record<string, unknown>> = { ...options };
  const known = Object.keys(OPTIONS);
  const problems = [
    ...Object.keys(given).map((name) => unknownName([name], known)),
    ...wrongNetworks(given.networks),
    ...Object.entries(OPTIONS).map(([name, shape]) => readable(shape)(given[name], name)),
  ].flatMap((wrong) => (wrong === undefined ? [] : `createModal: ${wrong}`));
  if (problems[0]) throw new Failure('invalid-options', problems[0], { data: { problems } });
}
