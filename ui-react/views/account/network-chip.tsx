import { networkOf } from '../../../application/connect/selectors.js';
import { enNetworkButton } from '../../buttons/network-button.en.js';
import { NetworkMark } from '../../parts/marks/network-mark.js';
import { Chip } from '../../parts/rows/chip.js';
import { useText } from '../../parts/words/use-text.js';
import { useModal } from '../../use-modal.js';

/** The network in use; a button to the list if there are several. */
export function NetworkChip() {
  const modal = useModal();
  const text = useText('networkButton', enNetworkButton);
  const network = useModal((state) => networkOf(state));
  const several = useModal((state) => state.config.networks.length > 1);
  const choose = several || !network || network.unsupported;
  const name = network?.unsupported ? text.unknown : (network?.name ?? text.chooseNetwork);
  return (
    <>
      <Chip
        mark={<NetworkMark network={network} size="s" />}
        testId="w3m-account-select-network"
        label={network ? text.network(name) : name}
        {...(choose && { onPress: () => modal.push({ view: 'networks' }) })}
      >
        {name}
      </Chip>
      <span className="ph-head-text" />
    </>
  );
}
