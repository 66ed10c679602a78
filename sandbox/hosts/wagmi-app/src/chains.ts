/** Only compiled: any chain of wagmi is a network, and the bridge has the types of the installed wagmi. */
import type { Modal, NetworkInput } from 'porthole';
import { porthole, watchPorthole } from 'porthole/wagmi';
import type { Config, CreateConnectorFn } from 'wagmi';
import * as chains from 'wagmi/chains';

export const each: { readonly [Name in keyof typeof chains]: NetworkInput } = chains;
export const all: readonly NetworkInput[] = Object.values(chains);
export const connectorOf = (modal: Modal): CreateConnectorFn => porthole(modal);
export const watch: (config: Config) => () => void = watchPorthole;
// @ts-expect-error Not a config.
export const wrong = () => watchPorthole({});
