import { afterEach, describe, expect, it, vi } from 'vitest';
import { createModal } from '../create-modal.js';
import { scriptedDevice } from '../fakes/scripted-device.js';
import { SCRIPTED_NETWORKS } from '../fakes/scripted-modal.js';
import type { ModalOptions } from '../options.js';
import { memoryStorage } from '../storage/memory-storage.js';

/** A modal of options as plain JavaScript can write them. */
function make(options: object) {
  const usual = { networks: SCRIPTED_NETWORKS, services: false, storage: memoryStorage(), device: scriptedDevice() };
  return createModal({ ...usual, ...options } as ModalOptions);
}

/** What the first question to such a modal is answered. */
async function answered(options: object): Promise<string> {
  const modal = make(options);
  const outcome = await modal.open();
  modal.destroy();
  return outcome.ok ? 'yes' : `${outcome.failure.code}: ${outcome.failure.message}`;
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('options are checked while a page is built', () => {
  it.each([
    [{ conectors: [] }, 'there is no option `conectors`. Did you mean `connectors`?'],
    [{ coral: 1 }, 'there is no option `coral`.'],
    [{ connectors: {} }, '`connectors` must be a list, but is an object'],
    [{ connectors: [null] }, '`connectors[0]` is missing'],
    [{ connectors: ['injected'] }, '`connectors[0]` must be a part such as `evm()` or `injected()`'],
    [{ chains: 'evm' }, '`chains` must be a list, but is the string evm'],
    [{ customWallets: [{}] }, '`customWallets[0].id` is missing'],
    [{ customWallets: [{ id: 'a', nmae: 'A' }] }, '`customWallets[0].name` is missing'],
    [{ debug: 'no' }, '`debug` must be true or false, but is the string no'],
    [{ allWallets: 'show' }, "`allWallets` has no value 'show'. Did you mean 'SHOW'?"],
    [{ preload: 'never' }, "`preload` must be one of 'idle', 'intent'"],
    [{ features: { sent: false } }, 'there is no `sent` in `features`. Did you mean `send`?'],
    [{ themeVariables: { acent: 'red' } }, 'there is no `acent` in `themeVariables`. Did you mean `accent`?'],
    [{ themeVariables: { zIndex: '5' } }, '`themeVariables.zIndex` must be a number, but is the string 5'],
    [{ tokens: { 'eip155:1': [{ symbol: 'USD' }] } }, "`tokens['eip155:1'][0].name` is missing"],
    [{ services: true }, '`services` must be an object, but is the boolean true'],
    [{ termsConditionsUrl: 'javascript:alert(1)' }, '`termsConditionsUrl` must lead to a page'],
    [{ walletFilter: [] }, '`walletFilter` must be a function, but is a list'],
    [{ scheduler: {} }, '`scheduler.now` is missing'],
  ])('%j', async (options, said) => {
    expect(await answered(options)).toBe(`invalid-options: createModal: ${said}`);
  });

  it.each([{}, { debug: null }, { features: { send: false, socials: false } }, { metadata: { name: 'Mine' } }])(
    '%j is fine',
    async (options) => {
      expect(await answered(options)).toBe('yes');
    },
  );

  it('but not in what is shipped, which has been', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(await answered({ conectors: [] })).toBe('yes');
  });
});

describe('calls are checked while a page is built', () => {
  it.each<[string, readonly unknown[], string]>([
    ['connect', [], '`wallet` is missing'],
    ['connect', [{ name: 'A' }], '`wallet.id` is missing'],
    [
      'connect',
      ['io.harbor', 'ethereum'],
      "`namespace` must be one of 'eip155', 'solana', 'polkadot', 'bip122', 'cosmos'",
    ],
    ['switchNetwork', [1], "`networkId` must be a CAIP-2 id such as 'eip155:1'"],
    ['signMessage', [], '`message` is missing'],
    ['configure', [{ inlin: true }], 'there is no `inlin` in `patch`. Did you mean `inline`?'],
    ['configure', ['dark'], '`patch` must be an object, but is the string dark'],
    ['configure', [{ theme: 'dark' }], '`patch.theme` must be an object, but is the string dark'],
    ['open', [{ view: 'Acount' }], "`options.view` has no value 'Acount'. Did you mean 'Account'?"],
    ['push', [{}], '`route.view` is missing'],
  ])('%s with %j', async (method, given, said) => {
    const heard = vi.spyOn(console, 'error').mockReturnValue();
    const modal = make({});
    const call = modal[method as 'back'] as (...given: readonly unknown[]) => Promise<unknown>;
    expect(await call(...given)).toMatchObject({
      ok: false,
      failure: { name: 'Failure', code: 'invalid-options', message: `${method}: ${said}` },
    });
    expect(heard).toHaveBeenCalledWith('[porthole]', `${method}: ${said}`);
    modal.destroy();
  });

  it('lets `open` be a listener', async () => {
    const modal = make({});
    const listener = modal.open as (event: Event) => Promise<unknown>;
    expect(await listener(new Event('click'))).toMatchObject({ ok: true });
    expect(modal.getState().shell.open).toBe(true);
    modal.destroy();
  });
});
