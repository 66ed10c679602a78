import { useState } from 'react';
import { changesOf } from '../../../application/changes/changes-of.js';
import { walletOf } from '../../../application/connect/selectors.js';
import { swap as swapReviewed } from '../../../application/swap/actions.js';
import { Button } from '../../parts/forms/button.js';
import { Change } from '../../parts/forms/change.js';
import { ConsentTick } from '../../parts/forms/consent-tick.js';
import { Arrow } from '../../parts/layout/arrow.js';
import { Body } from '../../parts/layout/body.js';
import { Empty } from '../../parts/layout/empty.js';
import { Foot } from '../../parts/layout/foot.js';
import { Group } from '../../parts/layout/group.js';
import { useSheet } from '../../parts/layout/use-sheet.js';
import { TokenMark } from '../../parts/marks/token-mark.js';
import { TokenNotice } from '../../parts/money/token-notice.js';
import { Fact } from '../../parts/rows/fact.js';
import { Facts } from '../../parts/rows/facts.js';
import { WalletAsk } from '../../parts/rows/wallet-ask.js';
import { Note } from '../../parts/words/note.js';
import { Notice } from '../../parts/words/notice.js';
import { useAnnounce } from '../../parts/words/use-announce.js';
import { useFormat } from '../../parts/words/use-format.js';
import { useText } from '../../parts/words/use-text.js';
import { enCommon } from '../../text/everywhere.en.js';
import { enFailures } from '../../text/failures.en.js';
import { contradicts } from '../approve/changes/contradicts.js';
import { LateChanges } from '../approve/changes/late-changes.js';
import type { ViewProps } from '../view-props.js';
import { allowanceLead, reviewedSwap, swapAction, swapCaution, swapNotice } from './preview-words.js';
import css from './swap.css?inline';
import { SwapFacts } from './swap-facts.js';
import { swapForm, unitsOf } from './swap-form.js';
import { enSwap } from './text.en.js';

/** The review of a swap before the request to the wallet. */
export function SwapPreview({ state, modal }: ViewProps<'swap-preview'>) {
  useSheet(css);
  const text = useText('swap', enSwap);
  const common = useText('common', enCommon);
  const failures = useText('failures', enFailures);
  const [accepted, setAccepted] = useState<readonly string[]>([]);
  const format = useFormat();
  const form = swapForm(state, format);
  const { swap, network, sums } = form;
  const { label, busy, can } = swapAction(state, text);
  const notice = swapNotice(state, text, failures);
  const allowance = allowanceLead(state, text, format);
  const wallet = walletOf(state)?.name ?? common.yourWallet;
  useAnnounce(busy ? [label] : notice ? [notice.title, ...notice.lead] : [], swap?.ended ?? swap?.build);
  if (!swap?.from || !swap.to || !network || !sums || swap.quote?.status !== 'ready') {
    return (
      <Body>
        <Empty
          title={text.gone}
          actions={
            <Button kind="primary" onPress={() => modal.replace({ view: 'swap' })}>
              {text.edit}
            </Button>
          }
        >
          {text.goneLead}
        </Empty>
      </Body>
    );
  }
  const { from, to, build, quote } = swap;
  const changes = changesOf(state, 'swap');
  const reviewed = reviewedSwap(state);
  const more = contradicts(changes, reviewed);
  const { caipNetworkId: networkId } = network;
  const meant = [networkId, from.address, to.address, swap.amountText].join(' ');
  const caution = swapCaution(state);
  const risks = [...(caution ? [text.riskToken] : []), ...(more ? [text.riskMore] : [])];
  const risky = risks.length > 0;
  const agreed = risks.every((risk) => accepted.includes(`${risk} ${meant}`));
  return (
    <>
      <Body still>
        {notice && (
          <Notice kind={notice.kind} title={notice.title} testId="swap-notice">
            {notice.lead.map((each) => (
              <div key={each}>{each}</div>
            ))}
          </Notice>
        )}
        {!notice && <TokenNotice caution={caution} />}
        <Group marks>
          <Change
            mark={<TokenMark token={from} network={network} />}
            label={text.from}
            amount={format.exact(swap.amountText, from.symbol)}
            worth={form.spendWorth}
          />
        </Group>
        <Arrow loose />
        <Group marks>
          <Change
            mark={<TokenMark token={to} network={network} />}
            label={text.to}
            // Beside a long amount there is no room for the value.
            amount={unitsOf(quote.amount, to, format)}
            tone="positive"
          />
        </Group>
        <SwapFacts sums={sums} />
        {build?.status === 'ready' && (
          <Facts>
            <Fact label={text.contract} testId="swap-contract">
              <span className="ph-swap-address" dir="ltr">
                {build.call.to}
              </span>
            </Fact>
          </Facts>
        )}
        {allowance && <Note pad>{allowance}</Note>}
        <LateChanges entry={changes} network={network} state={state} reviewed={reviewed} expected={2} />
        {build?.status === 'ready' && <WalletAsk label={text.asked(wallet)} ask={build.ask} />}
        <Note pad>{text.warning}</Note>
      </Body>
      {risky && (
        <div className="ph-pad">
          {risks.map((risk) => {
            const key = `${risk} ${meant}`;
            return (
              <ConsentTick
                key={key}
                label={risk}
                ticked={accepted.includes(key)}
                onTick={(ticked) => setAccepted((all) => (ticked ? [...all, key] : all.filter((each) => each !== key)))}
              />
            );
          })}
        </div>
      )}
      <Foot pair>
        <Button kind={risky ? 'primary' : 'quiet'} onPress={() => modal.back()}>
          {text.cancel}
        </Button>
        <Button
          kind={risky ? 'bare' : 'primary'}
          busy={busy}
          disabled={!can || !agreed}
          onPress={() => swapReviewed(modal)}
          testId="swap-confirm-button"
        >
          {label}
        </Button>
      </Foot>
    </>
  );
}
