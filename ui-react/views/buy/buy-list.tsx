import { editBuy } from '../../../application/buy/actions.js';
import { buyForm } from '../../../application/buy/buy-form.js';
import { Body } from '../../parts/layout/body.js';
import { Group } from '../../parts/layout/group.js';
import { ImageMark } from '../../parts/marks/image-mark.js';
import { Row } from '../../parts/rows/row.js';
import { useText } from '../../parts/words/use-text.js';
import type { BuyProps } from './buy-props.js';
import { NothingSold } from './nothing-sold.js';
import { enBuy } from './text.en.js';

export interface BuyListProps extends BuyProps {
  readonly of: 'payments' | 'purchases';
}

/** The currencies to pay in, or those to buy. */
export function BuyList({ of, state, modal }: BuyListProps) {
  const text = useText('buy', enBuy);
  const form = buyForm(state);
  if (!form) return <NothingSold state={state} modal={modal} />;
  const paying = of === 'payments';
  const rows = paying
    ? form.buy.payments.map(({ id }) => ({ id, title: id, note: undefined, picture: `currency:${id}` }))
    : form.offered.map(({ id, symbol, name }) => ({ id, title: symbol, note: name, picture: `token:${symbol}` }));
  const chosen = paying ? form.payment?.id : form.purchase?.id;
  const choose = (id: string) => {
    void editBuy(modal, paying ? { payment: id } : { purchase: id });
    void modal.back();
  };
  return (
    <Body>
      <Group list marks label={paying ? text.currencies : text.coins}>
        {rows.map(({ id, title, note, picture }) => (
          <Row
            key={id}
            mark={<ImageMark src={state.catalogue?.images[picture]} name={title} className="ph-mark ph-mark-token" />}
            title={title}
            {...(note && { note })}
            {...(id === chosen && { current: text.current })}
            testId={`buy-choice-${id}`}
            onPress={() => choose(id)}
          />
        ))}
      </Group>
    </Body>
  );
}
