/** Announces a wallet to a page as EIP-6963 specifies, and again on every request of the page. */
import type { Wallet } from '../../domain/wallet/wallet.js';

/** A wallet to announce in a page (EIP-6963), and its provider. */
export interface Announced {
  readonly wallet: Pick<Wallet, 'name' | 'id' | 'rdns' | 'icon'>;
  readonly provider: unknown;
  /** Default: made from the wallet's id. */
  readonly uuid?: string;
}

const ICON = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';

/** Announces a wallet in a page (EIP-6963) and answers requests for announcements. Returns a function that stops it. */
export function announceWallet(target: EventTarget, { wallet, provider, uuid }: Announced): () => void {
  const { name, id, rdns = id, icon = ICON } = wallet;
  const detail = Object.freeze({ info: Object.freeze({ uuid: uuid ?? `uuid-${id}`, name, icon, rdns }), provider });
  const announce = () => target.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  target.addEventListener('eip6963:requestProvider', announce);
  announce();
  return () => target.removeEventListener('eip6963:requestProvider', announce);
}
