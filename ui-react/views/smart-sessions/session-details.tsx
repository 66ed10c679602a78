import { useState } from 'react';
import { networkOf, walletOf } from '../../../application/connect/selectors.js';
import type { State } from '../../../application/engine/state.js';
import type { Modal } from '../../../application/modal/modal.js';
import type { SmartSessionsState } from '../../../application/smart-sessions/state.js';
import { isRefusal } from '../../../domain/json-rpc/is-refusal.js';
import type { SmartSession } from '../../../domain/request/permission-request.js';
import { hostName } from '../../../domain/site/host-name.js';
import { Button } from '../../parts/forms/button.js';
import { Body } from '../../parts/layout/body.js';
import { Empty } from '../../parts/layout/empty.js';
import { Foot } from '../../parts/layout/foot.js';
import { Group } from '../../parts/layout/group.js';
import { useSheet } from '../../parts/layout/use-sheet.js';
import { ImageMark } from '../../parts/marks/image-mark.js';
import { NetworkMark } from '../../parts/marks/network-mark.js';
import { Fact } from '../../parts/rows/fact.js';
import { Facts } from '../../parts/rows/facts.js';
import { Label } from '../../parts/rows/label.js';
import { Row } from '../../parts/rows/row.js';
import { Note } from '../../parts/words/note.js';
import { Notice } from '../../parts/words/notice.js';
import { useAnnounce } from '../../parts/words/use-announce.js';
import { useFormat } from '../../parts/words/use-format.js';
import { useText } from '../../parts/words/use-text.js';
import css from '../../styles/smart-session.css?inline';
import { enCommon } from '../../text/everywhere.en.js';
import { enFailures } from '../../text/failures.en.js';
import { permissionWords } from './permission-words.js';
import { dayOf, tabOf } from './shown-sessions.js';
import { enSmartSessions } from './text.en.js';

/** The maximum number of permissions shown, dangerous ones first; a wallet that grants more is not trustworthy. */
const MOST = 20;
const HOUR = 3_600_000;
/** Beyond that, the date says enough. */
const FEW_HOURS = 48;

export interface SessionDetailsProps {
  readonly session: SmartSession | undefined;
  readonly ending: SmartSessionsState['ending'];
  readonly state: State;
  readonly modal: Modal;
  readonly onRevoke: (session: SmartSession) => void;
}

/** A site's permissions, their expiry, and the button to revoke them. */
export function SessionDetails({ session, ending, state, modal, onRevoke }: SessionDetailsProps) {
  useSheet(css);
  const text = useText('smartSessions', enSmartSessions);
  const { yourWallet } = useText('common', enCommon);
  const failures = useText('failures', enFailures);
  const format = useFormat();
  const [sure, setSure] = useState(false);
  const now = new Date();
  const tab = session && tabOf(session, now);
  const own = ending !== undefined && ending.pci === session?.pci;
  const failure = own ? ending.failure : undefined;
  const busy = own && !failure;
  const wallet = walletOf(state)?.name ?? yourWallet;
  useAnnounce(busy ? [text.revoking(wallet), text.revokingLead] : tab === 'revoked' ? [text.revokedLead] : []);
  if (!session || !tab)
    return (
      <Body>
        <Empty title={text.gone} actions={<Button onPress={() => void modal.back()}>{text.back}</Button>} />
      </Body>
    );
  const { project, permissions, expiry, createdAt, revokedAt } = session;
  const name = project.name || text.unknownSite;
  const site = hostName(project.url ?? '');
  const all = permissions.map((each) => permissionWords(each, state, text, now.getTime(), format));
  const dangers = [...new Set(all.flatMap(({ danger }) => danger ?? []))];
  const words = all.sort((a, b) => Number(!a.danger) - Number(!b.danger)).slice(0, MOST);
  const left = Math.ceil((expiry * 1000 - now.getTime()) / HOUR);
  const network = networkOf(state);
  return (
    <>
      <Body>
        <Group list marks label={name}>
          <Row
            mark={<ImageMark src={undefined} name={name} className="ph-mark" />}
            title={name}
            {...(site !== '' && { note: site })}
          />
        </Group>
        {busy && (
          <Notice title={text.revoking(wallet)} testId="smart-session-asked">
            {text.revokingLead}
          </Notice>
        )}
        {failure && (
          <Notice kind={isRefusal(failure) ? 'caution' : 'danger'} title={text.notRevoked} alert>
            {isRefusal(failure) ? text.declined(wallet) : failures[failure.code].advice}
          </Notice>
        )}
        {sure && !busy && tab === 'active' && (
          <Notice kind="caution" title={text.sure} alert>
            {text.sureLead}
          </Notice>
        )}
        {tab === 'revoked' && (
          <Notice kind="positive" title={text.revoked} testId="smart-session-ended">
            {text.revokedLead}
          </Notice>
        )}
        {tab === 'active' && !sure && dangers.map((danger) => <Notice key={danger} kind="danger" title={danger} />)}
        <Label>{tab === 'active' ? text.may : text.could}</Label>
        {words.length === 0 ? (
          <Note pad>{text.nothing}</Note>
        ) : (
          <Group list label={text.may} testId="smart-session-permissions">
            {words.map(({ title, note }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they never move, and two may be the same
              <Row key={at} title={title} {...(note && { note })} />
            ))}
          </Group>
        )}
        {permissions.length > MOST && <Note pad>{text.moreOf(permissions.length - MOST)}</Note>}
        <Facts>
          {network && (
            <Fact label={text.network} mark={<NetworkMark network={network} size="s" />}>
              {network.name}
            </Fact>
          )}
          <Fact label={text.created}>{dayOf(createdAt, format)}</Fact>
          {revokedAt !== undefined ? (
            <Fact label={text.tabs.revoked}>{dayOf(revokedAt, format)}</Fact>
          ) : (
            <Fact
              label={tab === 'active' ? text.expires : text.tabs.expired}
              {...(tab === 'active' && left < FEW_HOURS && { note: text.hours(left) })}
              testId="smart-session-expiry"
            >
              {dayOf(expiry, format)}
            </Fact>
          )}
        </Facts>
      </Body>
      {tab === 'active' &&
        (sure || busy ? (
          <Foot pair>
            <Button disabled={busy} onPress={() => setSure(false)}>
              {text.keep}
            </Button>
            <Button
              kind="destroy"
              busy={busy}
              testId="smart-session-revoke"
              onPress={() => {
                setSure(false);
                onRevoke(session);
              }}
            >
              {text.revoke}
            </Button>
          </Foot>
        ) : (
          <Foot>
            <Button kind="bare-danger" onPress={() => setSure(true)}>
              {text.revoke}
            </Button>
          </Foot>
        ))}
    </>
  );
}
