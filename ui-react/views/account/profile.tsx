import { connectedOf, networkOf } from '../../../application/connect/selectors.js';
import { changeAccountType } from '../../../application/login/actions.js';
import type { AccountType } from '../../../domain/address/account.js';
import { accountIdOf } from '../../../domain/address/account-id.js';
import { cutName, SCREEN_NAME } from '../../../domain/address/format-address.js';
import type { SocialProvider } from '../../../domain/site/features.js';
import { Button } from '../../parts/forms/button.js';
import { Body } from '../../parts/layout/body.js';
import { Foot } from '../../parts/layout/foot.js';
import { Group } from '../../parts/layout/group.js';
import { useSheet } from '../../parts/layout/use-sheet.js';
import { AccountMark } from '../../parts/marks/account-mark.js';
import { Icon } from '../../parts/marks/icon.js';
import { Label } from '../../parts/rows/label.js';
import { Row } from '../../parts/rows/row.js';
import { Tag } from '../../parts/rows/tag.js';
import { useFormat } from '../../parts/words/use-format.js';
import { useText } from '../../parts/words/use-text.js';
import css from '../../styles/account.css?inline';
import { LOGIN_ICONS } from '../login/login-icons.js';
import { SocialMark } from '../login/social-mark.js';
import type { ViewProps } from '../view-props.js';
import { accountLabel } from './account-label.js';
import { AccountWorth } from './account-worth.js';
import { Identity } from './identity.js';
import { NotConnected } from './not-connected.js';
import { enSettings } from './settings.en.js';

/** The accounts of the logged-in user, to switch between. */
export function Profile({ state, modal }: ViewProps<'profile'>) {
  useSheet(css);
  const text = useText('settings', enSettings);
  const format = useFormat();
  const connected = connectedOf(state);
  if (!connected) return <NotConnected modal={modal} />;
  const network = networkOf(state);
  const { user, changingTo } = state.login;
  const inside = connected.wallet.type === 'AUTH';
  const shared = inside && new Set(connected.accounts.map(({ address }) => address)).size < connected.accounts.length;
  return (
    <>
      <Body>
        <Identity connected={connected} state={state} onCopy={() => modal.copyAddress()} />
        <Label>{text.accounts}</Label>
        <Group list marks label={text.accounts}>
          {connected.accounts.map(({ address, type }) => {
            const { name, avatar } = state.account.identities?.[address] ?? {};
            const label = inside ? accountLabel(type, user?.provider, text) : text.plain;
            const title = name && !shared ? cutName(name, SCREEN_NAME) : label;
            // One address may have both account types.
            const current = address === connected.account.address && type === connected.account.type;
            return (
              <Row
                key={type + address}
                mark={
                  inside ? (
                    <KindMark type={type} provider={user?.provider} />
                  ) : (
                    <AccountMark address={address} avatar={avatar} />
                  )
                }
                title={title}
                note={shared ? (type === 'smartAccount' ? text.smartNote : text.ownNote) : format.address(address)}
                busy={changingTo === type}
                end={
                  <AccountWorth
                    entry={state.account.holdings[accountIdOf(connected.networkId, address)]}
                    network={network}
                    chains={state.config.chains}
                  />
                }
                {...(current
                  ? { current: text.inUse }
                  : {
                      tag: <Tag>{text.switch}</Tag>,
                      onPress: () =>
                        void (inside
                          ? changeAccountType(modal, type)
                          : modal.selectAccount(address, connected.account.namespace)),
                    })}
              />
            );
          })}
        </Group>
      </Body>
      <Foot>
        <Button testId="account-settings-button" onPress={() => modal.push({ view: 'account-settings' })}>
          {text.settings}
        </Button>
      </Foot>
    </>
  );
}

interface KindMarkProps {
  readonly type: AccountType;
  readonly provider: SocialProvider | undefined;
}

/** Accounts with one address have the same picture, but different types. */
function KindMark({ type, provider }: KindMarkProps) {
  const smart = type === 'smartAccount';
  return (
    <span className={`ph-mark ph-mark-plain${provider && !smart ? ' ph-mark-unknown' : ''}`}>
      {provider && !smart ? (
        <SocialMark provider={provider} />
      ) : (
        <Icon name={{ path: smart ? LOGIN_ICONS.smart : LOGIN_ICONS.mail }} />
      )}
    </span>
  );
}
