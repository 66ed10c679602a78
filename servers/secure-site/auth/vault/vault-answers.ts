/** The auth server's answers about an account's wallet: the stored data opens nothing by itself. */
import type { Account } from '../account-book.js';
import type { Questions } from '../schema.js';
import { mustOwn, ownerOf } from './must-own.js';
import type { PasskeyOptions, Passkeys } from './passkeys.js';
import type { Proof } from './proof.js';
import type { VaultBook, VaultRecord } from './vault-book.js';

/** As in the visitor's list. */
export interface ListedPasskey {
  readonly id: string;
  readonly name: string;
  readonly at: number;
  readonly backedUp: boolean;
}

type Nothing = Record<string, never>;

export interface VaultQuestionAnswers {
  /** No vault: the account has no wallet yet. */
  readonly vault: { readonly vault?: VaultRecord };
  /** What is stored now, from any browser. `change`: only a browser that has opened the wallet can derive it. */
  readonly 'keep-vault': { readonly vault?: VaultRecord };
  readonly passkeys: { readonly offered: boolean; readonly list: readonly ListedPasskey[] };
  readonly 'passkey-options': PasskeyOptions;
  readonly 'add-passkey': Nothing;
  readonly 'use-passkey': { readonly id: string; readonly wrap: string };
  readonly 'remove-passkey': Nothing;
  readonly 'proof-code': Nothing;
  readonly prove: Nothing;
}

type VaultQuestion = keyof VaultQuestionAnswers;
export type VaultAnswers = {
  readonly [N in VaultQuestion]: (asked: Questions[N]) => Promise<VaultQuestionAnswers[N]>;
};

export interface VaultParts {
  readonly vaults: VaultBook;
  readonly passkeys: Passkeys;
  readonly proof: Proof;
}

/** `known`: the account of a token. Throws if there is none. */
export function vaultAnswers(
  { vaults, passkeys, proof }: VaultParts,
  known: (token: string) => Account | Promise<Account>,
): VaultAnswers {
  const there = async (id: string) => {
    const vault = await vaults.vault(id);
    return vault ? { vault } : {};
  };
  return {
    vault: async ({ token }) => await there((await known(token)).id),
    'keep-vault': async ({ token, after, sealed, change }) => {
      const { id } = await known(token);
      // The first of several browsers that create the wallet at once wins, and the others get that wallet.
      if (after > 0) await mustOwn(vaults, id, change);
      await vaults.replaceVault(id, after, sealed, ownerOf(change));
      return await there(id);
    },
    passkeys: async ({ token }) => {
      const all = await vaults.passkeys((await known(token)).id);
      const list = all.map(({ id, name, at, backedUp }) => ({ id, name, at, backedUp }));
      return { offered: passkeys.offered, list };
    },
    'passkey-options': async ({ token, use }) => await passkeys.options((await known(token)).id, use),
    'add-passkey': async ({ token, response, name, wrap, change }) => {
      const { id } = await known(token);
      await mustOwn(vaults, id, change);
      await passkeys.add(id, { response, name, wrap });
      return {};
    },
    'use-passkey': async ({ token, response }) => await passkeys.open((await known(token)).id, response),
    'proof-code': async ({ token }) => {
      await proof.begin(await known(token));
      return {};
    },
    prove: async ({ token, code }) => {
      await proof.prove(await known(token), code);
      return {};
    },
    'remove-passkey': async ({ token, id, change }) => {
      const account = (await known(token)).id;
      await mustOwn(vaults, account, change);
      await vaults.removePasskey(account, id);
      return {};
    },
  };
}
