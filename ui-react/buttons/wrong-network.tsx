import { HostIcon } from './host-icon.js';
import { useNetworkText } from './use-network-text.js';

const TRIANGLE =
  'M8.65 4.1 2.95 14.1a1.55 1.55 0 0 0 1.35 2.35h11.4a1.55 1.55 0 0 0 1.35-2.35L11.35 4.1a1.55 1.55 0 0 0-2.7 0ZM10 8v3.25M10 13.75v.01';

/** The text of a button while the wallet is on an unsupported network. */
export function WrongNetwork() {
  return (
    <>
      <HostIcon kind="caution">
        <path d={TRIANGLE} />
      </HostIcon>
      <span className="porthole-text">{useNetworkText().unsupportedNetwork}</span>
    </>
  );
}
