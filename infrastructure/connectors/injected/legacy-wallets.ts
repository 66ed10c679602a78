/** The providers at `window.ethereum`, from before wallets announced themselves. */
import type { Eip1193Context } from '../eip1193/eip1193-context.js';
import { type Eip1193Provider, isProvider } from '../eip1193/provider.js';
import { readList } from '../eip1193/read-list.js';
import { type FoundWallet, INJECTED_ID } from './found-wallet.js';

/** More than any browser has. */
const MAX_PROVIDERS = 20;

/** Flags that identify some wallets. Many also claim to be MetaMask, so that one comes last. */
const FLAGS = [
  ['isRabby', 'Rabby Wallet'],
  ['isCoinbaseWallet', 'Coinbase Wallet'],
  ['isBraveWallet', 'Brave Wallet'],
  ['isTrust', 'Trust Wallet'],
  ['isPhantom', 'Phantom'],
  ['isOkxWallet', 'OKX Wallet'],
  ['isFrame', 'Frame'],
  ['isRainbow', 'Rainbow'],
  ['isMetaMask', 'MetaMask'],
] as const;

/**
 * The current providers at `window.ethereum`: one unnamed wallet with the id `injected`, or each of
 * `ethereum.providers` under a guessed name. Providers that have announced themselves are left out.
 */
export function legacyWallets(
  target: { readonly ethereum?: unknown },
  announced: readonly FoundWallet[],
  log: Eip1193Context['log'],
): readonly FoundWallet[] {
  const isNew = (provider: Eip1193Provider) => announced.every((each) => each.provider !== provider);
  try {
    const ethereum = target.ethereum;
    if (!isProvider(ethereum, log)) return [];
    const several = severalOf(ethereum, log);
    const found = several.length > 1 ? name(several) : [legacy(ethereum, INJECTED_ID, 'Browser Wallet')];
    return found.filter(({ provider }) => isNew(provider));
  } catch (error) {
    log('info', 'The provider at window.ethereum cannot be read', error);
    return [];
  }
}

function severalOf(ethereum: Eip1193Provider, log: Eip1193Context['log']): readonly Eip1193Provider[] {
  const providers = readList(Reflect.get(ethereum, 'providers'), MAX_PROVIDERS) ?? [];
  return [...new Set(providers.filter((each) => isProvider(each, log)))];
}

/** Names repeat if several wallets make the same claim: the ids distinguish them. */
function name(providers: readonly Eip1193Provider[]): readonly FoundWallet[] {
  const uses = new Map<string, number>();
  return providers.map((provider) => {
    const guess = FLAGS.find(([flag]) => Reflect.get(provider, flag) === true)?.[1] ?? 'Browser Wallet';
    const use = (uses.get(guess) ?? 0) + 1;
    uses.set(guess, use);
    const shown = use === 1 ? guess : `${guess} ${use}`;
    return legacy(provider, `${INJECTED_ID}:${shown.toLowerCase().replaceAll(' ', '-')}`, shown);
  });
}

function legacy(provider: Eip1193Provider, id: string, shownName: string): FoundWallet {
  const wallet = { id, type: 'INJECTED', name: shownName, namespace: 'eip155', connectorId: INJECTED_ID } as const;
  return { wallet, provider };
}
