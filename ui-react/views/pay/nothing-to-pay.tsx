import { Button } from '../../parts/forms/button.js';
import { Body } from '../../parts/layout/body.js';
import { Empty } from '../../parts/layout/empty.js';
import { useText } from '../../parts/words/use-text.js';
import type { PayProps } from './pay-props.js';
import { enPay } from './text.en.js';

/** Shown if a dapp opens the screen without a payment. */
export function NothingToPay({ modal }: Pick<PayProps, 'modal'>) {
  const text = useText('pay', enPay);
  return (
    <Body>
      <Empty
        title={text.nothing}
        actions={
          <Button kind="primary" onPress={() => modal.close()}>
            {text.close}
          </Button>
        }
      >
        {text.nothingLead}
      </Empty>
    </Body>
  );
}
