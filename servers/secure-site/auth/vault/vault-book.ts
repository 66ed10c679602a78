/** The server's records of an account's wallet: keys and wraps that it cannot open. In memory here: they end with the process. */

/** The account's sealed wallet keys, which the server cannot read. */
export interface VaultRecord {
  /** Counts the changes, from 1. */
  readonly version: number;
  readonly sealed: string;
  /** Whether only a browser that has opened the wallet can change it. */
  readonly guarded: boolean;
}

export interface Passkey {
  /** The credential's id, in base64url. */
  readonly id: string;
  /** In base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  /** Whether it is synced to several devices. */
  readonly backedUp: boolean;
  readonly name: string;
  /** When it was added. */
  readonly at: number;
  /** The master key, sealed for this passkey. */
  readonly wrap: string;
}

export interface VaultBook {
  vault(account: string): Promise<VaultRecord | undefined>;
  /**
   * Stores it if the stored version is `after`; 0: if there is none. Otherwise false. `owner`: the fingerprint of the wallet's change
   * secret. The first one is stored, and guards the vault: with any other one, the answer is false.
   */
  replaceVault(account: string, after: number, sealed: string, owner?: string): Promise<boolean>;
  /** Whether `owner` may change the account's vault and passkeys: there is no vault, it is not guarded, or `owner` is its own. */
  mayChange(account: string, owner: string | undefined): Promise<boolean>;
  /** Oldest first. */
  passkeys(account: string): Promise<readonly Passkey[]>;
  /** Adds it, or replaces the one with the same id. */
  keepPasskey(account: string, passkey: Passkey): Promise<void>;
  removePasskey(account: string, id: string): Promise<void>;
}

export function memoryVaultBook(): VaultBook {
  const vaults = new Map<string, Omit<VaultRecord, 'guarded'> & { readonly owner: string | undefined }>();
  const passkeys = new Map<string, ReadonlyMap<string, Passkey>>();
  return {
    vault(account) {
      const there = vaults.get(account);
      if (!there) return Promise.resolve(undefined);
      const { version, sealed, owner } = there;
      return Promise.resolve({ version, sealed, guarded: owner !== undefined });
    },
    replaceVault(account, after, sealed, owner) {
      const there = vaults.get(account);
      const isFree = (there?.version ?? 0) === after && (there?.owner ?? owner) === owner;
      if (isFree) vaults.set(account, { version: after + 1, sealed, owner });
      return Promise.resolve(isFree);
    },
    mayChange(account, owner) {
      const claimed = vaults.get(account)?.owner;
      return Promise.resolve(claimed === undefined || claimed === owner);
    },
    passkeys: (account) => Promise.resolve([...(passkeys.get(account)?.values() ?? [])]),
    keepPasskey(account, passkey) {
      passkeys.set(account, new Map(passkeys.get(account)).set(passkey.id, passkey));
      return Promise.resolve();
    },
    removePasskey(account, id) {
      const rest = new Map(passkeys.get(account));
      rest.delete(id);
      passkeys.set(account, rest);
      return Promise.resolve();
    },
  };
}
