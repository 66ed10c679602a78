/** The connector with Porthole's own client. */
import type { Connector } from '../../../application/ports/connector.js';
import { type WalletConnectConnectorOptions, walletConnectConnector } from '../walletconnect/connector.js';
import { openLightClient } from './client.js';

export function lightConnector(options: Omit<WalletConnectConnectorOptions, 'openClient'>): Connector {
  return walletConnectConnector({ ...options, openClient: openLightClient });
}
