/**
 * Published as `porthole/standalone`: Porthole for EVM networks as one ES module for `<script type="module">`, without
 * a bundler. It includes all libraries; parts that are loaded later are in files beside it
 * (scripts/build-standalone.mjs).
 */
export {
  arbitrum,
  base,
  type EvmOptions,
  evm,
  mainnet,
  optimism,
  polygon,
  sepolia,
} from '../../infrastructure/chains/evm/index.js';
export {
  type Eip1193Provider,
  type ExternalOptions,
  external,
} from '../../infrastructure/connectors/external/index.js';
export { type InjectedOptions, injected } from '../../infrastructure/connectors/injected/index.js';
export { type WalletConnectOptions, walletConnect } from '../../infrastructure/connectors/walletconnect/index.js';
export {
  type Connection,
  createModal,
  defineNetwork,
  Failure,
  type FailureCode,
  isFailure,
  type Modal,
  type ModalOptions,
  type Network,
  type NetworkInput,
  type Outcome,
  type State,
} from '../../infrastructure/create-modal.js';
export { type EvmDefaultsOptions, evmDefaults } from '../../infrastructure/preset/index.js';
export { defineElements, type ElementOptions, type PortholeChange } from '../../ui-react/elements/index.js';
export { type MountOptions, mount } from '../../ui-react/mount.js';
export type { Text } from '../../ui-react/text/en.js';
export type { Messages } from '../../ui-react/words/words.js';
