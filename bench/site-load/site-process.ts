/** The site under load, in its own process: with real stores and a trusted proxy; emails are passed to the parent process. */
import { frameBundle } from '../../servers/secure-site/frame-bundle.js';
import { keySealer, newSealingKey } from '../../servers/secure-site/sealing/key-sealer.js';
import { startSite } from '../../servers/secure-site/site.js';
import { storeOpeners } from '../../servers/secure-site/stores/open-stores.js';

const [databaseUrl, redisUrl] = process.argv.slice(2);
const keys = [newSealingKey()];
const tell = (message: object) => new Promise<void>((resolve) => process.send?.(message, () => resolve()));

const site = await startSite(
  {
    settings: { networks: [], solanaNetworks: [], allowedOrigins: ['https://dapp.example'], blindSigning: false },
    listen: { host: '127.0.0.1', port: 0 },
    trustedProxies: ['127.0.0.1'],
  },
  {
    frame: frameBundle,
    send: (letter) => tell({ letter }),
    provider: () => Promise.resolve(undefined),
    stores: storeOpeners({ databaseUrl, redisUrl, sealer: keySealer(() => keys) }),
  },
);
process.on('message', (asked) => {
  if (asked === 'usage') void tell({ usage: { ...process.cpuUsage(), rss: process.memoryUsage().rss } });
});
process.on('disconnect', () => void site.stop(0));
await frameBundle();
await tell({ origin: site.origin });
