/** The driver that runs the suite: one of ours by its name, or a team's own by the path of its module. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ownAdapters } from '../core/own-adapters.js';
import type { DriverFactory } from './driver.js';

type Load = () => Promise<DriverFactory>;

const FACTORIES: Readonly<Record<string, Load>> = {
  core: async () => (await import('../core/core-driver.js')).coreDriverFactory(),
  sandbox: async () => {
    await ownAdapters(); // what is wrong with them is said before the world starts
    return (await import('../sandbox/sandbox-driver.js')).sandboxDriverFactory();
  },
  browser: async () => (await import('../browser/browser-driver.js')).browserDriverFactory(),
  asWagmi2: () => onWagmi('as', '2'),
  asWagmi3: () => onWagmi('as', '3'),
  overWagmi2: () => onWagmi('over', '2'),
  overWagmi3: () => onWagmi('over', '3'),
};

async function onWagmi(way: 'as' | 'over', line: '2' | '3'): Promise<DriverFactory> {
  return (await import('../wagmi/wagmi-driver-factory.js')).wagmiDriverFactory(way, line);
}

/** What a team's own module exports. */
interface OwnDriver {
  readonly driverFactory: () => DriverFactory | Promise<DriverFactory>;
}

/** `profile` comes from `worldParameters` of the cucumber configuration. */
export async function driverFactory(profile: string): Promise<DriverFactory> {
  const load = FACTORIES[profile];
  if (load) return load();
  if (!/[\\/.]/.test(profile)) {
    throw new Error(
      `There is no profile ${profile}: choose ${Object.keys(FACTORIES).join(', ')}, or the path of a driver of your own.`,
    );
  }
  const own: OwnDriver = await import(pathToFileURL(resolve(profile)).href);
  return own.driverFactory();
}
