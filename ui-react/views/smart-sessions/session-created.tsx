import { useState } from 'react';
import { walletOf } from '../../../application/connect/selectors.js';
import type { State } from '../../../application/engine/state.js';
import type { Modal } from '../../../application/modal/modal.js';
import { Button } from '../../parts/forms/button.js';
import { Body } from '../../parts/layout/body.js';
import { Foot } from '../../parts/layout/foot.js';
import { RoundFocus } from '../../parts/layout/round-focus.js';
import { Icon } from '../../parts/marks/icon.js';
import { LATER_ICONS } from '../../parts/marks/later-icons.js';
import { PortholeRing } from '../../parts/marks/porthole-ring.js';
import { Notice } from '../../parts/words/notice.js';
import { useText } from '../../parts/words/use-text.js';
import { enCommon } from '../../text/everywhere.en.js';
import { enSmartSessions } from './text.en.js';

const RINGS = { asked: 'waiting', signed: 'waiting', granted: 'done', failed: 'failed' } as const;

/** Confirms that a site may act for the account; while the session is being created, shows the progress. */
export function SessionCreated({ state, modal }: { readonly state: State; readonly modal: Modal }) {
  const text = useText('smartSessions', enSmartSessions);
  const { yourWallet } = useText('common', enCommon);
  const [explained, setExplained] = useState(false);
  const stage = state.smartSessions?.grant?.stage ?? 'granted';
  const wallet = walletOf(state)?.name ?? yourWallet;
  const words = {
    asked: [text.asked(wallet), text.askedLead],
    signed: [text.signed, text.signedLead],
    granted: [text.done, text.doneLead],
    failed: [text.notCreated, text.notCreatedLead],
  } as const;
  const [headline, lead] = words[stage];
  return (
    <>
      <Body>
        <RoundFocus
          ring={
            <PortholeRing state={RINGS[stage]}>
              <Icon name={LATER_ICONS.clock} />
            </PortholeRing>
          }
          headline={headline}
          lead={lead}
          testId="smart-session-headline"
        />
        {explained && (
          <Notice title={text.what} alert testId="smart-session-told">
            {text.whatLead}
          </Notice>
        )}
      </Body>
      <Foot>
        <Button kind="primary" onPress={() => void modal.reset({ view: 'account' })}>
          {text.gotIt}
        </Button>
        {stage === 'granted' && (
          <Button kind="bare" onPress={() => void modal.replace({ view: 'smart-sessions' })}>
            {text.see}
          </Button>
        )}
        {!explained && (
          <Button kind="bare" onPress={() => setExplained(true)}>
            {text.what}
          </Button>
        )}
      </Foot>
    </>
  );
}
