import { canGoBack } from '../../application/router.js';
import { networkOf } from '../../application/selectors.js';
import { Chip } from '../parts/chip.js';
import { IconButton } from '../parts/icon-button.js';
import { NetworkMark } from '../parts/network-mark.js';
import { useText } from '../parts/use-text.js';
import { enShell } from '../text/en-shell.js';
import { enTitles } from '../text/en-titles.js';
import { useModal } from '../use-modal.js';
import { Asker } from './asker.js';
import { titleOf } from './title-of.js';
import type { ShownView } from './use-shown-view.js';

export const TITLE_ID = 'title';

/** Where the visitor is, the way back, and the way out. */
export function Header({ route }: Pick<ShownView, 'route'>) {
  const modal = useModal();
  const text = useText('shell', enShell);
  const titles = useText('titles', enTitles);
  const title = useModal((state) => titleOf(route, state, titles));
  const back = useModal((state) => canGoBack(state.router));
  const { inline, enableNetworkSwitch } = useModal((state) => state.config);
  const chip = route.view === 'account' && enableNetworkSwitch;
  const asker = route.view === 'approve';
  return (
    <div className="ph-head">
      {chip && <NetworkChip />}
      {back && !chip && !asker && (
        <IconButton icon="back" label={text.back} testId="header-back" onPress={() => modal.back()} />
      )}
      {asker && <Asker />}
      <div className={asker ? 'ph-hidden' : 'ph-head-text'}>
        <h2 className={chip ? 'ph-hidden' : 'ph-title'} id={TITLE_ID} aria-live="polite" data-testid="w3m-header-text">
          {title}
        </h2>
      </div>
      {route.view === 'connect' && (
        <IconButton icon="help" label={text.help} onPress={() => modal.push({ view: 'what-is-a-wallet' })} />
      )}
      {!inline && (
        <IconButton icon="close" label={text.close} testId="w3m-header-close" onPress={() => modal.close(true)} />
      )}
    </div>
  );
}

/** The network in use; a way to the list where there is something to choose. */
function NetworkChip() {
  const modal = useModal();
  const text = useText('shell', enShell);
  const network = useModal((state) => networkOf(state));
  const several = useModal((state) => state.config.networks.length > 1);
  const choose = several || !network || network.unsupported;
  const name = network?.name ?? text.chooseNetwork;
  return (
    <Chip
      mark={<NetworkMark network={network} size="s" />}
      testId="w3m-account-select-network"
      label={network ? text.network(name) : name}
      {...(choose && { onPress: () => modal.push({ view: 'networks' }) })}
    >
      {name}
    </Chip>
  );
}
