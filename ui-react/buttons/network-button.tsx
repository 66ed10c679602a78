import { isUnsupported, networkOf } from '../../application/connect/selectors.js';
import { Boundary } from '../boundary.js';
import { ImageMark } from '../parts/marks/image-mark.js';
import { useModal } from '../use-modal.js';
import type { HostButtonProps } from './button-props.js';
import { HostButton } from './host-button.js';
import { HostIcon } from './host-icon.js';
import sheet from './marked-buttons.css?inline';
import { useNetworkText } from './use-network-text.js';
import { WrongNetwork } from './wrong-network.js';

/** Props of `NetworkButton`. */
export interface NetworkButtonProps extends HostButtonProps {
  /** The text while no network is chosen. */
  readonly label?: string | undefined;
}

/** Shows the network in use; opens the list of networks. */
export function NetworkButton(props: NetworkButtonProps) {
  return (
    <Boundary>
      <Drawn {...props} />
    </Boundary>
  );
}

function Drawn({ label, className, ...rest }: NetworkButtonProps) {
  const modal = useModal();
  const text = useNetworkText();
  const network = useModal((state) => networkOf(state));
  const unsupported = useModal(isUnsupported);
  const name = network?.unsupported ? text.unknown : network?.name || label || text.chooseNetwork;
  return (
    <span data-testid="w3m-network-button" className={className}>
      <HostButton
        {...rest}
        kind="quiet"
        sheet={sheet}
        testId="wui-network-button"
        label={unsupported || !network ? undefined : text.network(name)}
        onPress={() => modal.open({ route: { view: 'networks' } })}
      >
        {unsupported ? (
          <WrongNetwork />
        ) : (
          <>
            {network && <ImageMark src={network.assets?.imageUrl} name={name} className="porthole-mark" />}
            <span className="porthole-text">{name}</span>
            <HostIcon kind="small">
              <path d="M5 7.75 10 12.75l5-5" />
            </HostIcon>
          </>
        )}
      </HostButton>
    </span>
  );
}
