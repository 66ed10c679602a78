/** What `npm start` runs once everything is installed: the world, the wallet page and the demo dapp, until it is stopped. */
import { fileURLToPath } from 'node:url';
import { frameBundle } from '../servers/secure-site/frame-bundle.js';
import { serveBuiltDemo, serveDemo } from './demo-server.js';
import { exampleFolder } from './example-folder.js';
import { freePort } from './free-port.js';
import { whenOrphaned } from './when-orphaned.js';
import { startWorld } from './world.js';

/** The same each time if they are free, so that pages and wallets keep their storage across restarts. */
const NODE_PORTS = [5197, 5198] as const;
const RELAY_PORT = 5196;
const WALLET_PORT = 5195;
const DIRECTORY_PORT = 5194;
const DEMO_PORT = 5199;
const SECURE_SITE_PORT = 5193;
const SOLANA_PORT = 5192;
const BITCOIN_PORT = 5191;
const POLKADOT_PORT = 5190;
const SERVICES_PORT = 5189;
const ANALYTICS_PORT = 5188;
const WALLET_PAGE = fileURLToPath(new URL('./phone/page', import.meta.url));

export interface StartOptions {
  /** Serves the demo as it would be published, under a strict Content-Security-Policy. */
  readonly built: boolean;
  /** An example's folder name: it is served instead of the demo, with the same wallets. */
  readonly example?: string;
}

/**
 * Resolves when everything has started. The process then runs until SIGINT, SIGTERM or SIGHUP, or until the npm process
 * that started it ends.
 */
export async function start({ built, example }: StartOptions): Promise<void> {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const began = performance.now();
  say(
    `Starting two local networks, a relay, a wallet page and the ${example === undefined ? 'demo' : `example ${example}`} …`,
  );
  const stops: (() => Promise<void>)[] = [];
  let stopping = false;
  const stop = async (code: number) => {
    if (stopping) return;
    stopping = true;
    // Whatever does not end in time ends with the process.
    setTimeout(() => process.exit(code), 3000).unref();
    await Promise.allSettled(stops.map((each) => each()));
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
  // npm forwards signals, but cannot report when it is killed.
  if (process.env.npm_lifecycle_event === 'start') whenOrphaned(() => void stop(0));

  try {
    const ports = {
      ports: NODE_PORTS,
      relayPort: RELAY_PORT,
      directoryPort: DIRECTORY_PORT,
      secureSitePort: SECURE_SITE_PORT,
      solanaPort: SOLANA_PORT,
      bitcoinPort: BITCOIN_PORT,
      polkadotPort: POLKADOT_PORT,
      servicesPort: SERVICES_PORT,
      analyticsPort: ANALYTICS_PORT,
    };
    const world = await startWorld(ports).catch(() => startWorld());
    stops.push(world.stop);
    world.secureSite.asksConsent = true;
    world.secureSite.approveInFrame = false;
    const serve = built ? serveBuiltDemo : serveDemo;
    const { settings } = world;
    const wanted = [await freePort(WALLET_PORT), await freePort(DEMO_PORT)] as const;
    const served = await Promise.allSettled([
      serve({ settings, port: wanted[0], root: WALLET_PAGE }),
      serve({
        settings,
        port: wanted[1],
        ...(example !== undefined && { root: exampleFolder(example), wallets: true }),
      }),
    ]);
    for (const each of served) if (each.status === 'fulfilled') stops.push(each.value.stop);
    const [walletPage, demo] = served.map((each) => {
      if (each.status === 'rejected') throw each.reason;
      return each.value;
    });
    if (!walletPage || !demo) throw new Error('Unreachable: two pages were served above.');
    const width = Math.max(...[...settings.wallets.map(({ name }) => name), 'Secure site'].map(({ length }) => length));
    say('');
    world.networks.forEach((network, index) => {
      say(`  ${network.name.padEnd(width)}  ${world.urls[index]}  (chain ${network.id})`);
    });
    say(`  ${'Brinepool'.padEnd(width)}  ${world.solana.node.rpcUrl}  (Solana, on pages with ?solana=1)`);
    say(`  ${'Coldwater'.padEnd(width)}  ${world.bitcoin.explorer.url}  (Bitcoin, on pages with ?bitcoin=1)`);
    say(`  ${'Skerry'.padEnd(width)}  ${world.polkadot.node.rpcUrl}  (Polkadot, on pages with ?polkadot=1)`);
    say(`  ${'Relay'.padEnd(width)}  ${settings.relayUrl}  (WalletConnect)`);
    say(`  ${'Directory'.padEnd(width)}  ${world.directory.url}  (600 wallets)`);
    say(`  ${'Services'.padEnd(width)}  ${world.services.url}  (balances, histories, prices)`);
    say(`  ${'Events'.padEnd(width)}  ${world.analytics.url}  (what visitors did, on pages with ?analytics=1)`);
    say(`  ${'Secure site'.padEnd(width)}  ${settings.secureSiteUrl}  (the embedded wallet)`);
    say(`  ${'Mailbox'.padEnd(width)}  ${world.secureSite.mailboxUrl}  (its mails)`);
    say('');
    for (const { name, note } of settings.wallets) say(`  ${name.padEnd(width)}  ${note}`);
    say(`  ${settings.phone.name.padEnd(width)}  ${settings.phone.note}`);
    say(`  ${''.padEnd(width)}  ${walletPage.url}`);
    say(`\nReady in ${((performance.now() - began) / 1000).toFixed(1)} s. Ctrl-C stops everything.`);
    say(`\nOpen ${demo.url}`);
    // The frame then opens at once on its first use.
    void frameBundle().catch(() => undefined);
  } catch (error) {
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
    await stop(1);
  }
}
