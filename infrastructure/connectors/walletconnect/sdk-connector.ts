/** The connector on top of the protocol's own SDK. */
import type { Connector } from '../../../application/ports/connector.js';
import { type WalletConnectConnectorOptions, walletConnectConnector } from './connector.js';
import type { WalletConnectOptions } from './options.js';
import { openRelayClient } from './relay/relay-client.js';

export type SdkConnectorOptions = WalletConnectOptions & Omit<WalletConnectConnectorOptions, 'openClient'>;

export function sdkConnector(options: SdkConnectorOptions): Connector {
  const { telemetry = false, verify = false, logLevel = 'silent' } = options;
  return walletConnectConnector({
    ...options,
    openClient: (given) => openRelayClient({ ...given, telemetry, verify, logLevel }),
  });
}
