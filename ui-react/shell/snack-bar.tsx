import { Icon } from '../parts/icon.js';
import { Spinner } from '../parts/spinner.js';
import { useText } from '../parts/use-text.js';
import { enSnacks } from '../text/en-snacks.js';
import { useModal } from '../use-modal.js';

/** A few words on the sheet's top edge. Its place is always there, so that assistive technology hears what comes in. */
export function SnackBar() {
  const text = useText('snacks', enSnacks);
  const snack = useModal((state) => state.notices.snack);
  return (
    <div className="ph-snack-place" role="status">
      {snack && (
        <div className={`ph-snack ph-snack-${snack.kind}`}>
          {snack.kind === 'loading' ? (
            <Spinner />
          ) : (
            <Icon name={snack.kind === 'success' ? 'circle-check' : 'circle-cross'} />
          )}
          <span data-testid="wui-snackbar-message">
            {typeof snack.message === 'string' ? text[snack.message] : snack.message.text}
          </span>
        </div>
      )}
    </div>
  );
}
