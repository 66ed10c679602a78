/** What a wallet of the sandbox was asked last that moves money, to the letter. */
import type { SandboxWalletControl } from '../../sandbox/wallets/wallet.js';

/** Runs in the page, on its own. */
export function askOf(control: SandboxWalletControl): string {
  const asks = control
    .requests()
    .filter(({ method }) => /^(eth_sendTransaction|solana_sign\w*Transaction)$/.test(method));
  const { params } = asks[asks.length - 1] ?? { params: [] };
  const [first] = params;
  const bytes = typeof first === 'object' && first !== null ? Reflect.get(first, 'transaction') : undefined;
  return bytes instanceof Uint8Array ? btoa(String.fromCharCode(...bytes)) : JSON.stringify(params);
}
