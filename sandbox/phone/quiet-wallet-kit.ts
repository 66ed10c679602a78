/** The wallet SDK as phone wallets use it, limited to one relay and no other hosts. */
import { type IWalletKit, WalletKit, type WalletKitTypes } from '@reown/walletkit';
import { Core } from '@walletconnect/core';
import {
  handleEngineRejections,
  handleRelayerRejections,
} from '../../infrastructure/connectors/walletconnect/relay/handle-rejections.js';
import { reliableTransport } from '../../infrastructure/connectors/walletconnect/relay/reliable-transport.js';
import type { KeyValues } from './memory-key-values.js';

export interface WalletKitOptions {
  readonly relayUrl: string;
  readonly metadata: WalletKitTypes.Options['metadata'];
  /** Distinguishes wallets of one process, or of one page's origin. */
  readonly storagePrefix: string;
  /** Default: the SDK's own, which is IndexedDB in a page. */
  readonly storage?: KeyValues;
}

export interface OpenWalletKit {
  readonly kit: IWalletKit;
  close(): Promise<void>;
}

export async function openWalletKit(options: WalletKitOptions): Promise<OpenWalletKit> {
  const { relayUrl, metadata, storagePrefix, storage } = options;
  const core = new Core({
    relayUrl,
    // The relay on loopback asks for none; without one the SDK would not start in a page.
    projectId: 'sandbox',
    customStoragePrefix: storagePrefix,
    logger: 'silent',
    telemetryEnabled: false,
    ...(storage && { storage }),
  });
  // It would ask its maker's servers about the site, and report that a wallet was started.
  core.verify.register = () => Promise.resolve('');
  core.verify.resolve = () => Promise.reject(new Error('There is no pending request.'));
  core.eventClient.init = () => Promise.resolve();
  const transport = reliableTransport(core.relayer);
  handleRelayerRejections(core.relayer);
  // The class differs from its own interface only in `relayUrl?: string | undefined`.
  const kit = await WalletKit.init({ core: core as WalletKitTypes.Options['core'], metadata });
  // It has its own logger, which would log the wallet's data.
  const { signClient } = kit.engine;
  signClient.logger.level = 'silent';
  handleEngineRejections(signClient.engine, (topic) => signClient.session.keys.includes(topic));
  return {
    kit,
    async close() {
      transport.stop();
      core.heartbeat.stop();
      await core.relayer.transportClose();
      // The SDK caches one instance per prefix, and would return this closed one to the next wallet.
      for (const suffix of ['', '_count']) {
        Reflect.deleteProperty(globalThis, `_walletConnectCore_${storagePrefix}${suffix}`);
      }
    },
  };
}
