import { nameable } from '../../../application/names/nameable.js';
import { AccountView } from '../../parts/account-view.js';
import { Body } from '../../parts/body.js';
import { Button } from '../../parts/button.js';
import { Foot } from '../../parts/foot.js';
import { NothingHere } from '../../parts/nothing-here.js';
import { PortholeRing } from '../../parts/porthole-ring.js';
import { RoundFocus } from '../../parts/round-focus.js';
import { useText } from '../../parts/use-text.js';
import { enNames } from '../../text/en-names.js';
import type { ViewProps } from '../view-props.js';

/** The account has its name. */
export function RegisterAccountNameSuccess({ state, modal }: ViewProps<'register-account-name-success'>) {
  const text = useText('names', enNames);
  const account = nameable(state)?.account;
  const { naming } = state;
  if (naming?.step !== 'done' || naming.address !== account?.address) return <NothingHere modal={modal} text={text} />;
  return (
    <>
      <Body>
        <RoundFocus
          ring={
            <PortholeRing state="done">
              <AccountView address={account.address} size="xl" />
            </PortholeRing>
          }
          headline={text.done(`${naming.label}.${naming.suffix}`)}
          lead={text.doneLead}
        />
      </Body>
      <Foot>
        <Button kind="primary" onPress={() => modal.reset({ view: 'account' })}>
          {text.go}
        </Button>
      </Foot>
    </>
  );
}
