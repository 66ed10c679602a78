/** EIP-6963: announces a wallet to the page, now and on each request of the page. */
import type { SandboxWallet } from './wallet.js';

/** `target` is the window, or any event target in Node. Returns how to stop answering. */
export function announce({ info, provider }: SandboxWallet, target: EventTarget): () => void {
  const detail = Object.freeze({ info: Object.freeze({ uuid: crypto.randomUUID(), ...info }), provider });
  const say = () => target.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  target.addEventListener('eip6963:requestProvider', say);
  say();
  return () => target.removeEventListener('eip6963:requestProvider', say);
}
