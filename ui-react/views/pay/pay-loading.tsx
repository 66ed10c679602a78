import { Button } from '../../parts/forms/button.js';
import { Body } from '../../parts/layout/body.js';
import { Foot } from '../../parts/layout/foot.js';
import { RoundFocus } from '../../parts/layout/round-focus.js';
import { ImageMark } from '../../parts/marks/image-mark.js';
import { PortholeRing } from '../../parts/marks/porthole-ring.js';
import { WalletMark } from '../../parts/marks/wallet-mark.js';
import { useFormat } from '../../parts/words/use-format.js';
import { useText } from '../../parts/words/use-text.js';
import { NothingToPay } from './nothing-to-pay.js';
import type { PayProps } from './pay-props.js';
import { shownPayment, shownStep } from './pay-words.js';
import { enPay } from './text.en.js';

/** The progress of the payment. */
export function PayLoading({ state, modal }: PayProps) {
  const text = useText('pay', enPay);
  const shown = shownPayment(state, text, useFormat());
  const step = state.pay?.step;
  if (!shown || !step) return <NothingToPay modal={modal} />;
  const { headline, lead, ring, page, pageWords, pageLabel, blocked, over } = shownStep(step, shown, text);
  const { exchange } = step;
  return (
    <>
      <Body>
        <RoundFocus
          ring={
            <PortholeRing state={ring}>
              {exchange ? (
                <ImageMark src={exchange.imageUrl} name={exchange.name} className="ph-mark ph-mark-xl" />
              ) : (
                <WalletMark wallet={shown.wallet} size="xl" />
              )}
            </PortholeRing>
          }
          headline={headline}
          lead={lead}
          testId="pay-headline"
        />
      </Body>
      <Foot>
        {page && (
          <Button kind={blocked ? 'primary' : 'quiet'} icon="external" href={page} label={pageLabel} testId="pay-page">
            {pageWords}
          </Button>
        )}
        {over && (
          <Button kind={page ? 'bare' : 'primary'} onPress={() => modal.close()}>
            {step.stage === 'done' ? text.done : text.close}
          </Button>
        )}
      </Foot>
    </>
  );
}
