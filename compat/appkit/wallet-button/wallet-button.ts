import { isLooking } from '../../../application/connect/selectors.js';
import type { Namespace } from '../../../domain/network/caip.js';
import type { AppKit } from '../app-kit.js';
import { onInstance, sharedInstance } from '../instance.js';
import type { ReachedAccount } from './reach-wallet.js';
import type { UpdatedEmail } from './update-email.js';
import type { Wallet } from './wallet-names.js';

type Part = typeof import('./wallet-part.js').walletPart;

let part: Part | undefined;
let loading: Promise<Part> | undefined;
const listeners = new Set<() => void>();

/** Connects single wallets and changes the login email of the embedded wallet. */
export interface AppKitWalletButton {
  /** True once the installed wallets are known: `connect` then opens windows within the user gesture. */
  isReady(): boolean;
  /** Calls back on each change. Returns a function that unsubscribes. */
  subscribeIsReady(listener: (state: { readonly isReady: boolean }) => void): () => void;
  /**
   * Shows the modal and connects one wallet. Rejects with `Modal closed` if the visitor closes it, `Connection
   * rejected` if they decline, or another error. `cause` is the `Failure`, if there is one.
   */
  connect(wallet: Wallet, namespace?: Namespace): Promise<ReachedAccount>;
  /** Shows the screen that changes the login email. Rejects with `Modal closed` if the visitor closes it. */
  updateEmail(): Promise<UpdatedEmail>;
}

/** Call it after `createAppKit`. */
export function createAppKitWalletButton(): AppKitWalletButton {
  return { isReady, subscribeIsReady, connect, updateEmail };
}

export function isReady(): boolean {
  const instance = sharedInstance();
  return part !== undefined && instance !== undefined && !isLooking(instance.porthole.getState());
}

export function subscribeIsReady(listener: (state: { readonly isReady: boolean }) => void): () => void {
  let was = isReady();
  const tell = () => {
    const is = isReady();
    if (is === was) return;
    was = is;
    listener({ isReady: is });
  };
  let following: { unsubscribe(): void } | undefined;
  const follow = () => {
    const modal = sharedInstance()?.porthole;
    modal?.preload();
    following ??= modal?.state$.subscribe(tell);
    tell();
  };
  const forget = onInstance(follow);
  listeners.add(tell);
  follow();
  // Offline: the button becomes ready once this can be loaded; a press tries again.
  load().catch(() => undefined);
  return () => {
    forget();
    listeners.delete(tell);
    following?.unsubscribe();
  };
}

export async function connect(wallet: Wallet, namespace?: Namespace): Promise<ReachedAccount> {
  const { porthole } = needed();
  const { reachWallet, untilState } = part ?? (await load());
  if (!isReady()) {
    porthole.preload();
    await untilState(porthole, (state) => !isLooking(state));
  }
  return reachWallet(porthole, wallet, namespace);
}

export async function updateEmail(): Promise<UpdatedEmail> {
  const { porthole } = needed();
  return (part ?? (await load())).updateEmail(porthole);
}

/** Calls back with the button's label in the page's language, not before `isReady`. Returns a function that unsubscribes. */
export function tellLabel(wallet: Wallet, told: (label: string) => void): () => void {
  const locale = sharedInstance()?.porthole.getState().config.locale;
  return part?.labelOf(wallet, locale, told) ?? (() => undefined);
}

function needed(): AppKit {
  const instance = sharedInstance();
  if (!instance) throw new Error('Please call "createAppKit" before using wallet buttons');
  return instance;
}

function load(): Promise<Part> {
  loading ??= import('./wallet-part.js').then(
    ({ walletPart }) => {
      part = walletPart;
      for (const tell of [...listeners]) tell();
      return walletPart;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
