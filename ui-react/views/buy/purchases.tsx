import { Body } from '../../parts/body.js';
import { Button } from '../../parts/button.js';
import { Empty } from '../../parts/empty.js';
import { Foot } from '../../parts/foot.js';
import { Notice } from '../../parts/notice.js';
import { Plate } from '../../parts/plate.js';
import { Row } from '../../parts/row.js';
import { useSaid } from '../../parts/use-said.js';
import { useText } from '../../parts/use-text.js';
import { enBuy } from '../../text/en-buy.js';
import type { BuyProps } from './buy-props.js';
import { shownPurchases, stepWords } from './buy-words.js';

const KINDS = { done: 'positive', failed: 'danger', underway: 'info' } as const;

/** What was bought, and how the last of it stands. */
export function Purchases({ state, modal }: BuyProps) {
  const text = useText('buy', enBuy);
  const { step, made = [] } = state.buy ?? {};
  const stage = step?.stage;
  const told = stage === 'done' || stage === 'underway' ? text[stage] : stage === 'failed' ? text.failed : undefined;
  useSaid(told ?? '');
  const rows = shownPurchases(made, text);
  return (
    <>
      <Body>
        {told && (
          <Notice kind={KINDS[stage as keyof typeof KINDS]} title={told} testId="buy-told">
            {stage === 'failed' && step ? stepWords(step, text).lead : undefined}
          </Notice>
        )}
        {rows.length === 0 ? (
          <Empty title={text.noPurchases} />
        ) : (
          <Plate list label={text.purchases}>
            {rows.map(({ key, title, amount, end, busy }) => (
              <Row key={key} title={title} note={end} busy={busy} end={amount} testId="buy-purchase" />
            ))}
          </Plate>
        )}
      </Body>
      <Foot>
        <Button kind="primary" onPress={() => modal.reset({ view: 'account' })}>
          {text.back}
        </Button>
      </Foot>
    </>
  );
}
