/** The permissions that accounts have granted to sites for a limited time. */
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { readProperty } from '../../../domain/value/read-property.js';

export interface SmartSession {
  readonly project: { readonly id: string; readonly name: string; readonly url?: string; readonly iconUrl?: string };
  readonly pci: string;
  /** Seconds, like all times here. */
  readonly expiry: number;
  readonly createdAt: number;
  readonly permissions: readonly unknown[];
  readonly policies: readonly { readonly id: string }[];
  readonly context: string;
  readonly revokedAt?: number;
}

export class SessionList {
  readonly #byAccount = new Map<string, SmartSession[]>();
  readonly #begun = new Map<
    string,
    {
      readonly account: string;
      readonly publicKey: string;
      readonly terms: Pick<SmartSession, 'permissions' | 'expiry' | 'policies'>;
    }
  >();

  /** `account`: with its network (CAIP-10). */
  add(account: string, session: SmartSession): void {
    this.#byAccount.set(keyOf(account), [...this.of(account), session]);
  }

  /** A session that the wallet has not granted yet: its id, and the key that this service signs with. */
  begin(
    account: string,
    terms: Pick<SmartSession, 'permissions' | 'expiry' | 'policies'>,
    pci: string = crypto.randomUUID(),
  ) {
    const privateKey = generatePrivateKey();
    const { publicKey } = privateKeyToAccount(privateKey);
    this.#begun.set(pci, { account: keyOf(account), publicKey, terms });
    return { pci, key: { type: 'secp256k1', publicKey } };
  }

  /**
   * `keys`: the keys that the wallet has granted it to. False if no such session was started, or this service's key is
   * not the first.
   */
  activate(account: string, pci: string, context: string, keys: readonly unknown[]): boolean {
    const begun = this.#begun.get(pci);
    if (begun?.account !== keyOf(account) || readProperty(keys[0], 'publicKey') !== begun.publicKey) return false;
    this.#begun.delete(pci);
    const project = { id: 'local', name: 'Slipway', url: 'https://slipway.example' };
    this.add(account, { project, pci, createdAt: Math.floor(Date.now() / 1000), context, ...begun.terms });
    return true;
  }

  of(account: string): readonly SmartSession[] {
    return this.#byAccount.get(keyOf(account)) ?? [];
  }

  /** False if there is no such session, or it has ended. */
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
    this.#begun.clear();
  }
}

function keyOf(account: string): string {
  return account.toLowerCase();
}
