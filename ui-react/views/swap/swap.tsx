import type { CSSProperties } from 'react';
import { connectedOf, networkOf } from '../../../application/connect/selectors.js';
import type { Modal } from '../../../application/modal/modal.js';
import { editSwap } from '../../../application/swap/actions.js';
import { Button } from '../../parts/forms/button.js';
import { useDraft } from '../../parts/forms/use-draft.js';
import { Body } from '../../parts/layout/body.js';
import { Foot } from '../../parts/layout/foot.js';
import { SkeletonRows } from '../../parts/layout/skeleton-rows.js';
import { useSheet } from '../../parts/layout/use-sheet.js';
import { Icon } from '../../parts/marks/icon.js';
import { LATER_ICONS } from '../../parts/marks/later-icons.js';
import { TokenMark } from '../../parts/marks/token-mark.js';
import { Amount, amountSize } from '../../parts/money/amount.js';
import { nextAmount } from '../../parts/money/next-amount.js';
import { TokenNotice } from '../../parts/money/token-notice.js';
import { Chip } from '../../parts/rows/chip.js';
import { Notice } from '../../parts/words/notice.js';
import { serviceAdvice } from '../../parts/words/service-advice.js';
import { useAnnounce } from '../../parts/words/use-announce.js';
import { useFormat } from '../../parts/words/use-format.js';
import { useText } from '../../parts/words/use-text.js';
import { enCommon } from '../../text/everywhere.en.js';
import { enFailures } from '../../text/failures.en.js';
import { NotConnected } from '../account/not-connected.js';
import type { ViewProps } from '../view-props.js';
import { swapCaution } from './preview-words.js';
import css from './swap.css?inline';
import { SwapFacts } from './swap-facts.js';
import { swapForm } from './swap-form.js';
import { SwapNowhere } from './swap-nowhere.js';
import { enSwap } from './text.en.js';

/** The swap form. */
export function Swap({ state, modal }: ViewProps<'swap'>) {
  useSheet(css);
  const text = useText('swap', enSwap);
  const common = useText('common', enCommon);
  const failures = useText('failures', enFailures);
  const form = swapForm(state, useFormat());
  const { swap, network, problem, sums } = form;
  const [amount, setAmount] = useDraft(swap?.amountText ?? '', (amountText) => editSwap(modal, { amountText }));
  const { quote } = swap ?? {};
  const caution = swapCaution(state);
  useAnnounce(quote?.status === 'ready' && swap?.to ? [text.to, `${form.gets} ${swap.to.symbol}`] : []);
  const here = networkOf(state);
  if (!connectedOf(state) || !here) return <NotConnected modal={modal} />;
  // The site has no service for swaps, or the network has none.
  if (!network || swap?.status === 'unsupported') return <SwapNowhere state={state} modal={modal} network={here} />;
  if (swap?.status === 'failed') {
    return (
      <Body>
        <Notice alert kind="danger" title={text.unready}>
          {swap.failure?.code === 'network-not-supported' ? text.noSwaps : serviceAdvice(swap.failure, failures)}
        </Notice>
        <Button icon="retry" onPress={() => editSwap(modal, {})}>
          {common.tryAgain}
        </Button>
      </Body>
    );
  }
  if (!swap || swap.status === 'loading') {
    return (
      <Body>
        <SkeletonRows label={text.loading} />
      </Body>
    );
  }
  const failed = quote?.status === 'failed' && problem !== 'insufficient-balance' ? quote.failure : undefined;
  const error =
    problem === 'insufficient-balance' || problem === 'incorrect-amount'
      ? text.problems[problem]
      : failed?.code === 'invalid-amount'
        ? text.problems['incorrect-amount']
        : undefined;
  return (
    <form
      className="ph-swap-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (form.ready) void modal.push({ view: 'swap-preview' });
      }}
    >
      <Body>
        {failed && !error && (
          <Notice alert kind="caution" title={text.noQuote}>
            {text.noQuoteLead}
          </Notice>
        )}
        <TokenNotice caution={caution} />
        {!caution && sums?.costly && (
          <Notice kind="caution" title={text.costly(sums.costly)}>
            {text.costlyLead}
          </Notice>
        )}
        <div className="ph-joined">
          <Amount
            label={text.from}
            value={amount}
            onChange={(value) => setAmount(nextAmount(amount, value))}
            chip={<SideChip modal={modal} side="from" token={swap.from} />}
            worth={form.spendWorth && <bdi dir="ltr">{form.spendWorth}</bdi>}
            error={error}
            balance={form.fromBalance && <bdi dir="ltr">{form.fromBalance}</bdi>}
            balanceLabel={text.balance}
            maxLabel={text.max}
            onMax={() => editSwap(modal, { max: true })}
            testId="swap-input-sourceToken"
          />
          <button
            type="button"
            className="ph-between ph-turn"
            aria-label={text.turn}
            data-testid="swap-turn"
            onClick={() => editSwap(modal, { turn: true })}
          >
            <Icon name={LATER_ICONS.down} />
          </button>
          <div className="ph-group" data-testid="swap-input-toToken">
            <div className="ph-amount">
              <span className="ph-amount-label">{text.to}</span>
              <output
                className={`ph-gets ${amountSize(form.gets)}${quote?.status === 'loading' ? ' ph-swap-old' : ''}`}
                style={{ '--ph-wide': form.gets.length } as CSSProperties}
              >
                <bdi dir="ltr">{form.gets || '0'}</bdi>
              </output>
              <SideChip modal={modal} side="to" token={swap.to} />
              <div className="ph-amount-foot">
                <span>{form.getWorth && <bdi dir="ltr">{form.getWorth}</bdi>}</span>
                {form.toBalance && (
                  <span>
                    <Icon name="wallet" small />
                    <span className="ph-hidden">{text.balance}</span>
                    <bdi dir="ltr">{form.toBalance}</bdi>
                  </span>
                )}
              </div>
            </div>
          </div>
        </div>
        <SwapFacts sums={sums} />
      </Body>
      <Foot>
        <Button
          kind="primary"
          type="submit"
          disabled={!form.ready}
          busy={!problem && quote?.status === 'loading'}
          testId="swap-action-button"
        >
          {problem ? text.problems[problem] : (error ?? text.review)}
        </Button>
      </Foot>
    </form>
  );
}

interface SideChipProps {
  readonly modal: Modal;
  readonly side: 'from' | 'to';
  readonly token: NonNullable<ViewProps<'swap'>['state']['swap']>['from'];
}

function SideChip({ modal, side, token }: SideChipProps) {
  const text = useText('swap', enSwap);
  const label = side === 'from' ? text.tokenFrom : text.tokenTo;
  return (
    <Chip
      token
      testId={`swap-select-token-button-${side === 'from' ? 'sourceToken' : 'toToken'}`}
      onPress={() => modal.push({ view: 'swap-select-token', side })}
      {...(token && { label: label(token.symbol), mark: <TokenMark token={token} size="s" /> })}
    >
      {token?.symbol ?? text.selectToken}
    </Chip>
  );
}
