/**
 * Published as `porthole/testing`: scripted fakes for every port, and a contract (a test suite) for each kind of
 * adapter. It imports no test runner. A contract takes your `describe` and `it`, and a function that creates the
 * adapter under test:
 *
 *     import { describe, it } from 'node:test';
 *     import { storageContract } from 'porthole/testing';
 *     storageContract({ describe, it }, () => cookieStorage());
 *
 * Fakes accept a scheduler: pass that of `virtualTime()`, and time passes only when the test advances it.
 */
export { type MemoryStorage, memoryStorage } from '../storage/memory-storage.js';
export { type Announced, announceWallet } from './announce-wallet.js';
export { type CatalogueSubject, catalogueContract } from './contracts/catalogue-contract.js';
export { type ChainSubject, chainContract } from './contracts/chain-contract.js';
export { type ConnectorSubject, connectorContract } from './contracts/connector-contract.js';
export { type DeviceSubject, deviceContract } from './contracts/device-contract.js';
export { storageContract } from './contracts/storage-contract.js';
export type { TestRunner } from './contracts/test-runner.js';
export { type ScriptedApprovals, scriptedApprovals } from './scripted-approvals.js';
export {
  type CatalogueTask,
  type ScriptedCatalogue,
  type ScriptedCatalogueOptions,
  scriptedCatalogue,
} from './scripted-catalogue.js';
export { type ChainTask, type ScriptedChain, type ScriptedChainOptions, scriptedChain } from './scripted-chain.js';
export { type ScriptedConnector, type ScriptedConnectorOptions, scriptedConnector } from './scripted-connector.js';
export { type LogLine, type ScriptedDevice, type ScriptedDeviceOptions, scriptedDevice } from './scripted-device.js';
export {
  type ScriptedEmbedded,
  type ScriptedEmbeddedOptions,
  type ScriptedMail,
  scriptedEmbedded,
} from './scripted-embedded.js';
export { type ScriptedLink, scriptedLink } from './scripted-link.js';
export { SCRIPTED_NETWORKS, type ScriptedModal, type ScriptedModalParts, scriptedModal } from './scripted-modal.js';
export { type Answers, type ScriptedProvider, scriptedProvider } from './scripted-provider.js';
export {
  type Asked,
  type Question,
  type ScriptedWallet,
  type ScriptedWalletOptions,
  scriptedWallet,
} from './scripted-wallet.js';
export { type VirtualTime, virtualTime } from './virtual-time.js';
