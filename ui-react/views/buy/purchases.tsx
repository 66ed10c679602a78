import { buyForm } from '../../../application/buy/buy-form.js';
import { Button } from '../../parts/forms/button.js';
import { Body } from '../../parts/layout/body.js';
import { Empty } from '../../parts/layout/empty.js';
import { Foot } from '../../parts/layout/foot.js';
import { Group } from '../../parts/layout/group.js';
import { Row } from '../../parts/rows/row.js';
import { Notice } from '../../parts/words/notice.js';
import { useAnnounce } from '../../parts/words/use-announce.js';
import { useFormat } from '../../parts/words/use-format.js';
import { useText } from '../../parts/words/use-text.js';
import type { BuyProps } from './buy-props.js';
import { shownPurchases, stepWords } from './buy-words.js';
import { enBuy } from './text.en.js';

const KINDS = { done: 'positive', failed: 'danger', underway: 'info' } as const;

/** The list of purchases, and the status of the last one. */
export function Purchases({ state, modal }: BuyProps) {
  const text = useText('buy', enBuy);
  const { step, made = [] } = buyForm(state)?.buy ?? {};
  const stage = step?.stage;
  const note = stage === 'done' || stage === 'underway' ? text[stage] : stage === 'failed' ? text.failed : undefined;
  useAnnounce(note ?? '');
  const rows = shownPurchases(made, text, useFormat());
  return (
    <>
      <Body>
        {note && (
          <Notice kind={KINDS[stage as keyof typeof KINDS]} title={note} testId="buy-told">
            {stage === 'failed' && step ? stepWords(step, text).lead : undefined}
          </Notice>
        )}
        {rows.length === 0 ? (
          <Empty title={text.noPurchases} />
        ) : (
          <Group list label={text.purchases}>
            {rows.map(({ key, title, amount, end, busy }) => (
              <Row key={key} title={title} note={end} busy={busy} end={amount} testId="buy-purchase" />
            ))}
          </Group>
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
