import { useId } from 'react';
import type { Modal } from '../../../application/modal/modal.js';
import type { SessionTab, SmartSessionsState } from '../../../application/smart-sessions/state.js';
import type { SmartSession } from '../../../domain/request/permission-request.js';
import { hostName } from '../../../domain/site/host-name.js';
import { Button } from '../../parts/forms/button.js';
import { Body } from '../../parts/layout/body.js';
import { Empty } from '../../parts/layout/empty.js';
import { Group } from '../../parts/layout/group.js';
import { SkeletonRows } from '../../parts/layout/skeleton-rows.js';
import { Tabs } from '../../parts/layout/tabs.js';
import { useSheet } from '../../parts/layout/use-sheet.js';
import { ImageMark } from '../../parts/marks/image-mark.js';
import { Label } from '../../parts/rows/label.js';
import { Row } from '../../parts/rows/row.js';
import { Tag } from '../../parts/rows/tag.js';
import { Notice } from '../../parts/words/notice.js';
import { useAnnounce } from '../../parts/words/use-announce.js';
import { useFormat } from '../../parts/words/use-format.js';
import { useText } from '../../parts/words/use-text.js';
import css from '../../styles/smart-session.css?inline';
import { enCommon } from '../../text/everywhere.en.js';
import { enFailures } from '../../text/failures.en.js';
import { dayOf, SESSION_TABS, sessionMonths, tabOf } from './shown-sessions.js';
import { enSmartSessions } from './text.en.js';

export interface SessionListProps {
  readonly known: SmartSessionsState | undefined;
  readonly tab: SessionTab;
  readonly modal: Modal;
  readonly onRetry: () => void;
}

/** The active, expired and revoked sessions, each in its own tab. */
export function SessionList({ known, tab, modal, onRetry }: SessionListProps) {
  const id = useId();
  const text = useText('smartSessions', enSmartSessions);
  return (
    <Body>
      <Tabs
        id={id}
        label={text.label}
        tabs={SESSION_TABS.map((key) => ({ key, label: text.tabs[key] }))}
        selected={tab}
        onSelect={(chosen) => void modal.replace({ view: 'smart-sessions', tab: chosen })}
      >
        <SessionTabPanel {...{ known, tab, modal, onRetry }} />
      </Tabs>
    </Body>
  );
}

function SessionTabPanel({ known, tab, modal, onRetry }: SessionListProps) {
  useSheet(css);
  const text = useText('smartSessions', enSmartSessions);
  const common = useText('common', enCommon);
  const failures = useText('failures', enFailures);
  const format = useFormat();
  const now = new Date();
  const { status, sessions, failure } = known ?? { status: 'unknown', sessions: [], failure: undefined };
  const months = sessionMonths(sessions, tab, now, format);
  const count = sessions.filter((each) => tabOf(each, now) === tab).length;
  const failed = status === 'failed';
  const waiting = !failed && status !== 'ready' && sessions.length === 0;
  useAnnounce(failed || waiting ? '' : count === 0 ? text.none[tab] : text.shown(count));
  if (waiting) return <SkeletonRows label={text.loading} kind="wallet" />;
  return (
    <div className="ph-stack">
      {failed && (
        <>
          <Notice kind="danger" title={text.failed} alert>
            {failures[failure?.code ?? 'request-failed'].advice}
          </Notice>
          <Button icon="retry" onPress={onRetry}>
            {common.tryAgain}
          </Button>
        </>
      )}
      {!failed && count === 0 && (
        <Empty title={text.none[tab]} testId="smart-sessions-empty">
          {text.noneLead[tab]}
        </Empty>
      )}
      {months.map(({ key, title, sessions: some }) => (
        <section key={key} className="ph-stack" aria-label={title}>
          <Label>{title}</Label>
          <Group list marks label={title}>
            {some.map((session) => (
              <SessionRow
                key={session.pci}
                session={session}
                tab={tab}
                onPress={() => void modal.push({ view: 'smart-sessions', tab, pci: session.pci })}
              />
            ))}
          </Group>
        </section>
      ))}
    </div>
  );
}

interface SessionRowProps {
  readonly session: SmartSession;
  readonly tab: SessionTab;
  readonly onPress: () => void;
}

/** Images from sites are not loaded: the requests would reveal the visitor. */
function SessionRow({ session: { project, expiry, revokedAt }, tab, onPress }: SessionRowProps) {
  const text = useText('smartSessions', enSmartSessions);
  const format = useFormat();
  const name = project.name || text.unknownSite;
  const site = hostName(project.url ?? '');
  const until = tab === 'active' ? text.until(dayOf(expiry, format)) : text.ended(dayOf(revokedAt ?? expiry, format));
  return (
    <Row
      mark={<ImageMark src={undefined} name={name} className="ph-mark" />}
      title={name}
      {...(site !== '' && { note: site })}
      tag={<Tag installed={tab === 'active'}>{until}</Tag>}
      testId="smart-session"
      onPress={onPress}
    />
  );
}
