/** Renders again after each change of the wallet. */
import { useEffect, useReducer } from 'react';
import type { PhoneWallet } from '../phone-wallet.js';

export function useWallet(wallet: PhoneWallet): void {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => wallet.onChange(redraw), [wallet]);
}
