import { Icon } from '../parts/icon.js';
import { IconButton } from '../parts/icon-button.js';
import { useText } from '../parts/use-text.js';
import { enShell } from '../text/en-shell.js';
import { useModal } from '../use-modal.js';

/** What the site's developer has to know; shown only while debugging. Stays until it is dismissed. */
export function AlertBar() {
  const modal = useModal();
  const text = useText('shell', enShell);
  const alert = useModal((state) => (state.config.debug ? state.notices.alert : undefined));
  if (!alert) return null;
  return (
    <div className="ph-alert" role="alert">
      <Icon name="circle-cross" />
      <div>
        <strong data-testid="wui-alertbar-text">{alert.short}</strong>
        {alert.long}
      </div>
      <IconButton icon="close" label={text.dismiss} onPress={() => modal.dismissAlert()} />
    </div>
  );
}
