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

/** A sentence for each. */
export function wrongParts(options: PartOptions): readonly string[] {
  const { chains = [], connectors = [], services, siwx, siweConfig, flows } = options;
  const lists = Object.entries({ chains, connectors }).flatMap(([name, list]) =>
    Array.isArray(list)
      ? list.flatMap((part: unknown, at) =>
          isPart(part) ? [] : `\`${name}[${at}]\` must be a part such as \`evm()\` or \`injected()\``,
        )
      : `\`${name}\` must be a list`,
  );
  const single = { siwx, siweConfig, flows, ...prefixed('services.', services) };
  return [
    ...lists,
    ...Object.entries(single).flatMap(([name, part]) => (!part || isPart(part) ? [] : `\`${name}\` needs \`load\``)),
  ];
}

function isPart(value: unknown): boolean {
  return typeof readProperty(value, 'load') === 'function';
}

function prefixed(prefix: string, values: unknown): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(values || {}).map(([name, value]) => [prefix + name, value]));
}
