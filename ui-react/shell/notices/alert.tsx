import type { NoticesState } from '../../../application/shell/state.js';
import { IconButton } from '../../parts/forms/icon-button.js';
import { Icon } from '../../parts/marks/icon.js';
import { LATER_ICONS } from '../../parts/marks/later-icons.js';
import { useText } from '../../parts/words/use-text.js';
import { useModal } from '../../use-modal.js';
import { enShell } from '../text.en.js';
import { enAlerts } from './alerts.en.js';

/** A developer alert. Stays until it is dismissed. */
export function Alert({ alert }: { readonly alert: NonNullable<NoticesState['alert']> }) {
  const modal = useModal();
  const text = useText('shell', enShell);
  const { title, lead } = useText('alerts', enAlerts)[alert.key];
  return (
    <div className="ph-alert" role="alert">
      <Icon name={LATER_ICONS.circleCross} />
      <div>
        <strong data-testid="wui-alertbar-text">{title}</strong>
        {typeof lead === 'string' ? lead : lead(alert.origin)}
      </div>
      <IconButton icon="close" label={text.dismiss} onPress={() => modal.dismissAlert()} />
    </div>
  );
}
