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

/** What a name is good for, and the way to one. */
export function ChooseAccountName({ state, modal }: ViewProps<'choose-account-name'>) {
  const text = useText('names', enNames);
  const account = nameable(state)?.account;
  if (!account) return <NothingHere modal={modal} text={text} />;
  const choose = () => {
    // By then it is known what names end with, and whether the account has one.
    void modal.tryName('');
    void modal.push({ view: 'register-account-name' });
  };
  return (
    <>
      <Body>
        <RoundFocus
          ring={
            <PortholeRing>
              <AccountView address={account.address} size="xl" />
            </PortholeRing>
          }
          headline={text.offer}
          lead={text.offerLead}
        />
      </Body>
      <Foot>
        <Button kind="primary" onPress={choose}>
          {text.choose}
        </Button>
      </Foot>
    </>
  );
}
