import type { State } from '../../application/engine/state.js';
import { canGoBack } from '../../application/shell/router.js';
import { IconButton } from '../parts/forms/icon-button.js';
import { useText } from '../parts/words/use-text.js';
import { useModal } from '../use-modal.js';
import { titleOf } from './screens/title-of.js';
import type { ShownView } from './screens/use-shown-view.js';
import { type AnyView, knownTitles } from './screens/view-table.js';
import { enShell } from './text.en.js';

export const TITLE_ID = 'title';

interface HeaderProps {
  readonly route: ShownView['route'];
  readonly head: AnyView['Head'];
  readonly state: State;
}

/** The header: title, back button and close button. */
export function Header({ route, head: Head, state }: HeaderProps) {
  const modal = useModal();
  const text = useText('shell', enShell);
  const titles = useText('titles', knownTitles());
  const title = titleOf(route, state, titles);
  const { inline, enableNetworkSwitch } = state.config;
  const plain = !Head || (route.view === 'account' && !enableNetworkSwitch);
  return (
    <div className="ph-head">
      {canGoBack(state.router) && plain && (
        <IconButton icon="back" label={text.back} testId="header-back" onPress={() => modal.back()} />
      )}
      <div className={plain ? 'ph-head-text' : 'ph-hidden'}>
        <h2 className="ph-title" id={TITLE_ID} aria-live="polite" data-testid="w3m-header-text">
          <span key={title}>{title}</span>
        </h2>
      </div>
      {Head && <Head />}
      {route.view === 'connect' && (
        <IconButton icon="help" label={text.help} onPress={() => modal.push({ view: 'what-is-a-wallet' })} />
      )}
      {!inline && (
        <IconButton icon="close" label={text.close} testId="w3m-header-close" onPress={() => modal.close(true)} />
      )}
    </div>
  );
}
