import { connectedOf } from '../../../application/connect/selectors.js';
import { editSend, reviewSend, sendMax } from '../../../application/send/actions.js';
import { tokenCautionOf } from '../../../application/send/token-caution-of.js';
import { Button } from '../../parts/forms/button.js';
import { useDraft } from '../../parts/forms/use-draft.js';
import { Arrow } from '../../parts/layout/arrow.js';
import { Body } from '../../parts/layout/body.js';
import { Foot } from '../../parts/layout/foot.js';
import { Skeleton } from '../../parts/layout/skeleton.js';
import { useSheet } from '../../parts/layout/use-sheet.js';
import { TokenMark } from '../../parts/marks/token-mark.js';
import { Amount } from '../../parts/money/amount.js';
import { nextAmount } from '../../parts/money/next-amount.js';
import { TokenNotice } from '../../parts/money/token-notice.js';
import { Chip } from '../../parts/rows/chip.js';
import { Fact } from '../../parts/rows/fact.js';
import { Facts } from '../../parts/rows/facts.js';
import { useFormat } from '../../parts/words/use-format.js';
import { useText } from '../../parts/words/use-text.js';
import { NotConnected } from '../account/not-connected.js';
import type { ViewProps } from '../view-props.js';
import { NameMoved } from './named-address.js';
import { Receiver } from './receiver.js';
import { ReceiverNotice } from './receiver-notice.js';
import { feeText } from './review.js';
import css from './send.css?inline';
import { isRisky, sendForm } from './send-form.js';
import { enSend } from './text.en.js';

/** The send form: amount, token and recipient. */
export function Send({ state, modal }: ViewProps<'send'>) {
  useSheet(css);
  const text = useText('send', enSend);
  const { token, amountText, valueText, receiver } = state.send;
  const inDollars = valueText !== undefined;
  const format = useFormat();
  const form = sendForm(state, format);
  const risky = isRisky(form.caution);
  const [amount, setAmount] = useDraft(valueText ?? amountText, (value) =>
    editSend(modal, inDollars ? { valueText: value } : { amountText: value }),
  );
  const [address, setAddress] = useDraft(receiver, (value) => editSend(modal, { receiver: value }));
  if (!connectedOf(state)) return <NotConnected modal={modal} />;
  return (
    <form
      className="ph-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (form.readiness === 'ready') void reviewSend(modal);
      }}
    >
      <Body>
        <div className="ph-joined">
          <Amount
            label={inDollars ? text.amountInDollars : text.amount}
            value={amount}
            sign={inDollars ? '$' : undefined}
            onChange={(value) => setAmount(nextAmount(amount, value))}
            chip={
              <Chip
                token
                onPress={() => modal.push({ view: 'send-select-token' })}
                {...(token && { label: text.token(token.symbol), mark: <TokenMark token={token} size="s" /> })}
              >
                {token?.symbol ?? text.chooseToken}
              </Chip>
            }
            worth={form.worth && <bdi dir="ltr">{form.worth}</bdi>}
            error={form.amountProblem && text.amountProblems[form.amountProblem]}
            balance={form.balance && <bdi dir="ltr">{form.balance}</bdi>}
            balanceLabel={text.balance}
            maxLabel={text.max}
            onMax={() => sendMax(modal)}
            worthLater={form.priced}
            {...(form.switched && {
              onSwitch: () => void editSend(modal, form.switched ?? {}),
              switchLabel: inDollars ? text.inToken(token?.symbol ?? '') : text.inDollars,
            })}
            testId="send-amount"
          />
          <Arrow />
          <Receiver value={address} onChange={setAddress} problem={form.addressProblem} named={form.named} />
        </div>
        <TokenNotice caution={tokenCautionOf(state, token)} />
        <NameMoved named={form.named} />
        <ReceiverNotice caution={form.caution} receiver={address} />
        {/* Always there, so that nothing moves away from under a finger once it is known. */}
        <Facts>
          <Fact label={text.fee}>
            {form.fee?.status === 'ready' ? (
              feeText(form.fee.fee, format)
            ) : form.fee?.status === 'failed' ? (
              text.feeUnknown
            ) : form.fee ? (
              <Skeleton width={2} />
            ) : (
              '—'
            )}
          </Fact>
        </Facts>
      </Body>
      <Foot>
        {risky && (
          <Button kind="primary" onPress={() => setAddress('')}>
            {text.otherAddress}
          </Button>
        )}
        <Button
          kind={risky ? 'bare' : 'primary'}
          type="submit"
          disabled={form.readiness !== 'ready'}
          testId="send-review-button"
        >
          {text.readiness[form.readiness]}
        </Button>
      </Foot>
    </form>
  );
}
