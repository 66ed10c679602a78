/** `npm run secure-site`: reads the configuration, starts the site, and stops it on a signal. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { BuiltFiles } from '../files-in.js';
import { readConfig } from './config/read-config.js';
import { FileUnread, readText } from './config/read-text.js';
import type { SiteFile } from './config/schema.js';
import { startConfigured } from './start-configured.js';
import { jsonLog, silentLog } from './watch/log.js';

export interface Serving {
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The scripts of the frame. */
  readonly frame: () => Promise<BuiltFiles>;
  /** Whether the parts of a trial are available. */
  readonly trials: boolean;
}

const write = (text: string) => process.stdout.write(text);

/** Resolves once it serves, or with the exit code set if it cannot. */
export async function serve({ args, environment, frame, trials }: Serving): Promise<void> {
  const found = configured(args, environment, trials);
  if ('problems' in found) {
    for (const problem of found.problems) process.stderr.write(`${problem}\n`);
    process.stderr.write('The secure site was not started.\n');
    process.exitCode = 1;
    return;
  }
  const { config } = found;
  const trial = config.mode === 'trial';
  const log = trial ? silentLog : jsonLog(write);
  const started = await startConfigured(config, frame, log).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : 'for no known reason';
    process.stderr.write(`The secure site was not started: ${why}\n`);
    process.exitCode = 1;
  });
  if (!started) return;
  const { site, mailboxUrl, stop } = started;
  const ends = once(async () => {
    log('info', 'stopping');
    await stop();
    log('info', 'stopped');
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void ends());
  log('info', 'started', { url: site.url, port: site.port });
  if (!trial) return;
  write(`The secure site, for a trial on this computer:\n  for embeddedWallet({ url })   ${site.url}\n`);
  if (mailboxUrl !== undefined) write(`  its mails                     ${mailboxUrl}\n`);
  write('Visitors may be anybody here, and all is forgotten when it ends. Stop it with Ctrl+C.\n');
}

/** Without a configuration: a trial on any free port. */
function configured(
  args: readonly string[],
  environment: Serving['environment'],
  trials: boolean,
): { readonly config: SiteFile } | { readonly problems: readonly string[] } {
  const asked = configPath(args);
  if ('problem' in asked) return { problems: [asked.problem] };
  const path = asked.path ?? environment.SITE_CONFIG;
  const readFile = (file: string) => readFileSync(file, 'utf8');
  const given = !trials || path !== undefined || Object.keys(environment).some((name) => name.startsWith('SITE_'));
  const trial = JSON.stringify({ mode: 'trial', listen: { host: '127.0.0.1', port: 0 } });
  let json: string | undefined;
  try {
    json = given ? path && readText(path, readFile) : trial;
  } catch (error) {
    return { problems: [`The configuration: ${error instanceof FileUnread ? error.message : 'it cannot be read'}`] };
  }
  const read = readConfig({ ...(json !== undefined && { json }), environment, readFile });
  if (trials || 'problems' in read || read.config.mode !== 'trial') return read;
  return { problems: ['mode: what is built for production has no parts of a trial'] };
}

function configPath(args: readonly string[]): { readonly path: string | undefined } | { readonly problem: string } {
  try {
    return { path: parseArgs({ args: [...args], options: { config: { type: 'string' } } }).values.config };
  } catch {
    return { problem: `"${args.join(' ')}" is not understood: the only option is --config site.json` };
  }
}

function once(act: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= act().catch(() => {
      process.exitCode = 1;
    });
    return done;
  };
}
