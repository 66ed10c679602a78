/** Parts that are made without what they need, as plain JavaScript can: a sentence says what is missing, and nothing is thrown. */
import { describe, expect, it } from 'vitest';
import { bitcoin } from '../chains/bitcoin/index.js';
import { polkadot } from '../chains/polkadot/index.js';
import { solana } from '../chains/solana/index.js';
import { clearSigning } from '../clear-signing/index.js';
import { embeddedWallet } from '../connectors/embedded/index.js';
import { external } from '../connectors/external/index.js';
import { injected } from '../connectors/injected/index.js';
import { walletConnect } from '../connectors/walletconnect/index.js';
import { createModal } from '../create-modal.js';
import { scriptedDevice } from '../fakes/scripted-device.js';
import { SCRIPTED_NETWORKS } from '../fakes/scripted-modal.js';
import type { ModalOptions } from '../options.js';
import { exchanges } from '../pay/index.js';
import { evmDefaults } from '../preset/index.js';
import { httpAnalytics } from '../services/analytics/index.js';
import { blockchainService, nameRegistry } from '../services/blockchain/index.js';
import { httpCatalogue } from '../services/catalogue/http/index.js';
import { onramp } from '../services/onramp/index.js';
import { localSignIn, signInService } from '../services/sign-in/index.js';
import { siwe } from '../services/siwe/index.js';
import { smartSessions } from '../smart-sessions/index.js';
import { memoryStorage } from '../storage/memory-storage.js';

/** As plain JavaScript could write it. */
const any = (value: unknown) => value as never;

/** Why the first call to a modal with these options fails. */
async function said(options: object): Promise<string> {
  const usual = { networks: SCRIPTED_NETWORKS, services: false, storage: memoryStorage(), device: scriptedDevice() };
  const modal = createModal({ ...usual, ...options } as ModalOptions);
  const outcome = await modal.open();
  modal.destroy();
  return outcome.ok ? 'nothing' : `${outcome.failure.code}: ${outcome.failure.message}`;
}

const NONE = any(null);

describe('a part without its options is reported by its name', () => {
  it.each<[string, () => object]>([
    ['solana', () => ({ chains: [solana(NONE)] })],
    ['bitcoin', () => ({ chains: [bitcoin(NONE)] })],
    ['polkadot', () => ({ chains: [polkadot(NONE)] })],
    ['injected', () => ({ connectors: [injected(NONE)] })],
    ['external', () => ({ connectors: [external(NONE)] })],
    ['walletConnect', () => ({ connectors: [walletConnect(NONE)] })],
    ['blockchainService', () => ({ services: blockchainService(NONE) })],
    ['nameRegistry', () => ({ services: { registry: nameRegistry(NONE) } })],
    ['onramp', () => ({ services: { onramp: onramp(NONE) } })],
    ['exchanges', () => ({ services: { exchanges: exchanges(NONE) } })],
    ['smartSessions', () => ({ services: { sessions: smartSessions(NONE) } })],
    ['clearSigning', () => ({ services: { clearSigning: clearSigning(NONE) } })],
    ['httpAnalytics', () => ({ services: { analytics: httpAnalytics(NONE) } })],
    ['httpCatalogue', () => ({ services: { catalogue: httpCatalogue(NONE) } })],
    ['localSignIn', () => ({ siwx: localSignIn(NONE) })],
    ['signInService', () => ({ siwx: signInService(NONE) })],
    ['siwe', () => ({ siweConfig: siwe(NONE) })],
  ])('%s', async (name, options) => {
    expect(await said(options())).toBe(`invalid-options: createModal: \`${name}()\` needs an object with its options`);
  });
});

describe('a part without a necessary option is reported with that option', () => {
  it.each<[string, () => object]>([
    ['onramp().sellers', () => ({ services: { onramp: onramp(any({ url: '/a' })) } })],
    ['onramp().sellers[0]', () => ({ services: { onramp: onramp(any({ url: '/a', sellers: [null] })) } })],
    ['external().id', () => ({ connectors: [external(any({ name: 'A', load: () => ({}) }))] })],
  ])('%s', async (name, options) => {
    expect(await said(options())).toBe(`invalid-options: createModal: \`${name}\` is missing`);
  });
});

it('the preset and the embedded wallet say at once what they need', () => {
  expect(() => createModal(evmDefaults(any(undefined)))).toThrow('`networks` needs at least one network');
  expect(() => embeddedWallet(NONE)).toThrow('embeddedWallet: `url` must be');
});
