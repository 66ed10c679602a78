/** The host's own adapters, in development: one that lacks a method is reported when it is loaded, by the name of its option. */
import type { Catalogue } from '../../application/ports/catalogue.js';
import type { Chain } from '../../application/ports/chain.js';
import type { Connector } from '../../application/ports/connector.js';
import type { ChainHandle, ConnectorHandle, Handle, HandleContext } from '../../application/ports/handle.js';
import { Failure } from '../../domain/failure/failure.js';
import { readProperty } from '../../domain/value/read-property.js';
import type { ModalOptions } from '../options.js';

/** The same options, with chains, connectors and a directory that check what their `load` returns. */
export function withCheckedParts(options: ModalOptions): ModalOptions {
  const { chains, connectors, services } = options;
  const catalogue = services ? services.catalogue : undefined;
  return {
    ...options,
    ...(chains && { chains: chains.map((each, at) => checked(each, `chains[${at}]`, chainMembers(each))) }),
    ...(connectors && {
      connectors: connectors.map((each, at) => checked(each, `connectors[${at}]`, connectorMembers(each))),
    }),
    ...(catalogue && { services: { ...services, catalogue: checked(catalogue, 'services.catalogue', CATALOGUE) } }),
  };
}

const CATALOGUE: readonly (keyof Catalogue)[] = ['wallets', 'image'];

/** What is never called may be missing, as in plain JavaScript. */
function chainMembers({ supports }: ChainHandle): readonly (keyof Chain)[] {
  return [
    'isAddress',
    ...(supports?.balance === false ? [] : (['holdings'] as const)),
    ...(supports?.send === false ? [] : (['estimateFee', 'send'] as const)),
    ...(['signMessage', 'switchNetwork'] as const),
  ];
}

function connectorMembers({ wallets }: ConnectorHandle): readonly (keyof Connector)[] {
  return ['connect', 'restore', ...(wallets ? [] : (['wallets$'] as const))];
}

/** The handle with another `load`. */
function checked<H extends Handle<object>>(handle: H, name: string, members: readonly string[]): H {
  let told = false;
  const load = async (context: HandleContext): Promise<object> => {
    const part: unknown = await handle.load(context);
    const missing = members.find((each) => !isThere(readProperty(part, each)));
    if (typeof part === 'object' && part !== null && missing === undefined) return part;
    const sentence = `createModal: \`${name}.load\` ("${handle.id}") returns a part without \`${missing ?? members[0]}\``;
    // It is loaded again on each use.
    if (!told) context.device.log('error', sentence);
    told = true;
    throw new Failure('invalid-options', sentence);
  };
  // All else is read from the handle itself: it may be frozen, or of a class with private members.
  return new Proxy({ ...handle, load } as H, {
    get: (_, key) => (key === 'load' ? load : bound(Reflect.get(handle, key), handle)),
    has: (_, key) => key in handle,
  });
}

function bound(member: unknown, handle: object): unknown {
  return typeof member === 'function' ? member.bind(handle) : member;
}

/** A function, or a stream. */
function isThere(member: unknown): boolean {
  return typeof member === 'function' || typeof readProperty(member, 'subscribe') === 'function';
}
