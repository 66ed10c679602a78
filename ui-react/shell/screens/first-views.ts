import type { ComponentType } from 'react';
import type { View } from '../../../application/shell/router.js';
import { Connect } from '../../views/connect/connect.js';
import type { ViewProps } from '../../views/view-props.js';

export type ViewLoader<V extends View> = () => Promise<ComponentType<ViewProps<V>>>;

/** The modules of the screens that the first screen leads to. */
export const FIRST = {
  connect: () => Promise.resolve(Connect),
  'connecting-wallet': () =>
    import('../../views/connect/connecting-wallet.js').then((module) => module.ConnectingWallet),
  'connecting-wallet-connect': () =>
    import('../../views/pairing/connecting-wallet-connect.js').then((module) => module.ConnectingWalletConnect),
  account: () => import('../../views/account/account.js').then((module) => module.Account),
} satisfies { readonly [V in View]?: ViewLoader<V> };

export type LaterView = Exclude<View, keyof typeof FIRST>;
