import { buy as buyFrom, editBuy } from '../../../application/buy/actions.js';
import { Button } from '../../parts/forms/button.js';
import { useDraft } from '../../parts/forms/use-draft.js';
import { Arrow } from '../../parts/layout/arrow.js';
import { Body } from '../../parts/layout/body.js';
import { Empty } from '../../parts/layout/empty.js';
import { Foot } from '../../parts/layout/foot.js';
import { Group } from '../../parts/layout/group.js';
import { Skeleton } from '../../parts/layout/skeleton.js';
import { useSheet } from '../../parts/layout/use-sheet.js';
import { ImageMark } from '../../parts/marks/image-mark.js';
import { Amount } from '../../parts/money/amount.js';
import { nextAmount } from '../../parts/money/next-amount.js';
import { Chip } from '../../parts/rows/chip.js';
import { Fact } from '../../parts/rows/fact.js';
import { Facts } from '../../parts/rows/facts.js';
import { Label } from '../../parts/rows/label.js';
import { Row } from '../../parts/rows/row.js';
import { Note } from '../../parts/words/note.js';
import { Notice } from '../../parts/words/notice.js';
import { useAnnounce } from '../../parts/words/use-announce.js';
import { useFormat } from '../../parts/words/use-format.js';
import { useText } from '../../parts/words/use-text.js';
import css from './buy.css?inline';
import type { BuyProps } from './buy-props.js';
import { PRESETS, shownForm, shownMoney } from './buy-words.js';
import { NothingSold } from './nothing-sold.js';
import { enBuy } from './text.en.js';

/** The buy form, the quote and the sellers. */
export function Sellers({ state, modal }: BuyProps) {
  useSheet(css);
  const text = useText('buy', enBuy);
  const format = useFormat();
  const form = shownForm(state, text, format);
  const [amount, setAmount] = useDraft(form?.buy.amount ?? '', (value) => editBuy(modal, { amount: value }));
  useAnnounce(form?.priceless ? [text.noPrice, text.noPriceLead] : form?.get ? [text.get, form.get] : []);
  if (!form) return <NothingSold state={state} modal={modal} />;
  const { buy, payment, purchase, limit, quoted } = form;
  if (buy.status === 'ready' && !purchase)
    return (
      <Body>
        <Empty title={text.nothing(form.network.name)}>{text.nothingLead}</Empty>
      </Body>
    );
  const methods = payment?.limits ?? [];
  const picture = (key: string, name: string) => {
    const src = state.catalogue?.images[key];
    return src && <ImageMark src={src} name={name} className="ph-mark ph-mark-token ph-mark-s" />;
  };
  return (
    <>
      <Body>
        <div className="ph-joined">
          <Amount
            label={text.pay}
            value={amount}
            onChange={(value) => setAmount(nextAmount(amount, value))}
            chip={
              <Chip
                token
                testId="buy-currency"
                {...(payment && {
                  mark: picture(`currency:${payment.id}`, payment.id),
                  label: text.payIn(payment.id),
                  onPress: () => modal.push({ view: 'on-ramp-fiat-select' }),
                })}
              >
                {payment?.id ?? <Skeleton width={1} />}
              </Chip>
            }
            worth={form.limits}
            error={form.error}
            balanceLabel=""
            maxLabel=""
            testId="buy-amount"
          />
          <Arrow />
          <div className="ph-group">
            <div className="ph-amount">
              <span className="ph-amount-label">{text.get}</span>
              <bdi className="ph-buy-coins" dir="ltr" data-testid="buy-coins">
                {form.asking ? <Skeleton width={3} tall /> : (form.get ?? '—')}
              </bdi>
              <Chip
                token
                testId="buy-coin"
                {...(purchase && {
                  mark: picture(`token:${purchase.symbol}`, purchase.symbol),
                  label: text.buyCoin(purchase.symbol),
                  onPress: () => modal.push({ view: 'on-ramp-token-select' }),
                })}
              >
                {purchase?.symbol ?? <Skeleton width={1} />}
              </Chip>
            </div>
          </div>
        </div>
        <fieldset className="ph-buy-choices">
          <legend className="ph-hidden">{text.presets}</legend>
          {PRESETS.map((each) => (
            <button key={each} type="button" className="ph-buy-way" onClick={() => setAmount(each)}>
              {shownMoney({ amount: each, currency: payment?.id ?? '' }, format)}
            </button>
          ))}
        </fieldset>
        {methods.length > 1 && (
          <fieldset className="ph-buy-ways">
            <legend className="ph-hidden">{text.methodsLabel}</legend>
            {methods.map(({ id }) => (
              <button
                key={id}
                type="button"
                className="ph-buy-way"
                aria-pressed={id === limit.id}
                data-testid={`buy-${id}`}
                onClick={() => void editBuy(modal, { method: id })}
              >
                {text.methods[id]}
              </button>
            ))}
          </fieldset>
        )}
        {form.priceless && (
          <Notice kind="caution" title={text.noPrice} testId="buy-no-price">
            {text.noPriceLead}
          </Notice>
        )}
        {quoted && (
          <Facts>
            <Fact label={text.fee}>{shownMoney(quoted.fee, format)}</Fact>
            <Fact label={text.networkFee}>{shownMoney(quoted.networkFee, format)}</Fact>
          </Facts>
        )}
        {buy.standIn && <Note pad>{text.standIn}</Note>}
        <Label>{text.sellers}</Label>
        <Group list marks label={text.sellers}>
          {form.sellers.map(({ id, name, note, busy, ready }) => (
            <Row
              key={id}
              mark={<ImageMark src={undefined} name={name} className="ph-mark" />}
              title={name}
              {...(note && { note })}
              chevron={ready}
              busy={busy}
              disabled={!ready}
              testId={`buy-seller-${id}`}
              onPress={() => void buyFrom(modal, id)}
            />
          ))}
        </Group>
      </Body>
      <Foot>
        <Button kind="bare" onPress={() => modal.push({ view: 'what-is-a-buy' })}>
          {text.help}
        </Button>
      </Foot>
    </>
  );
}
