/** What sites were allowed to do in the name of accounts, for a while. */

export interface SmartSession {
  readonly project: { readonly id: string; readonly name: string; readonly url?: string; readonly iconUrl?: string };
  readonly pci: string;
  /** Seconds, as all moments here. */
  readonly expiry: number;
  readonly createdAt: number;
  readonly permissions: readonly unknown[];
  readonly policies: readonly { readonly id: string }[];
  readonly context: string;
  readonly revokedAt?: number;
}

export class SessionList {
  readonly #byAccount = new Map<string, SmartSession[]>();

  /** `account` has its network before it. */
  add(account: string, session: SmartSession): void {
    this.#byAccount.set(keyOf(account), [...this.of(account), session]);
  }

  of(account: string): readonly SmartSession[] {
    return this.#byAccount.get(keyOf(account)) ?? [];
  }

  /** False when there is no such session, or none any more. */
  revoke(account: string, pci: string): boolean {
    const all = this.of(account);
    if (!all.some((each) => each.pci === pci && each.revokedAt === undefined)) return false;
    const revokedAt = Math.floor(Date.now() / 1000);
    this.#byAccount.set(
      keyOf(account),
      all.map((each) => (each.pci === pci ? { ...each, revokedAt } : each)),
    );
    return true;
  }

  clear(): void {
    this.#byAccount.clear();
  }
}

function keyOf(account: string): string {
  return account.toLowerCase();
}
