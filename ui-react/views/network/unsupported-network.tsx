import { networkOf } from '../../../application/connect/selectors.js';
import { isRefusal } from '../../../domain/json-rpc/is-refusal.js';
import { Button } from '../../parts/forms/button.js';
import { Body } from '../../parts/layout/body.js';
import { Foot } from '../../parts/layout/foot.js';
import { Notice } from '../../parts/words/notice.js';
import { useAnnounce } from '../../parts/words/use-announce.js';
import { useText } from '../../parts/words/use-text.js';
import { enCommon } from '../../text/everywhere.en.js';
import { enFailures } from '../../text/failures.en.js';
import { noticeKind } from '../failure-tone.js';
import type { ViewProps } from '../view-props.js';
import { NetworkList } from './network-list.js';
import { networkRows } from './network-rows.js';
import { enNetwork } from './text.en.js';

/** The wallet is on a network that the site does not support: the visitor chooses another one, or disconnects. */
export function UnsupportedNetwork({ state, modal }: ViewProps<'unsupported-network'>) {
  const text = useText('network', enNetwork);
  const common = useText('common', enCommon);
  const failures = useText('failures', enFailures);
  const network = networkOf(state);
  const site = state.config.metadata?.name || common.thisSiteFirst;
  const failure = state.network.switching?.failure;
  const [happened, advice] = !failure
    ? [text.unsupported(site, String(network?.id ?? '')), text.unsupportedLead]
    : isRefusal(failure)
      ? [text.declined, text.declinedHere]
      : [failures[failure.code].happened, failures[failure.code].advice];
  // Another rejection is announced again.
  useAnnounce([happened, advice], failure);
  return (
    <>
      <Body>
        <Notice kind={failure ? noticeKind(failure) : 'caution'} title={happened}>
          {advice}
        </Notice>
        <NetworkList rows={networkRows(state)} onChoose={(id) => modal.switchNetwork(id)} />
      </Body>
      <Foot>
        <Button kind="bare" icon="power" testId="disconnect-button" onPress={() => modal.disconnect()}>
          {common.disconnect}
        </Button>
      </Foot>
    </>
  );
}
