import { useEffect, useState } from 'react';
import { Body } from '../../parts/body.js';
import { Button } from '../../parts/button.js';
import { Foot } from '../../parts/foot.js';
import { Icon } from '../../parts/icon.js';
import { PortholeRing } from '../../parts/porthole-ring.js';
import { RoundFocus } from '../../parts/round-focus.js';
import { useText } from '../../parts/use-text.js';
import { enLogin } from '../../text/en-login.js';
import type { ViewProps } from '../view-props.js';

/** Where the wallet lives, for whoever wants to do more with it there. */
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
          lead={text.upgradeLead}
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
