/** Values of the right kind with which a screen could not be drawn. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createModal } from '../create-modal.js';
import { scriptedDevice } from '../fakes/scripted-device.js';
import { SCRIPTED_NETWORKS } from '../fakes/scripted-modal.js';
import type { ModalOptions } from '../options.js';
import { memoryStorage } from '../storage/memory-storage.js';

const make = (options: Partial<ModalOptions> = {}) =>
  createModal({
    ...{ networks: SCRIPTED_NETWORKS, services: false, storage: memoryStorage(), device: scriptedDevice() },
    ...options,
  });

/** The message of a failed call, or `yes`. */
async function answered(modal: ReturnType<typeof make>, method: string, given: readonly unknown[]): Promise<string> {
  const call = modal[method as 'back'] as (...given: readonly unknown[]) => ReturnType<typeof modal.back>;
  const outcome = await call(...given);
  modal.destroy();
  return outcome.ok ? 'yes' : outcome.failure.message;
}

afterEach(() => vi.unstubAllGlobals());

describe('a route without what its screen shows', () => {
  it.each([
    ['switch-network', 'networkId'],
    ['switch-active-chain', 'networkId'],
    ['connecting-wallet', 'walletId'],
    ['connecting-multi-chain', 'walletId'],
    ['connecting-social', 'provider'],
    ['swap-select-token', 'side'],
    ['downloads', 'wallet'],
  ])('%s', async (view, lacks) => {
    expect(await answered(make(), 'push', [{ view }])).toBe(`push: \`route.${lacks}\` is missing`);
    expect(await answered(make(), 'open', [{ route: { view } }])).toBe(`open: \`options.route.${lacks}\` is missing`);
  });

  it('is no other', async () => {
    expect(await answered(make(), 'open', [{ route: { view: 'networks' } }])).toBe('yes');
    expect(await answered(make(), 'push', [{ view: 'switch-network', networkId: 'eip155:1' }])).toBe('yes');
  });
});

it('no network is left by `configure`', async () => {
  expect(await answered(make(), 'configure', [{ networks: [] }])).toBe(
    'configure: `patch.networks` needs at least one network',
  );
  expect(await answered(make(), 'configure', [{ networks: SCRIPTED_NETWORKS }])).toBe('yes');
});

describe('a default network that is none of the networks', () => {
  const [first, second] = SCRIPTED_NETWORKS.map((network) => network.caipNetworkId);
  const refused = 'configure: `patch.defaultNetwork` must be one of the `networks`';

  it('is refused by `configure`', async () => {
    expect(await answered(make(), 'configure', [{ defaultNetwork: 'eip155:987654' }])).toBe(refused);
    const networks = SCRIPTED_NETWORKS.slice(0, 1);
    expect(await answered(make(), 'configure', [{ networks, defaultNetwork: second }])).toBe(refused);
  });

  it('is no other', async () => {
    expect(await answered(make(), 'configure', [{ defaultNetwork: second }])).toBe('yes');
    const networks = SCRIPTED_NETWORKS.slice(0, 1);
    expect(await answered(make({ networks }), 'configure', [{ networks: SCRIPTED_NETWORKS }])).toBe('yes');
    const both = { networks: SCRIPTED_NETWORKS, defaultNetwork: second };
    expect(await answered(make({ networks }), 'configure', [both])).toBe('yes');
    expect(await answered(make(), 'configure', [{ defaultNetwork: first }])).toBe('yes');
    expect(await answered(make(), 'configure', [{ defaultNetwork: undefined }])).toBe('yes');
  });
});

describe('a theme that the browser could not draw', () => {
  const supports = (_: string, value: string) => value !== 'nope';

  it.each([
    [{ accent: 'nope' }, "accent` must be a CSS colour such as '#b5179e', but is 'nope'"],
    [{ background: 'nope' }, "background` must be a CSS colour such as '#b5179e', but is 'nope'"],
    [{ colorMix: 'nope' }, "colorMix` must be a CSS colour such as '#b5179e', but is 'nope'"],
    [{ colorMixStrength: 101 }, 'colorMixStrength` must be from 0 to 100, but is 101'],
    [{ fontSize: 'nope' }, "fontSize` must be a CSS length such as '16px', but is 'nope'"],
    [{ borderRadius: 'nope' }, "borderRadius` must be a CSS length such as '16px', but is 'nope'"],
  ])('%j', async (themeVariables, said) => {
    vi.stubGlobal('CSS', { supports });
    expect(await answered(make({ themeVariables }), 'open', [])).toBe(`createModal: \`themeVariables.${said}`);
    expect(await answered(make(), 'configure', [{ theme: { mode: 'dark', variables: themeVariables } }])).toBe(
      `configure: \`patch.theme.variables.${said}`,
    );
  });

  it('is no other, and values are not checked where CSS is unknown', async () => {
    vi.stubGlobal('CSS', { supports });
    const themeVariables = { accent: 'var(--brand)', colorMixStrength: 100, fontSize: '1rem' };
    expect(await answered(make({ themeVariables }), 'open', [])).toBe('yes');
    vi.stubGlobal('CSS', undefined);
    expect(await answered(make({ themeVariables: { accent: 'nope' } }), 'open', [])).toBe('yes');
  });
});
