import { Fragment, type ReactNode, useId, useState } from 'react';
import { connectMethods } from '../../../domain/connect-methods.js';
import type { ConnectMethod } from '../../../domain/wallet.js';
import { hasInstalledWallet } from '../../../domain/wallet-list.js';
import { Body } from '../../parts/body.js';
import { Divider } from '../../parts/divider.js';
import { useText } from '../../parts/use-text.js';
import { enConnect } from '../../text/en-connect.js';
import type { ViewProps } from '../view-props.js';
import { Agreement } from './agreement.js';
import { pagePlatform } from './page-platform.js';
import { papersOf } from './papers-of.js';
import { walletGroups } from './wallet-groups.js';
import { WalletList } from './wallet-list.js';

/** The ways to connect, in the order that the host or the visitor's browser suggests. */
export function Connect({ state, modal }: ViewProps<'connect'>) {
  const text = useText('connect', enConnect);
  const consentId = useId();
  const [agreed, setAgreed] = useState(false);
  const { config } = state;
  const legal = Object.values(papersOf(config)).some(Boolean);
  const consentAsked = legal && config.features.legalCheckbox;
  const blocked = consentAsked && !agreed;
  const groups = walletGroups(state, pagePlatform());

  // Signing in by email or with a social account belongs here too, each under its own name.
  const blocks: Partial<Record<ConnectMethod, ReactNode>> = {
    ...(config.enableWallets && {
      wallet: <WalletList groups={groups} blocked={blocked} state={state} modal={modal} />,
    }),
  };
  const order = config.connectMethodsOrder ?? config.features.connectMethodsOrder;
  const methods = connectMethods(order, hasInstalledWallet(groups)).filter((method) => blocks[method]);

  return (
    <>
      <Body testId="w3m-connect-scroll-view">
        {consentAsked && (
          <label className="ph-consent" data-testid="w3m-legal-checkbox">
            <input
              type="checkbox"
              data-testid="wui-checkbox"
              checked={agreed}
              onChange={(event) => setAgreed(event.target.checked)}
            />
            <span id={consentId}>
              <Agreement config={config} sentence={text.consent} />
            </span>
          </label>
        )}
        <fieldset className="ph-methods" disabled={blocked} aria-describedby={blocked ? consentId : undefined}>
          {methods.map((method, at) => (
            <Fragment key={method}>
              {at > 0 && <Divider>{method === 'wallet' ? text.orWallet : text.orLogin}</Divider>}
              {blocks[method]}
            </Fragment>
          ))}
        </fieldset>
      </Body>
      {legal && !consentAsked && (
        <p className="ph-legal">
          <Agreement config={config} sentence={text.agreement} />
        </p>
      )}
    </>
  );
}
