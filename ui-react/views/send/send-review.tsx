import { useState } from 'react';
import { changesOf } from '../../../application/changes/changes-of.js';
import { walletOf } from '../../../application/connect/selectors.js';
import { send } from '../../../application/send/actions.js';
import { tokenCautionOf } from '../../../application/send/token-caution-of.js';
import { Button } from '../../parts/forms/button.js';
import { Change } from '../../parts/forms/change.js';
import { ConsentTick } from '../../parts/forms/consent-tick.js';
import { Arrow } from '../../parts/layout/arrow.js';
import { Body } from '../../parts/layout/body.js';
import { Empty } from '../../parts/layout/empty.js';
import { Foot } from '../../parts/layout/foot.js';
import { Group } from '../../parts/layout/group.js';
import { Skeleton } from '../../parts/layout/skeleton.js';
import { AccountView } from '../../parts/marks/account-view.js';
import { LATER_ICONS } from '../../parts/marks/later-icons.js';
import { NetworkMark } from '../../parts/marks/network-mark.js';
import { TokenMark } from '../../parts/marks/token-mark.js';
import { TokenNotice } from '../../parts/money/token-notice.js';
import { Fact } from '../../parts/rows/fact.js';
import { Facts } from '../../parts/rows/facts.js';
import { WalletAsk } from '../../parts/rows/wallet-ask.js';
import { Note } from '../../parts/words/note.js';
import { useAnnounce } from '../../parts/words/use-announce.js';
import { useFormat } from '../../parts/words/use-format.js';
import { useText } from '../../parts/words/use-text.js';
import { enCommon } from '../../text/everywhere.en.js';
import { contradicts } from '../approve/changes/contradicts.js';
import { LateChanges } from '../approve/changes/late-changes.js';
import type { ViewProps } from '../view-props.js';
import { NamedAddress, NameMoved } from './named-address.js';
import { ReceiverNotice } from './receiver-notice.js';
import { review, reviewedTransfer } from './review.js';
import { SendFailure } from './send-failure.js';
import { cautionOf, isRisky, namedOf } from './send-form.js';
import { enSend } from './text.en.js';
import { WholeAddress } from './whole-address.js';

/** The review of a transfer before the request: amount, recipient and fee. */
export function SendReview({ state, modal }: ViewProps<'send-review'>) {
  const text = useText('send', enSend);
  const common = useText('common', enCommon);
  const { stage, failure, fee: estimate } = state.send;
  const [accepted, setAccepted] = useState<readonly string[]>([]);
  const accept = (risk: string, ticked: boolean) =>
    setAccepted((all) => [...all.filter((each) => each !== risk), ...(ticked ? [risk] : [])]);
  const facts = review(state, useFormat());
  const wallet = walletOf(state)?.name ?? common.yourWallet;
  const waiting = stage === 'waiting';
  useAnnounce(waiting ? text.confirm(wallet) : '');
  const named = namedOf(state);
  if (!facts || named?.status === 'moved') {
    const edit = (
      <Button kind="primary" onPress={() => modal.replace({ view: 'send' })}>
        {text.edit}
      </Button>
    );
    return (
      <Body>
        <NameMoved named={named} />
        {facts ? (
          edit
        ) : (
          <Empty title={text.nothing} actions={edit}>
            {text.nothingLead}
          </Empty>
        )}
      </Body>
    );
  }
  const { transfer, network, amount, worth, fee, feeWorth, total } = facts;
  const caution = cautionOf(state);
  const changes = changesOf(state, 'send');
  const reviewed = reviewedTransfer(transfer, network, estimate);
  const more = contradicts(changes, reviewed);
  const risks = [...(isRisky(caution) ? [text.risk] : []), ...(more ? [text.riskMore] : [])];
  const risky = risks.length > 0;
  const agreed = risks.every((risk) => accepted.includes(`${risk} ${transfer.to}`));
  const request = estimate?.status === 'ready' ? estimate.fee.request : undefined;
  const isAsked = request || estimate?.status === 'loading';
  const unknown = estimate?.status === 'failed' ? text.feeUnknown : <Skeleton width={3} />;
  return (
    <>
      <Body>
        {stage === 'failed' && failure && <SendFailure failure={failure} wallet={wallet} />}
        <TokenNotice caution={tokenCautionOf(state, transfer.token)} />
        <ReceiverNotice caution={caution} receiver={transfer.to} />
        <Group marks>
          <Change
            mark={<TokenMark token={transfer.token} network={network} />}
            label={text.youSend}
            amount={amount}
            worth={worth && `≈ ${worth}`}
          />
        </Group>
        <Arrow loose />
        <Group>
          <Change
            mark={<AccountView address={transfer.to} />}
            label={text.to}
            amount={
              named ? (
                <>
                  <bdi>{named.name}</bdi>
                  <NamedAddress named={named} advised />
                </>
              ) : (
                <WholeAddress address={transfer.to} />
              )
            }
          />
        </Group>
        <Facts>
          <Fact label={common.network} mark={<NetworkMark network={network} size="s" />}>
            {network.name}
          </Fact>
          <Fact label={text.fee} note={feeWorth && fee}>
            {feeWorth ?? fee ?? unknown}
          </Fact>
          <Fact label={text.total}>{total ?? unknown}</Fact>
        </Facts>
        <LateChanges entry={changes} network={network} state={state} reviewed={reviewed} />
        {isAsked && <WalletAsk label={text.asked(wallet)} ask={request} />}
        <Note pad>{text.warning}</Note>
      </Body>
      <Foot>
        {risky && (
          <>
            {risks.map((risk) => (
              <ConsentTick
                key={risk}
                label={risk}
                ticked={accepted.includes(`${risk} ${transfer.to}`)}
                onTick={(ticked) => accept(`${risk} ${transfer.to}`, ticked)}
              />
            ))}
            <Button kind="primary" onPress={() => modal.replace({ view: 'send' })}>
              {text.edit}
            </Button>
          </>
        )}
        <Button
          kind={risky ? 'bare' : 'primary'}
          icon={LATER_ICONS.send}
          busy={waiting || stage === 'checking'}
          disabled={!agreed}
          onPress={() => send(modal)}
          testId="send-confirm-button"
        >
          {waiting ? text.confirm(wallet) : text.send(amount)}
        </Button>
      </Foot>
    </>
  );
}
