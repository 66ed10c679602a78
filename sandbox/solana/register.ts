/** Registers wallets on a page by the Wallet Standard: now, and again when the dapp announces that it is ready. */
interface RegisterApi {
  register(...wallets: readonly object[]): () => void;
}

/** `target` is the window, or any event target in Node. */
export function register({ standard }: { readonly standard: object }, target: EventTarget): void {
  const callback = ({ register: add }: RegisterApi) => add(standard);
  target.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: callback }));
  target.addEventListener('wallet-standard:app-ready', (event) => callback((event as CustomEvent<RegisterApi>).detail));
}
