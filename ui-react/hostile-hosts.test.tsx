import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import * as activity from '../application/activity/actions.js';
import * as approve from '../application/approve/actions.js';
import * as buying from '../application/buy/actions.js';
import * as catalogue from '../application/catalogue/actions.js';
import type { Outcome } from '../application/engine/outcome.js';
import * as login from '../application/login/actions.js';
import { INTENT_METHODS } from '../application/modal/method-names.js';
import type { Modal } from '../application/modal/modal.js';
import * as names from '../application/names/actions.js';
import * as sending from '../application/send/actions.js';
import { currentRoute } from '../application/shell/router.js';
import * as signing from '../application/sign-in/actions.js';
import * as swapping from '../application/swap/actions.js';
import { isFailure } from '../domain/failure/failure.js';
import { createModal } from '../infrastructure/create-modal.js';
import {
  SCRIPTED_NETWORKS,
  scriptedChain,
  scriptedConnector,
  scriptedDevice,
  scriptedWallet,
} from '../infrastructure/fakes/index.js';
import { memoryStorage } from '../infrastructure/storage/memory-storage.js';
import { AccountFace } from './buttons/account-face.js';
import { ConnectButton } from './buttons/connect-button.js';
import { NetworkButton } from './buttons/network-button.js';
import { PortholeButton } from './buttons/porthole-button.js';
import { ModalContext } from './modal-context.js';
import { Alert } from './shell/notices/alert.js';
import { Snack } from './shell/notices/notices.js';
import { loadedView, loadView } from './shell/screens/view-table.js';
import { applyTheme } from './styles/apply-theme.js';

const MODES = ['development', 'production'] as const;

async function connected() {
  const wallet = scriptedWallet();
  const modal = createModal({
    networks: SCRIPTED_NETWORKS,
    services: false,
    device: scriptedDevice(),
    storage: memoryStorage(),
    chains: [scriptedChain().handle],
    connectors: [scriptedConnector({ wallets: [wallet] }).handle],
  });
  await expect(modal.connect(wallet.wallet.id)).resolves.toMatchObject({ ok: true });
  return modal;
}

/** Functions of optional flows, by their names. */
const FUNCTIONS: Readonly<Record<string, unknown>> = {
  ...{ ...activity, ...approve, ...buying, ...catalogue, ...login, ...names, ...sending, ...signing, ...swapping },
};
const NAMES = [...INTENT_METHODS, ...Object.keys(FUNCTIONS)];

/** Any method or function, as plain JavaScript could call it. */
const call = (modal: Modal, name: string, given: readonly unknown[]) => {
  const [called, all] = name in FUNCTIONS ? [FUNCTIONS[name], [modal, ...given]] : [modal[name as 'back'], given];
  return (called as (...given: readonly unknown[]) => Promise<Outcome<unknown>>)(...all);
};

/** Renders the state without an error boundary. */
async function draw(modal: Modal): Promise<string> {
  const state = modal.getState();
  const route = currentRoute(state.router);
  const { snack, alert } = state.notices;
  await loadView(route.view).catch(() => undefined);
  const View = loadedView(route.view);
  const element: Partial<HTMLElement> = {
    style: { setProperty: () => undefined } as Partial<CSSStyleDeclaration> as CSSStyleDeclaration,
    dataset: {},
    removeAttribute: () => undefined,
  };
  applyTheme(element as HTMLElement, state.config.theme);
  return renderToStaticMarkup(
    <ModalContext.Provider value={{ ...modal, getServerState: modal.getState }}>
      <PortholeButton />
      <ConnectButton />
      <NetworkButton />
      <AccountFace />
      {snack && <Snack snack={snack} />}
      {alert && <Alert alert={alert} />}
      {View && createElement(View, { route, state, modal })}
    </ModalContext.Provider>,
  );
}

const trap = () => {
  throw new Error('trap');
};
const junk = fc.oneof(
  fc.anything({ withNullPrototype: true, withBigInt: true, withSparseArray: true, withDate: true }),
  fc.constantFrom<unknown>(new Error('boom'), new Error(), Object.create(null), () => 1, Symbol('x')),
);
/** One or several of these names, with random values. */
const junkOf = (...names: readonly string[]) =>
  fc.record(Object.fromEntries(names.map((name) => [name, fc.oneof(junk, fc.string(), fc.boolean())])), {
    requiredKeys: [],
  });
const configPatch = fc.oneof(
  junkOf(
    ...['projectId', 'services', 'networks', 'defaultNetwork', 'features', 'metadata', 'theme', 'inline', 'chains'],
    ...['allWallets', 'walletGroupOrder', 'excludedWallets', 'customWallets', 'featuredWalletIds', 'tokens', 'debug'],
    ...['defaultAccountTypes', 'termsConditionsUrl', 'enableWallets', 'connectMethodsOrder', 'excludeWalletIds'],
  ),
  fc.record({ theme: junkOf('mode', 'variables') }),
  fc.record({ networks: fc.array(junkOf('id', 'name', 'nativeCurrency', 'rpcUrls', 'chainNamespace')) }),
  fc.record({ features: junkOf('socials', 'email', 'swaps', 'walletFeaturesOrder', 'connectMethodsOrder') }),
  fc.record({ customWallets: fc.array(junkOf('id', 'name', 'imageUrl', 'chains', 'injected')) }),
);
const anyCall = fc.oneof(
  fc.tuple(fc.constantFrom<string>(...NAMES), fc.array(junk, { maxLength: 3 })),
  fc.tuple(fc.constant('configure'), fc.tuple(configPatch)),
  fc.tuple(
    fc.constant('showSnack'),
    fc.tuple(
      fc.oneof(
        junk,
        junkOf('kind', 'message', 'autoClose', 'text'),
        fc.record({ kind: fc.constant('error'), message: junk }),
      ),
    ),
  ),
  fc.tuple(
    fc.constantFrom('push', 'replace', 'reset', 'open'),
    fc.tuple(fc.oneof(junkOf('view', 'route', 'tab', 'wallet', 'preset', 'networkId'), fc.record({ route: junk }))),
  ),
  fc.tuple(
    fc.constantFrom('editSend', 'editSwap', 'editBuy'),
    fc.tuple(junkOf('token', 'amountText', 'receiver', 'from', 'amount')),
  ),
);

let consoleError: MockInstance;
const unhandled: unknown[] = [];
const note = (error: unknown) => void unhandled.push(error);
beforeEach(() => {
  consoleError = vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('navigator', { userAgent: '', maxTouchPoints: 0, languages: ['en'], language: 'en' });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  unhandled.length = 0;
  process.on('unhandledRejection', note);
  process.on('uncaughtException', note);
});
afterEach(() => {
  process.off('unhandledRejection', note);
  process.off('uncaughtException', note);
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe.each(MODES)('in %s, a modal with invalid arguments', (mode) => {
  beforeEach(() => vi.stubEnv('NODE_ENV', mode));

  it.each<[string, readonly unknown[], string]>([
    ['configure', [{ theme: { mode: 'dark' } }], 'theme.variables'],
    ['configure', [{ theme: null }], 'theme'],
    ['configure', [{ networks: null }], 'networks'],
    ['configure', [{ networks: undefined }], 'networks'],
    ['configure', [{ networks: [null] }], 'etwork'],
    ['configure', [{ networks: SCRIPTED_NETWORKS.slice(0, 1).concat(SCRIPTED_NETWORKS) }], 'Duplicate network id'],
    ['configure', [{ features: 'all' }], 'features'],
    ['configure', [{ debug: 'no' }], 'debug'],
    ['configure', [null], 'patch'],
    ['showSnack', [{ text: new Error() }], 'kind'],
    ['showSnack', [{ kind: 'error', message: {} }], 'message'],
    ['showSnack', [{ kind: 'error', message: { key: 'toString', from: 'a', amount: '1', to: 'b' } }], 'message'],
    ['push', [null], 'route'],
    ['push', [{ view: 7 }], 'view'],
    ['replace', [], 'route'],
    ['open', [{ route: { view: null } }], 'view'],
    ['setLoading', ['yes'], 'loading'],
    ['showWalletImages', [[7]], 'imageIds[0]'],
    ['editSend', [{ amountText: 7 }], 'amountText'],
    ['editSend', [{ token: { symbol: 'X' } }], 'token'],
    ['connect', [{ name: 'A' }], 'wallet'],
    ['disconnect', [{ type: 'click' }], 'namespace'],
    ['searchWallets', ['fox', { certified: 1 }], 'options.certified'],
    ['run', ['send'], mode === 'production' ? 'type' : 'work'],
    ['run', [{ type: 'send-all' }], 'send-all'],
  ])('refuses %s(%j), names the invalid value, and does not change', async (name, given, named) => {
    const modal = await connected();
    const before = modal.getState();
    const outcome = await call(modal, name, given);
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'invalid-options' } });
    expect(outcome.ok ? '' : outcome.failure.message).toContain(named);
    expect(modal.getState()).toBe(before);
    expect(consoleError).toHaveBeenCalledExactlyOnceWith('[porthole]', expect.stringContaining(named));
    modal.destroy();
  });

  it('fails safely if reading them throws', async () => {
    const modal = await connected();
    const trapped = new Proxy({}, { get: trap, has: trap, ownKeys: trap, getPrototypeOf: trap });
    for (const name of NAMES) {
      const outcome = call(modal, name, [trapped, trapped]);
      if (name === 'configure') expect(await outcome).toMatchObject({ ok: false });
    }
    expect(await draw(modal)).toContain('porthole-button');
    modal.destroy();
  });

  it.each([
    ['its message', new Error('boom'), 'boom'],
    ['its name where it says nothing', new TypeError(), 'TypeError'],
    ['the same inside a text', { text: new Error('boom') }, 'boom'],
    ['words of its own', 'Out of coffee', 'Out of coffee'],
    ['a name of ours', 'address-copied', 'Address copied'],
  ])('shows an error as %s', async (_, message, shown) => {
    const modal = await connected();
    expect(await call(modal, 'showSnack', [{ kind: 'error', message }])).toMatchObject({ ok: true });
    expect(modal.getState().notices.snack).toMatchObject({ autoClose: true });
    expect(await draw(modal)).toContain(`<span data-testid="wui-snackbar-message">${shown}</span>`);
    modal.destroy();
  });

  it('can still be rendered, ends every call with an outcome, and leaves no rejection behind: 750 calls', async () => {
    const modal = await connected();
    const seen: unknown[] = [];
    await fc.assert(
      fc.asyncProperty(anyCall, async ([name, given]) => {
        // As hosts do: the outcome is ignored.
        void call(modal, name, given).then((outcome) => seen.push(outcome));
        await new Promise((resolve) => setImmediate(resolve));
        expect(await draw(modal)).toContain('porthole-button');
      }),
      { numRuns: 750 },
    );
    for (const outcome of seen as readonly Outcome<unknown>[])
      expect(outcome.ok || (isFailure(outcome.failure) && outcome.failure.message !== '')).toBe(true);
    expect(seen.length).toBeGreaterThan(600);
    expect(await modal.configure({ theme: { mode: 'dark', variables: {} } })).toMatchObject({ ok: true });
    expect(await draw(modal)).toContain('data-theme="dark"');
    modal.destroy();
    await new Promise((resolve) => setImmediate(resolve));
    expect(unhandled).toEqual([]);
  });
});
