/**
 * Opens the keys of the logged-in account. The account's first browser creates them, and the server stores them sealed; the visitor has
 * to unlock them in every other browser: a key is never created if the account has one.
 */
import type { AskAuth, LoggedIn } from '../auth-client.js';
import { frameText } from '../frame-text.js';
import type { KeyValueStore } from '../key-value-store.js';
import { TranslatedError } from '../translated-error.js';
import { openForBrowser, proposeForBrowser, sealForBrowser } from './browser-unlocker.js';
import { changeSecret } from './change-secret.js';
import type { KeyKind, Signer } from './key-kind.js';
import {
  type MasterKey,
  newMasterKey,
  readSealedKeys,
  type SealedKeys,
  sealWalletKey,
  unsealWalletKey,
  writeSealedKeys,
} from './master-key.js';
import { openOldKey } from './old-vault.js';

/** What the visitor has to unlock. */
export interface Locked {
  readonly login: LoggedIn;
  /** Undefined: the account has no wallet yet, and this browser would not keep its keys. */
  readonly wallet: SealedKeys | undefined;
  /** The names of the required kinds of keys. */
  readonly kinds: readonly string[];
}

/** This browser has no key of the account, and the visitor must not be asked. */
export class KeysLocked extends Error {
  constructor() {
    super(frameText().problems.noKey);
    this.name = 'KeysLocked';
  }
}

export interface KeyringParts {
  readonly ask: AskAuth;
  readonly store: KeyValueStore;
  /** Whether keys stored here are available in every app in this browser. */
  readonly keeps: () => Promise<boolean>;
  /** Asks the visitor to unlock. Rejects if that is impossible, or the visitor declines. */
  readonly unlock: (locked: Locked, signal: AbortSignal) => Promise<MasterKey>;
}

/** The keys that a login opens. */
export interface OpenKeys {
  readonly master: MasterKey;
  readonly wallet: SealedKeys;
  signer<S extends Signer>(kind: KeyKind<S>): Promise<S>;
}

export interface Keyring {
  /** `silent`: rejects with `KeysLocked` instead of asking the visitor. */
  open(login: LoggedIn, kinds: readonly KeyKind[], signal: AbortSignal, silent?: boolean): Promise<OpenKeys>;
}

const damaged = () => new TranslatedError(() => frameText().problems.keysDamaged);
const TURNS = 5;

/** The account's data from the server, which never counts as absent if it cannot be parsed. */
export function readWallet(record: { readonly sealed: string } | undefined): SealedKeys | undefined {
  if (!record) return undefined;
  const wallet = readSealedKeys(record.sealed);
  if (!wallet) throw damaged();
  return wallet;
}

/** Whether a master key belongs to a wallet. */
export async function opensWallet(master: MasterKey, account: string, { keys }: SealedKeys): Promise<boolean> {
  for (const [kind, sealed] of Object.entries(keys))
    if (!(await unsealWalletKey(master, account, kind, sealed))) return false;
  return true;
}

export function keyring({ ask, store, keeps, unlock }: KeyringParts): Keyring {
  const cacheOf = (account: string) => `wallet:${account}`;
  /** Continues even if the browser stores nothing. */
  const quietly = async <T>(act: Promise<T>) => await act.catch(() => undefined);

  /**
   * Adds missing keys to the wallet: those of an earlier version, or new ones. If another browser was first, an old key with
   * another address is kept in addition, for an export.
   */
  const withKinds = async (
    owner: LoggedIn,
    master: MasterKey,
    wallet: SealedKeys | undefined,
    kinds: readonly KeyKind[],
  ): Promise<SealedKeys | undefined> => {
    let keys = wallet?.keys ?? {};
    for (const { name, signerOf } of kinds) {
      // An existing wallet is opened in any case: a damaged old key is left unchanged.
      const old = await openOldKey(store, owner, name).catch((error: unknown) => {
        if (keys[name] === undefined) throw error;
      });
      const place = keys[name] === undefined ? name : `${name}:${old?.address ?? ''}`;
      if (keys[name] && (!old || old.address === keys[name].address || keys[place])) continue;
      const bytes = old?.bytes ?? crypto.getRandomValues(new Uint8Array(32));
      const { address } = await signerOf(bytes);
      if (old && old.address !== address) throw damaged();
      keys = { ...keys, [place]: await sealWalletKey(master, owner.account, place, { address, bytes }) };
      bytes.fill(0);
    }
    return keys === wallet?.keys ? undefined : { version: 1, keys };
  };

  const masterOf = async (
    login: LoggedIn,
    wallet: SealedKeys | undefined,
    kinds: readonly KeyKind[],
    signal: AbortSignal,
    silent: boolean,
  ): Promise<MasterKey> => {
    const here = await quietly(openForBrowser(store, login));
    if (wallet) {
      if (here && (await opensWallet(here, login.account, wallet))) return here;
    } else {
      if (here) return here;
      const old = await Promise.all(kinds.map(({ name }) => openOldKey(store, login, name).catch(() => undefined)));
      if (old.some(Boolean) || (await keeps())) {
        const made = await quietly(proposeForBrowser(store, login, newMasterKey()));
        if (made) return made;
      }
    }
    if (silent) throw new KeysLocked();
    const given = await unlock({ login, wallet, kinds: kinds.map(({ name }) => name) }, signal);
    await quietly(sealForBrowser(store, login, given));
    return given;
  };

  return {
    async open(login, kinds, signal, silent = false) {
      const { token, account } = login;
      const cached = readSealedKeys(await quietly(store.get(cacheOf(account))));
      let { vault } = await ask('vault', { token }, signal);
      // Restores it to a server that has lost it.
      if (!vault && cached)
        ({ vault } = await ask('keep-vault', { token, after: 0, sealed: writeSealedKeys(cached) }, signal));
      // The browser may have stored none of it.
      let last: MasterKey | undefined;
      // In each round, another page was faster: its wallet counts.
      for (let turn = 0; turn < TURNS; turn += 1) {
        const before = readWallet(vault);
        const fits = last && (!before || (await opensWallet(last, account, before)));
        const master: MasterKey = last && fits ? last : await masterOf(login, before, kinds, signal, silent);
        last = master;
        // The window may have created the wallet meanwhile.
        if (!vault) ({ vault } = await ask('vault', { token }, signal));
        const wallet = readWallet(vault);
        if (wallet && !(await opensWallet(master, account, wallet))) continue;
        // A vault that was restored, or stored by an earlier version, becomes guarded.
        const more = (await withKinds(login, master, wallet, kinds)) ?? (vault?.guarded === false ? wallet : undefined);
        if (more) {
          const [sealed, change] = [writeSealedKeys(more), await changeSecret(master, account)];
          ({ vault } = await ask('keep-vault', { token, after: vault?.version ?? 0, sealed, change }, signal));
          continue;
        }
        if (!wallet) continue;
        await quietly(store.set(cacheOf(account), writeSealedKeys(wallet)));
        return { master, wallet, signer: (kind) => signerOf(master, account, wallet, kind) };
      }
      throw new TranslatedError(() => frameText().problems.changedElsewhere);
    },
  };
}

async function signerOf<S extends Signer>(
  master: MasterKey,
  account: string,
  { keys }: SealedKeys,
  { name, signerOf: made }: KeyKind<S>,
): Promise<S> {
  const sealed = keys[name];
  const bytes = sealed && (await unsealWalletKey(master, account, name, sealed));
  if (!bytes) throw damaged();
  const signer = await made(bytes);
  bytes.fill(0);
  if (signer.address !== sealed.address) throw damaged();
  return signer;
}
