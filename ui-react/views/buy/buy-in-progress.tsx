import { buy } from '../../../application/buy/actions.js';
import { buyForm } from '../../../application/buy/buy-form.js';
import { Button } from '../../parts/forms/button.js';
import { Body } from '../../parts/layout/body.js';
import { Foot } from '../../parts/layout/foot.js';
import { RoundFocus } from '../../parts/layout/round-focus.js';
import { Icon } from '../../parts/marks/icon.js';
import { LATER_ICONS } from '../../parts/marks/later-icons.js';
import { PortholeRing } from '../../parts/marks/porthole-ring.js';
import { useText } from '../../parts/words/use-text.js';
import type { BuyProps } from './buy-props.js';
import { stepWords } from './buy-words.js';
import { Sellers } from './sellers.js';
import { enBuy } from './text.en.js';

const RINGS = {
  window: 'waiting',
  underway: 'waiting',
  unwatched: 'still',
  blocked: 'pending',
  silent: 'pending',
  failed: 'failed',
  done: 'done',
} as const;

/** Shown while the visitor buys on the seller's page. */
export function BuyInProgress({ state, modal }: BuyProps) {
  const text = useText('buy', enBuy);
  const step = buyForm(state)?.buy.step;
  // Nothing is bought for another account: it has a form of its own.
  if (!step) return <Sellers state={state} modal={modal} />;
  const { stage, seller, page } = step;
  const { headline, lead } = stepWords(step, text);
  const over = stage === 'silent' || stage === 'failed';
  return (
    <>
      <Body>
        <RoundFocus
          ring={
            <PortholeRing state={RINGS[stage]}>
              <Icon name="external" />
            </PortholeRing>
          }
          headline={headline}
          lead={lead}
          testId="buy-headline"
        />
      </Body>
      <Foot>
        {over && (
          <Button kind="primary" icon="retry" onPress={() => void buy(modal, seller.id)}>
            {text.again}
          </Button>
        )}
        <Button
          kind={stage === 'blocked' ? 'primary' : 'quiet'}
          icon="external"
          href={page}
          label={text.openPageLabel(seller.name)}
          testId="buy-page"
        >
          {text.openPage(seller.name)}
        </Button>
        <Button icon={LATER_ICONS.copy} onPress={() => modal.copyLink(page)} testId="buy-copy">
          {text.copyLink}
        </Button>
        <Button kind="bare" onPress={() => modal.reset({ view: 'account' })}>
          {text.back}
        </Button>
      </Foot>
    </>
  );
}
