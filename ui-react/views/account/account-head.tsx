import { IconButton } from '../../parts/forms/icon-button.js';
import { LATER_ICONS } from '../../parts/marks/later-icons.js';
import { useText } from '../../parts/words/use-text.js';
import { useModal } from '../../use-modal.js';
import { NetworkChip } from './network-chip.js';
import { enAccount } from './text.en.js';

/** The network, if it can be changed, and the button to sites' permissions. */
export function AccountHead() {
  const modal = useModal();
  const text = useText('account', enAccount);
  const { enableNetworkSwitch, features } = useModal((state) => state.config);
  const sessions = useModal(({ connect }) => connect.activeNamespace === 'eip155') && features.smartSessions;
  const allowances = useModal(({ connect }) => connect.activeNamespace === 'eip155') && features.allowances;
  return (
    <>
      {enableNetworkSwitch && <NetworkChip />}
      {allowances && (
        <IconButton
          icon={LATER_ICONS.shieldCheck}
          label={text.allowances}
          testId="account-allowances"
          onPress={() => modal.push({ view: 'allowances' })}
        />
      )}
      {sessions && (
        <IconButton
          icon={LATER_ICONS.clock}
          label={text.sessions}
          testId="w3m-header-smart-sessions"
          onPress={() => modal.push({ view: 'smart-sessions' })}
        />
      )}
    </>
  );
}
