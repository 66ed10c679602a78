import { tryName } from '../../../application/names/actions.js';
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

/** Explains account names, and offers one. */
export function ChooseAccountName({ state, modal }: ViewProps<'choose-account-name'>) {
  const text = useText('names', enNames);
  const account = nameable(state)?.account;
  if (!account) return <NothingHere modal={modal} text={text} />;
  const choose = () => {
    // By then, the suffix of names is known, and whether the account has a name.
    void tryName(modal, '');
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
