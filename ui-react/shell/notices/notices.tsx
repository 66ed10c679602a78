import type { NoticesState } from '../../../application/shell/state.js';
import { IconButton } from '../../parts/forms/icon-button.js';
import { Icon } from '../../parts/marks/icon.js';
import { Spinner } from '../../parts/marks/spinner.js';
import { useFormat } from '../../parts/words/use-format.js';
import { useText } from '../../parts/words/use-text.js';
import { useModal } from '../../use-modal.js';
import { enShell } from '../text.en.js';
import { enAlerts } from './alerts.en.js';
import { snackWords } from './snack-words.js';
import { enSnacks } from './snacks.en.js';
import { unavailableNotice } from './unavailable-notice.js';

type Shown<K extends keyof NoticesState> = NonNullable<NoticesState[K]>;

/** A few words on the sheet's top edge. What the screen itself says is not shown twice; it is only read out. */
export function Snack({ snack }: { readonly snack: Shown<'snack'> }) {
  const text = useText('snacks', enSnacks);
  const format = useFormat();
  const unavailable = useModal((state) =>
    snack.message === 'balance-unavailable' ? unavailableNotice(state) : undefined,
  );
  if (unavailable === 'aloud') return null;
  return (
    <div className={unavailable ? 'ph-hidden' : `ph-snack ph-snack-${snack.kind}`}>
      {snack.kind === 'loading' ? (
        <Spinner />
      ) : (
        <Icon name={snack.kind === 'success' ? 'circle-check' : 'circle-cross'} />
      )}
      <span data-testid="wui-snackbar-message">{snackWords(text, snack.message, format)}</span>
    </div>
  );
}

/** What the site's developer has to know. Stays until it is dismissed. */
export function Alert({ alert }: { readonly alert: Shown<'alert'> }) {
  const modal = useModal();
  const text = useText('shell', enShell);
  const { title, lead } = useText('alerts', enAlerts)[alert.key];
  return (
    <div className="ph-alert" role="alert">
      <Icon name="circle-cross" />
      <div>
        <strong data-testid="wui-alertbar-text">{title}</strong>
        {typeof lead === 'string' ? lead : lead(alert.origin)}
      </div>
      <IconButton icon="close" label={text.dismiss} onPress={() => modal.dismissAlert()} />
    </div>
  );
}
