import { nameable } from '../../../application/names/nameable.js';
import { Button } from '../../parts/forms/button.js';
import { Body } from '../../parts/layout/body.js';
import { Foot } from '../../parts/layout/foot.js';
import { NothingHere } from '../../parts/layout/nothing-here.js';
import { RoundFocus } from '../../parts/layout/round-focus.js';
import { AccountView } from '../../parts/marks/account-view.js';
import { PortholeRing } from '../../parts/marks/porthole-ring.js';
import { useText } from '../../parts/words/use-text.js';
import type { ViewProps } from '../view-props.js';
import { enNames } from './text.en.js';

/** Confirms that the account has its name. */
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
