/** Completes the configuration once the core is loaded: a page that only shows a button does not need it. */
import { someConfig } from '../application/modal/read-intent.js';
import type { Config } from '../application/shell/config.js';
import { DEFAULT_ACCOUNT_TYPES } from '../domain/address/account.js';
import { Failure } from '../domain/failure/failure.js';
import type { CheckedOptions } from '../domain/site/options.js';
import type { ModalOptions } from './options.js';

/** The options that are kept unchanged. */
type AsGiven = Omit<
  Config,
  'inline' | 'locale' | 'services' | 'networks' | 'defaultNetwork' | 'features' | 'theme' | 'tokens'
>;

/** The defaults. */
const ABSENT: AsGiven = {
  projectId: undefined,
  metadata: undefined,
  allowUnsupportedChain: false,
  enableNetworkSwitch: true,
  enableWallets: true,
  enableWalletConnect: true,
  manualWCControl: false,
  allWallets: 'SHOW',
  walletGroupOrder: undefined,
  connectMethodsOrder: undefined,
  excludedWallets: [],
  customWallets: [],
  featuredWalletIds: [],
  includeWalletIds: [],
  excludeWalletIds: [],
  walletFilter: undefined,
  walletOrder: undefined,
  termsConditionsUrl: undefined,
  privacyPolicyUrl: undefined,
  debug: true,
  chains: [],
  defaultAccountTypes: {},
};

/** Adds the options that are kept unchanged. Those of the entry point take precedence: they may have been changed since. */
export function givenConfig(front: Config, options: ModalOptions): Config {
  const given = Object.entries(ABSENT).map(([name, absent]) => [name, options[name as keyof AsGiven] ?? absent]);
  return { ...(Object.fromEntries(given) as AsGiven), ...front };
}

export function checkedConfig(front: Config, checked: CheckedOptions, options: ModalOptions): Config {
  const { alert: _, ...known } = checked;
  const given = givenConfig(front, options);
  const wrong = someConfig(given, '');
  if (wrong) throw new Failure('invalid-options', `\`${wrong.slice(1)}\` has the wrong shape`);
  const defaultAccountTypes = { ...DEFAULT_ACCOUNT_TYPES, ...given.defaultAccountTypes };
  return { ...given, projectId: undefined, ...known, defaultAccountTypes } as Config;
}
