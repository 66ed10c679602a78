/** The protocol client with which pages pair: `WALLETCONNECT=light` is Porthole's own, anything else the SDK's. */
import { WebSocket as NodeWebSocket } from 'ws';
import { walletConnect as sdk } from '../../infrastructure/connectors/walletconnect/index.js';
import { walletConnect as own } from '../../infrastructure/connectors/walletconnect-light/index.js';

const isLight = process.env.WALLETCONNECT === 'light';

export function walletConnectOf(client: 'light' | 'sdk' = isLight ? 'light' : 'sdk'): typeof sdk {
  if (client === 'sdk') return sdk;
  // Browsers have one; Node has it from version 22 on.
  if (!('WebSocket' in globalThis)) Reflect.set(globalThis, 'WebSocket', NodeWebSocket);
  return own;
}
