/** What `createAppKit` returns: AppKit's public methods on top of a Porthole modal. */
import type { Outcome } from '../../application/engine/outcome.js';
import type { Modal } from '../../application/modal/modal.js';
import type { ViewName } from '../../application/modal/view-names.js';
import type { Namespace } from '../../domain/network/caip.js';
import { defineNetwork } from '../../domain/network/network.js';
import type { Features } from '../../domain/site/features.js';
import type { AppKitFeatures, AppKitNetwork, AppKitOptions, ThemeMode, ThemeVariables } from './app-kit-options.js';
import { ReadableAppKit } from './readable-app-kit.js';
import { say } from './say.js';
import { ownVariables } from './theme-variables.js';

/** The argument of `AppKit.open`. */
export interface OpenOptions {
  /**
   * The screen to open. Default: the account if a wallet is connected, else the ways to connect. `ApproveTransaction`
   * and `ProfileWallets` open the default.
   */
  view?: ViewName | 'ApproveTransaction' | 'ProfileWallets';
  /** The namespace to connect, or whose account to show. Default: the active one. */
  namespace?: Namespace;
  /** For the view `Swap`. Token symbols in any case. */
  arguments?: { amount?: string; fromToken?: string; toToken?: string };
  /** Not used: the modal creates its own pairings. */
  uri?: string;
}

/**
 * The instance that `createAppKit` returns. Its promises resolve when the operation has ended, successfully or not;
 * errors are in the console and in the events.
 */
export class AppKit extends ReadableAppKit {
  /** Shows the modal; resolves once it is shown. An unknown view opens the first screen. */
  async open(options?: OpenOptions): Promise<void> {
    const { view, namespace, arguments: preset, uri } = options ?? {};
    if (uri) say('info', 'The option `uri` of `open` does nothing here.');
    const known = view && (await isScreen(view)) ? (view as ViewName) : undefined;
    if (view && !known) say('warn', `There is no screen \`${view}\`: the first one is opened.`);
    return this.#ended(
      this.porthole.open({
        ...(known && { view: known }),
        ...(namespace && { namespace }),
        ...(preset && { arguments: preset }),
      }),
    );
  }

  /** Hides the modal; `force` also closes an approval. */
  close(force?: boolean): Promise<void> {
    return this.#ended(this.porthole.close(force));
  }

  /** Disconnects one namespace, or all of them. */
  disconnect(namespace?: Namespace): Promise<void> {
    return this.#ended(this.porthole.disconnect(namespace));
  }

  /** A network that is not configured changes nothing. */
  async switchNetwork(network: AppKitNetwork): Promise<void> {
    await this.#ended(this.porthole.switchNetwork(defineNetwork(network).caipNetworkId));
  }

  /** Not available: the modal has its own WalletConnect client. Rejects with an error that names the alternative. */
  getUniversalProvider(): Promise<never> {
    return Promise.reject(new Error('Use `getProvider(namespace)`'));
  }

  /** Marks the host as busy: buttons that open the modal show that they wait. */
  setLoading(loading: boolean): void {
    void this.#ended(this.porthole.setLoading(loading));
  }

  /** Undefined changes nothing. */
  setThemeMode(mode: ThemeMode | undefined): void {
    if (mode === undefined) return;
    this.#configure({ theme: { ...this.config().theme, mode } });
  }

  /** Merged into the previous ones. */
  setThemeVariables(variables: ThemeVariables | undefined): void {
    if (variables === undefined) return;
    this.variables = { ...this.variables, ...variables };
    const own = ownVariables(this.variables);
    this.#configure({ theme: { ...this.config().theme, variables: own } });
  }

  /** The terms that visitors agree to by connecting. */
  setTermsConditionsUrl(termsConditionsUrl: string): void {
    this.#configure({ termsConditionsUrl });
  }

  /** The privacy policy that visitors agree to by connecting. */
  setPrivacyPolicyUrl(privacyPolicyUrl: string): void {
    this.#configure({ privacyPolicyUrl });
  }

  /** Merged into the previous ones. */
  updateFeatures({ headless: _, ...features }: AppKitFeatures): void {
    // The modal reads all of them, as in its options.
    this.#configure({ features: features as Partial<Features> });
  }

  /** The same as `updateFeatures({ connectMethodsOrder })`. */
  setConnectMethodsOrder(connectMethodsOrder: NonNullable<AppKitFeatures['connectMethodsOrder']>): void {
    this.updateFeatures({ connectMethodsOrder });
  }

  /** The same as `updateFeatures({ walletFeaturesOrder })`. */
  setWalletFeaturesOrder(walletFeaturesOrder: NonNullable<AppKitFeatures['walletFeaturesOrder']>): void {
    this.updateFeatures({ walletFeaturesOrder });
  }

  /** The same as `updateFeatures({ collapseWallets })`. */
  setCollapseWallets(collapseWallets: boolean): void {
    this.updateFeatures({ collapseWallets });
  }

  /** The same as `updateFeatures({ socials })`. */
  setSocialsOrder(socials: NonNullable<AppKitFeatures['socials']>): void {
    this.updateFeatures({ socials });
  }

  /** Only `themeMode`, `themeVariables`, `features` and the two URLs can change at run time. */
  updateOptions(options: Partial<AppKitOptions>): void {
    const { themeMode: mode, themeVariables, features, termsConditionsUrl, privacyPolicyUrl, ...others } = options;
    this.setThemeMode(mode);
    this.setThemeVariables(themeVariables);
    if (features) this.updateFeatures(features);
    if (termsConditionsUrl !== undefined) this.setTermsConditionsUrl(termsConditionsUrl);
    if (privacyPolicyUrl !== undefined) this.setPrivacyPolicyUrl(privacyPolicyUrl);
    for (const name of Object.keys(others))
      say('warn', `\`updateOptions\` cannot change \`${name}\`: give it to \`createAppKit\`.`);
  }

  /** Adds a network of this namespace. Does nothing if one with the same CAIP-2 id is configured. */
  addNetwork(namespace: Namespace, network: AppKitNetwork): void {
    const { networks } = this.config();
    const added = defineNetwork({ ...network, chainNamespace: namespace });
    if (!networks.some((each) => each.caipNetworkId === added.caipNetworkId))
      this.#configure({ networks: [...networks, added] });
  }

  /** Throws for the last network. */
  removeNetwork(namespace: Namespace, id: string | number): void {
    const networks = this.config().networks.filter(
      (each) => each.chainNamespace !== namespace || `${each.id}` !== `${id}`,
    );
    if (networks.length === 0) throw new Error('The last network cannot be removed');
    this.#configure({ networks });
  }

  /** A short message above the screens, which disappears by itself. */
  showErrorMessage(text: string): void {
    this.#snack('error', text);
  }

  /** A short message above the screens, which disappears by itself. */
  showSuccessMessage(text: string): void {
    this.#snack('success', text);
  }

  #configure(patch: Parameters<Modal['configure']>[0]): void {
    const pending = { ...this.pending, ...patch };
    this.pending = pending;
    void this.#ended(this.porthole.configure(patch)).then(() => {
      if (this.pending === pending) this.pending = {};
    });
  }

  #snack(kind: 'error' | 'success', text: string): void {
    void this.#ended(this.porthole.showSnack({ kind, message: { text }, autoClose: true }));
  }

  /** Logs failures, except for the visitor's own decisions and wrong options, which are logged already. */
  async #ended(asked: Promise<Outcome<unknown>>): Promise<void> {
    const outcome = await asked;
    if (outcome.ok || ['rejected', 'cancelled', 'invalid-options'].includes(outcome.failure.code)) return;
    say('warn', `${outcome.failure.message} (${outcome.failure.code})`);
  }
}

/** The names are only loaded when needed; opening needs them anyway. */
async function isScreen(view: string): Promise<boolean> {
  try {
    const { VIEW_NAMES } = await import('../../application/modal/view-names.js');
    return VIEW_NAMES.includes(view);
  } catch {
    return false;
  }
}
