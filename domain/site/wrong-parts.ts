/** Options that must be parts, such as `evm()`, but are not: without this, loading the modal would fail without a reason. */
import { readProperty } from '../value/read-property.js';

/** The options that consist of parts. */
export interface PartOptions {
  readonly chains?: unknown;
  readonly connectors?: unknown;
  readonly services?: unknown;
  readonly siwx?: unknown;
  readonly siweConfig?: unknown;
  readonly flows?: unknown;
}

/** Their names. In development, `infrastructure/checks` says of each what is wrong. */
export function wrongParts(options: PartOptions): readonly string[] {
  const { chains = [], connectors = [], services, siwx, siweConfig, flows } = options;
  const named = Object.entries(services || {}).map(([name, part]) => [`services.${name}`, part]);
  const alone = [...Object.entries({ siwx, siweConfig, flows }), ...named].filter(([, part]) => part && !isPart(part));
  const lists = Object.entries({ chains, connectors }).filter(
    ([, list]) => !Array.isArray(list) || !list.every(isPart),
  );
  return [...lists, ...alone].map(([name]) => name);
}

function isPart(value: unknown): boolean {
  return typeof readProperty(value, 'load') === 'function';
}
