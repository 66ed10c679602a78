/** A wallet on another device, and the way to it, as stand-ins. */
import type { SchedulerLike } from 'rxjs';
import type { Connector } from '../../application/ports.js';
import { type ScriptedWallet, scriptedConnector, scriptedWallet } from '../../infrastructure/fakes/index.js';
import { CoreHolder } from './core-holder.js';
import { networkIdNamed } from './vocabulary.js';

/** The holder of Ferry, which answers when its code was scanned. */
export function ferryHolder(scheduler: SchedulerLike): CoreHolder {
  const addresses = ['fe', 'fd'].map((each) => `0x${each.repeat(20)}`);
  const script = scriptedWallet({
    ...{ id: 'walletConnect', name: 'WalletConnect', type: 'WALLET_CONNECT', connectorId: 'pairing' },
    ...{ accounts: addresses, networkId: networkIdNamed('Saltmarsh'), scheduler },
    knownNetworks: [networkIdNamed('Tidewater')],
  });
  return new CoreHolder(script, addresses, () => {
    throw new Error('Ferry is on another device: it announces nothing.');
  });
}

/** Each pairing has a link of its own: `wc:1@2`, `wc:2@2` and so on. */
export function pairingWith(script: ScriptedWallet, scheduler: SchedulerLike): Connector {
  const connector = scriptedConnector({ id: 'pairing', scheduler, wallets: [script] });
  let made = 0;
  return {
    ...connector,
    connect(...asked) {
      made += 1;
      connector.offerPairing(`wc:${made}@2`);
      return connector.connect(...asked);
    },
  };
}
