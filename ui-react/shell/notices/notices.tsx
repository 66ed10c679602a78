import { useEffect, useState } from 'react';
import type { NoticesState } from '../../../application/shell/state.js';
import { Icon } from '../../parts/marks/icon.js';
import { LATER_ICONS } from '../../parts/marks/later-icons.js';
import { Spinner } from '../../parts/marks/spinner.js';
import { useFormat } from '../../parts/words/use-format.js';
import { useText } from '../../parts/words/use-text.js';
import { useModal } from '../../use-modal.js';
import { shownOnScreen } from './shown-on-screen.js';
import { snackWords } from './snack-words.js';
import { enSnacks } from './snacks.en.js';

type Shown<K extends keyof NoticesState> = NonNullable<NoticesState[K]>;

/** A short message on the sheet's top edge. If the screen itself shows it, it is only announced. */
export function Snack({ snack }: { readonly snack: Shown<'snack'> }) {
  const text = useText('snacks', enSnacks);
  const format = useFormat();
  const told = useModal((state) => shownOnScreen(snack.message, state));
  if (told === 'aloud') return null;
  return (
    <div className={told ? 'ph-hidden' : `ph-snack ph-snack-${snack.kind}`}>
      {snack.kind === 'loading' ? (
        <Spinner />
      ) : (
        <Icon name={snack.kind === 'success' ? LATER_ICONS.circleCheck : LATER_ICONS.circleCross} />
      )}
      <span data-testid="wui-snackbar-message">{snackWords(text, snack.message, format)}</span>
    </div>
  );
}

/** Developer alerts. Their texts are a separate chunk, which few pages need. */
export function Alert({ alert }: { readonly alert: Shown<'alert'> }) {
  const [Bar, setBar] = useState<typeof import('./alert.js').Alert>();
  useEffect(() => {
    import('./alert.js').then(
      (module) => setBar(() => module.Alert),
      () => undefined,
    );
  }, []);
  return Bar && <Bar alert={alert} />;
}
