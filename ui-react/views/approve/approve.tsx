import { useState } from 'react';
import { forwardRequest, rejectRequest } from '../../../application/approve/actions.js';
import { networkOf, walletOf } from '../../../application/connect/selectors.js';
import { formatAmount } from '../../../domain/money/amount.js';
import { requestCaps } from '../../../domain/request/request-caps.js';
import { Button } from '../../parts/forms/button.js';
import { Body } from '../../parts/layout/body.js';
import { Disclosure } from '../../parts/layout/disclosure.js';
import { Foot } from '../../parts/layout/foot.js';
import { Group } from '../../parts/layout/group.js';
import { Headline } from '../../parts/layout/headline.js';
import { Lead } from '../../parts/layout/lead.js';
import { useSheet } from '../../parts/layout/use-sheet.js';
import { AccountView } from '../../parts/marks/account-view.js';
import { NetworkMark } from '../../parts/marks/network-mark.js';
import { Fact } from '../../parts/rows/fact.js';
import { Facts } from '../../parts/rows/facts.js';
import { Note } from '../../parts/words/note.js';
import { useAnnounce } from '../../parts/words/use-announce.js';
import { useFormat } from '../../parts/words/use-format.js';
import { useText } from '../../parts/words/use-text.js';
import css from '../../styles/money.css?inline';
import { enCommon } from '../../text/everywhere.en.js';
import { WholeAddress } from '../send/whole-address.js';
import type { ViewProps } from '../view-props.js';
import { feeWords, requestTitle } from './call-words.js';
import { Calls, Cautions, Rights } from './calls.js';
import { knownTokens, tokenAt } from './changes/known-tokens.js';
import { LateChanges } from './changes/late-changes.js';
import { ClearCalls } from './clear/clear-calls.js';
import { cutText } from './cut-text.js';
import { useDangerPart } from './dangers/use-danger-part.js';
import { describedRequest } from './described-request.js';
import { LateDigests } from './digests/late-digests.js';
import { FeeNotice } from './fee-notice.js';
import { FramePlace } from './frame/frame-place.js';
import { Requester } from './requester.js';
import { shownAddress } from './shown-address.js';
import { SignedRequests } from './signed/signed-requests.js';
import { enApprove } from './text.en.js';
import { titledBy } from './titled-by.js';

/** More is not worth reading, and would slow the page down. */
const LONGEST = 4000;

/** A site's request to a wallet inside the modal, in plain words, with the way to decline. */
export function Approve({ route, state, modal }: ViewProps<'approve'>) {
  useSheet(css);
  const text = useText('approve', enApprove);
  const common = useText('common', enCommon);
  const format = useFormat();
  const { request } = route;
  const described = describedRequest(request);
  const { action, from, to, value, fee, highFee, message, fields, calls, permit, cautions } = described;
  const network = networkOf(state, request.namespace);
  const native = network?.nativeCurrency;
  const words = state.approve.described?.[request.id] ?? [];
  const changes = state.approve.simulations?.[request.id];
  const estimated = fee === undefined ? state.approve.fees?.[request.id] : undefined;
  const known = network && knownTokens(state, network);
  const titled = titledBy(words, described);
  const title =
    titled?.intent ?? requestTitle(described, native, text, format, (address) => known && tokenAt(known, address));
  const { lead } = text.actions[action];
  const uncapped = state.approve.uncapped?.[request.id];
  const endangered = state.approve.dangers?.[request.id];
  // An approval with a cap is no longer unlimited.
  const boundless = calls.some(({ right }) => right?.boundless);
  const dangers = (endangered?.dangers ?? []).filter((each) => each !== 'unlimited' || boundless);
  const danger = useDangerPart(dangers.length > 0 || uncapped !== undefined);
  useAnnounce([title, lead], request.id);
  const [unset, setUnset] = useState<readonly string[]>([]);
  const [told, setTold] = useState<string>();
  if (walletOf(state, request.namespace)?.type === 'AUTH') return <FramePlace label={text.waiting} />;
  const waiting = state.approve.pending.length - 1;
  const limitless = requestCaps(request).some(({ limitless }) => limitless);
  const held = uncapped !== undefined || endangered?.held === true;
  const isUnset = unset.some((key) => key.startsWith(`${request.id},`));
  const goOn = () => void forwardRequest(modal, request.id);
  const goWords = uncapped && limitless ? text.cap.goOnUnlimited : text.cap.goOn;
  const isDescribed = words.some((each) => each);
  const isTold =
    isDescribed || message !== undefined || changes?.status === 'ready' || calls.some((call) => call.to !== undefined);
  return (
    <>
      <Body>
        <div className="ph-pad">
          <Headline>
            <bdi>{title}</bdi>
          </Headline>
          <Lead>{lead}</Lead>
        </div>
        {network && <LateChanges entry={changes} network={network} state={state} />}
        {danger && <danger.DangerNotices request={request} dangers={dangers} state={state} />}
        <Cautions cautions={cautions} />
        <Rights calls={calls} permit={permit} known={known} entry={changes} />
        {danger && uncapped && (
          <danger.Caps
            request={request}
            calls={uncapped}
            known={known}
            entry={changes}
            modal={modal}
            onUnset={setUnset}
          />
        )}
        {highFee && network && <FeeNotice fee={highFee} network={network} state={state} />}
        <SignedRequests
          request={request}
          network={network}
          state={state}
          described={isDescribed}
          onTold={() => setTold(request.id)}
        />
        <ClearCalls words={words} titled={titled} />
        {action === 'sendCalls' && calls.length > 0 && <Calls calls={calls} native={native} />}
        {message !== undefined && (
          <Group>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard */}
            <section className="ph-message" tabIndex={0} aria-label={text.message}>
              <Cut text={message} />
            </section>
          </Group>
        )}
        <Facts>
          {from !== undefined && (
            <Fact label={text.from} mark={<AccountView address={from} size="s" />}>
              <span dir="ltr">{format.address(from)}</span>
            </Fact>
          )}
          {to !== undefined && (
            <Fact label={text.to}>
              <WholeAddress address={shownAddress(to)} />
            </Fact>
          )}
          {native &&
            [
              [
                text.value,
                value !== undefined && format.exact(formatAmount(value, native.decimals), native.symbol),
              ] as const,
              [text.fee, fee !== undefined && feeWords(fee, native, format)] as const,
              [text.feeEstimated, estimated !== undefined && feeWords(estimated, native, format)] as const,
            ].map(
              ([label, amount]) =>
                amount && (
                  <Fact key={label} label={label}>
                    {amount}
                  </Fact>
                ),
            )}
          {network && (
            <Fact label={common.network} mark={<NetworkMark network={network} size="s" />}>
              {network.name}
            </Fact>
          )}
        </Facts>
        <Disclosure key={request.id} label={text.allFields} opened={!isTold && told !== request.id}>
          <div dir="ltr">
            <Cut text={`${request.method}\n${fields}`} />
          </div>
        </Disclosure>
        <LateDigests digests={state.approve.digests?.[request.id]} />
        {!held && <Note pad>{text.waiting}</Note>}
        {waiting > 0 && <Note pad>{text.more(waiting)}</Note>}
      </Body>
      <Foot>
        <Button
          kind={highFee || (uncapped && limitless) || dangers.length > 0 ? 'primary' : 'quiet'}
          onPress={() => rejectRequest(modal, request.id)}
        >
          {text.decline}
        </Button>
        {held && dangers.length > 0
          ? danger && (
              <danger.ContinueAnyway request={request} dangers={dangers} disabled={isUnset} onGo={goOn}>
                {goWords}
              </danger.ContinueAnyway>
            )
          : held && (
              <Button kind={highFee ? 'bare-danger' : 'primary'} disabled={isUnset} onPress={goOn}>
                {goWords}
              </Button>
            )}
      </Foot>
    </>
  );
}

Approve.Head = Requester;

function Cut({ text: whole }: { readonly text: string }) {
  const text = useText('approve', enApprove);
  const { shown, left } = cutText(whole, LONGEST);
  return (
    <>
      <bdi>{shown}</bdi>
      {left > 0 && <span className="ph-note"> {text.cut(left)}</span>}
    </>
  );
}
