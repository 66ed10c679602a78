import { useEffect, useState } from 'react';
import { Button } from '../../parts/forms/button.js';
import { Body } from '../../parts/layout/body.js';
import { Foot } from '../../parts/layout/foot.js';
import { RoundFocus } from '../../parts/layout/round-focus.js';
import { Icon } from '../../parts/marks/icon.js';
import { PortholeRing } from '../../parts/marks/porthole-ring.js';
import { useText } from '../../parts/words/use-text.js';
import type { ViewProps } from '../view-props.js';
import { enLogin } from './text.en.js';

/** Links to the wallet's own site, for further actions there. */
export function UpgradeEmailWallet({ modal }: ViewProps<'upgrade-email-wallet'>) {
  const text = useText('login', enLogin);
  const [home, setHome] = useState<string>();
  useEffect(() => {
    let over = false;
    modal.egress().then(
      (hosts) => !over && setHome(hosts.find(({ purpose }) => purpose === 'frame')?.origin),
      () => undefined,
    );
    return () => {
      over = true;
    };
  }, [modal]);
  return (
    <>
      <Body>
        <RoundFocus
          ring={
            <PortholeRing>
              <Icon name="wallet" />
            </PortholeRing>
          }
          headline={text.upgrade}
          lead={home === undefined ? undefined : text.upgradeLead(new URL(home).host)}
        />
      </Body>
      {home !== undefined && (
        <Foot>
          <Button kind="primary" icon="external" href={home}>
            {text.openHome(new URL(home).host)}
          </Button>
        </Foot>
      )}
    </>
  );
}
