/** The stored data of a login, key by key. Values of the wrong shape count as absent. */
import { ACCOUNT_TYPES, type AccountType } from '../../domain/address/account.js';
import { isEmail } from '../../domain/login/email.js';
import type { Namespace, NetworkId } from '../../domain/network/caip.js';
import { isNetworkId } from '../../domain/network/is-network-id.js';
import { SOCIAL_PROVIDERS, type SocialProvider } from '../../domain/site/features.js';
import { KEYS } from '../connect/stored/stored-promises.js';
import type { Storage } from '../ports/storage.js';

const EMAIL = 'email';
const NAME = 'social_username';
const CHAIN = 'last_used_chain';
const USED = 'email_login_used';
const MAILED_AT = 'last_email_login_time';
const SMART_NETWORKS = 'smart_account_enabled_networks';
const PROVIDER = 'connected_social';
const ACCOUNT_TYPE = 'preferred_account_types';

const LONGEST_NAME = 200;

export interface KeptLogin {
  /** A user was logged in when the page was left. */
  used: boolean;
  email: string | undefined;
  /** The visitor's name at the social provider. */
  name: string | undefined;
  provider: SocialProvider | undefined;
  /** The provider whose page has replaced this page. */
  leavingBy: SocialProvider | undefined;
  networkId: NetworkId | undefined;
  /** In milliseconds since 1970. */
  mailedAt: number | undefined;
  smartAccountNetworks: readonly NetworkId[];
}

/** Reads and writes go directly to storage. */
export function keptLogin(storage: Storage): KeptLogin & {
  /** Removes the user; keeps the time of the last email, and the chosen account types. */
  forget(): void;
  accountType(namespace: Namespace): AccountType | undefined;
  setAccountType(namespace: Namespace, type: AccountType): void;
} {
  const provider = (key: string): SocialProvider | undefined =>
    SOCIAL_PROVIDERS.find((each) => each === storage.get(key));
  const types = (): Readonly<Record<string, unknown>> => {
    try {
      const read: unknown = JSON.parse(storage.get(ACCOUNT_TYPE) ?? '{}');
      return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {};
    } catch {
      return {};
    }
  };
  return {
    get used() {
      return storage.get(USED) === 'true';
    },
    set used(value) {
      storage.set(USED, value ? 'true' : undefined);
    },
    get email() {
      const email = storage.get(EMAIL);
      return email !== undefined && isEmail(email) ? email : undefined;
    },
    set email(value) {
      storage.set(EMAIL, value);
    },
    get name() {
      return storage.get(NAME)?.slice(0, LONGEST_NAME) || undefined;
    },
    set name(value) {
      storage.set(NAME, value);
    },
    get provider() {
      return provider(PROVIDER);
    },
    set provider(value) {
      storage.set(PROVIDER, value);
    },
    get leavingBy() {
      return provider(KEYS.leaving);
    },
    set leavingBy(value) {
      storage.set(KEYS.leaving, value);
    },
    get networkId() {
      const id = storage.get(CHAIN);
      return isNetworkId(id) ? id : undefined;
    },
    set networkId(value) {
      storage.set(CHAIN, value);
    },
    get mailedAt() {
      return Number(storage.get(MAILED_AT)) || undefined;
    },
    set mailedAt(value) {
      storage.set(MAILED_AT, value === undefined ? undefined : String(value));
    },
    get smartAccountNetworks() {
      return (storage.get(SMART_NETWORKS) ?? '').split(',').filter(isNetworkId);
    },
    set smartAccountNetworks(value) {
      storage.set(SMART_NETWORKS, value.join(',') || undefined);
    },
    forget() {
      for (const key of [USED, EMAIL, NAME, CHAIN, PROVIDER]) storage.set(key, undefined);
    },
    accountType(namespace) {
      const known = types();
      const type = Object.hasOwn(known, namespace) ? known[namespace] : undefined;
      return ACCOUNT_TYPES[namespace].find((each) => each === type);
    },
    setAccountType(namespace, type) {
      storage.set(ACCOUNT_TYPE, JSON.stringify({ ...types(), [namespace]: type }));
    },
  };
}
