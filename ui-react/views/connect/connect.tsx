import { Fragment, type ReactNode } from 'react';
import { loginWays } from '../../../application/login/login-ways.js';
import { connectMethods } from '../../../domain/wallet/connect-methods.js';
import type { ConnectMethod } from '../../../domain/wallet/wallet.js';
import { hasInstalledWallet } from '../../../domain/wallet/wallet-list.js';
import { Button } from '../../parts/forms/button.js';
import { Divider } from '../../parts/layout/divider.js';
import { useText } from '../../parts/words/use-text.js';
import type { ViewProps } from '../view-props.js';
import { Consent } from './consent.js';
import { LoginBlock } from './login-block.js';
import { pagePlatform } from './page-platform.js';
import { enConnect } from './text.en.js';
import { walletGroups } from './wallet-groups.js';
import { hasWallets, WalletList } from './wallet-list.js';

/** The ways to connect, in the order set by the host or suited to the visitor's browser. */
export function Connect({ state, modal }: ViewProps<'connect'>) {
  const text = useText('connect', enConnect);
  const { config } = state;
  const groups = walletGroups(state, pagePlatform());
  const { email, socials } = loginWays(state);
  const login = email || socials.length > 0;
  const order = config.connectMethodsOrder ?? config.features.connectMethodsOrder;
  const there: Readonly<Record<ConnectMethod, boolean>> = {
    email,
    social: socials.length > 0,
    // Visitors who can log in do not need a link to get a wallet.
    wallet: config.enableWallets && (!login || hasWallets(state, groups)),
  };
  const methods = connectMethods(order, hasInstalledWallet(groups)).filter((method) => there[method]);
  const blockOf = (method: ConnectMethod, blocked: boolean): ReactNode => {
    if (method !== 'wallet') return <LoginBlock way={method} state={state} modal={modal} />;
    if (!login || !config.features.collapseWallets)
      return <WalletList groups={groups} blocked={blocked} state={state} modal={modal} />;
    return (
      <Button
        icon="wallet"
        testId="w3m-collapse-wallets-button"
        onPress={() => modal.push({ view: 'connect-wallets' })}
      >
        {text.withWallet}
      </Button>
    );
  };

  return (
    <Consent state={state} modal={modal} testId="w3m-connect-scroll-view">
      {(blocked) =>
        methods.map((method, at) => (
          <Fragment key={method}>
            {/* Email and social accounts lead to the same wallet. */}
            {at > 0 && (method === 'wallet' || methods[at - 1] === 'wallet') && (
              <Divider>{method === 'wallet' ? text.orWallet : text.orLogin}</Divider>
            )}
            {blockOf(method, blocked)}
          </Fragment>
        ))
      }
    </Consent>
  );
}
