/** The last request to a wallet of the sandbox that moves money, verbatim. */
import type { SandboxWalletControl } from '../../../sandbox/wallets/wallet.js';

/** Runs in the page, on its own. */
export function askOf(control: SandboxWalletControl): string {
  const requests = control
    .requests()
    .filter(({ method }) =>
      /^(eth_sendTransaction|solana_sign\w*Transaction|bitcoin_(sendTransfer|signPsbt))$/.test(method),
    );
  const last = requests[requests.length - 1];
  const params = last?.params ?? [];
  const [first, second] = params;
  const bytes =
    first instanceof Uint8Array
      ? first
      : typeof first === 'object' && first !== null
        ? Reflect.get(first, 'transaction')
        : undefined;
  if (bytes instanceof Uint8Array) return btoa(String.fromCharCode(...bytes));
  if (last?.method !== 'bitcoin_sendTransfer') return JSON.stringify(params);
  const { accounts, selected } = control.snapshot();
  // Such wallets get the recipient and the amount; they choose the paying account themselves.
  return JSON.stringify({ account: accounts[selected], recipientAddress: first, amount: String(second) });
}
