import { useEffect } from 'react';
import { accountIdOfState } from '../../../application/connect/selectors.js';
import { listSessions } from '../../../application/smart-sessions/list-sessions.js';
import { revokeSession } from '../../../application/smart-sessions/revoke-session.js';
import { Button } from '../../parts/forms/button.js';
import { Body } from '../../parts/layout/body.js';
import { Empty } from '../../parts/layout/empty.js';
import { useText } from '../../parts/words/use-text.js';
import { NotConnected } from '../account/not-connected.js';
import type { EachViewProps } from '../view-props.js';
import { SessionCreated } from './session-created.js';
import { SessionDetails } from './session-details.js';
import { SessionList } from './session-list.js';
import { enSmartSessions } from './text.en.js';

/** The screens for smart sessions of the account in use, which the shell loads as one. */
export function SmartSessionScreens({
  route,
  state,
  modal,
}: EachViewProps<'smart-sessions' | 'smart-session-created'>) {
  const text = useText('smartSessions', enSmartSessions);
  const { features } = state.config;
  const accountId = accountIdOfState(state);
  const on = features.smartSessions && accountId?.startsWith('eip155:');
  const known = state.smartSessions?.accountId === accountId ? state.smartSessions : undefined;
  const list = () => void modal.run(() => Promise.resolve(listSessions()));
  const wanted = on && route.view === 'smart-sessions' ? accountId : undefined;
  const stale = known?.status === 'unknown';
  // biome-ignore lint/correctness/useExhaustiveDependencies: whose sessions they are counts, and that there are new ones
  useEffect(() => {
    if (wanted) list();
  }, [wanted, stale, modal]);
  if (!accountId) return <NotConnected modal={modal} />;
  if (route.view === 'smart-session-created') return <SessionCreated state={state} modal={modal} />;
  if (!on)
    return (
      <Body>
        <Empty
          title={text.off}
          actions={<Button onPress={() => void modal.reset({ view: 'account' })}>{text.toAccount}</Button>}
        >
          {text.offLead}
        </Empty>
      </Body>
    );
  if (route.pci === undefined)
    return <SessionList known={known} tab={route.tab ?? 'active'} modal={modal} onRetry={list} />;
  return (
    <SessionDetails
      key={route.pci}
      session={known?.sessions.find(({ pci }) => pci === route.pci)}
      ending={known?.ending}
      state={state}
      modal={modal}
      onRevoke={(session) => void modal.run(() => Promise.resolve(revokeSession(session)))}
    />
  );
}
