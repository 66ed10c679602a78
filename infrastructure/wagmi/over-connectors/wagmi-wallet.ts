/** A connector of wagmi, as a wallet of the modal. */
import type { Connector as WagmiConnector } from '@wagmi/core';
import { inertText } from '../../../domain/text/inert-text.js';
import type { ConnectorType, Wallet } from '../../../domain/wallet/wallet.js';
import { RDNS, WAGMI_ID, walletIdOf } from './wallet-id.js';

const MAX_NAME = 64;
const MAX_ICON = 262_144;
const ICON = /^(data:image\/(png|svg\+xml|webp|jpe?g|gif)[;,]|https:\/\/)/i;

/** wagmi also creates connectors for announced wallets: their own texts are limited in length. */
export function wagmiWallet(connector: WagmiConnector): Wallet {
  const { id, name, type, icon } = connector;
  const rdns = RDNS.test(id) ? id : [connector.rdns].flat().find((each) => each !== undefined && RDNS.test(each));
  return {
    id: walletIdOf(connector),
    type: typeOf(type, id),
    name: inertText(String(name), MAX_NAME) || id,
    namespace: 'eip155',
    connectorId: WAGMI_ID,
    ...(icon && icon.length <= MAX_ICON && ICON.test(icon.trim()) && { icon: icon.trim() }),
    ...(rdns && { rdns }),
  };
}

function typeOf(type: string, id: string): ConnectorType {
  if (type === 'walletConnect') return 'WALLET_CONNECT';
  if (type !== 'injected') return 'EXTERNAL';
  return RDNS.test(id) ? 'ANNOUNCED' : 'INJECTED';
}
