import { useMemo } from 'react';
import { canLogIn } from '../../application/login/login-ways.js';
import { useModal } from '../use-modal.js';
import { useLoginWays } from '../views/connect/use-login-ways.js';
import { Layer } from './dialog/layer.js';
import { Inline } from './inline.js';
import { useOutcome } from './notices/use-outcome.js';
import { useShownView } from './screens/use-shown-view.js';

/** Renders the modal in its place, once its screen can be rendered. */
export function Shell() {
  const inline = useModal((state) => state.config.inline);
  const open = useModal((state) => state.shell.open);
  const active = inline || open;
  const { shown, failed, retry } = useShownView(active);
  useOutcome();
  // Mounted before the modal is opened if there is a login to show.
  useLoginWays(useModal(canLogIn));
  const Frame = inline ? Inline : Layer;
  // Not rendered again for a change that the shown screen does not show.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `retry` is for a screen that has failed
  const frame = useMemo(
    () => active && (shown || failed) && <Frame shown={shown} failed={failed} onRetry={retry} />,
    [Frame, active, shown, failed],
  );
  return (
    <>
      {frame}
      {/* Outlives the dialog, and announces what closed it. */}
      <div className="ph-hidden" role="log" />
    </>
  );
}
