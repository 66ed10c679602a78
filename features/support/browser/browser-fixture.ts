/** What a whole run in the browser shares: one Chromium, one world, and the built demo dapp on it. */
import { type Browser, chromium } from 'playwright-core';
import { type DemoServer, serveBuiltDemo } from '../../../sandbox/demo-server.js';
import { starting } from '../../../sandbox/starting.js';
import { CHROMIUM_ARGS, ensureChromium } from '../../../scripts/bootstrap.mjs';
import { type SandboxFixture, sandboxFixture } from '../sandbox/sandbox-fixture.js';
import { type BrowserCamera, browserCamera } from './browser-camera.js';
import { type BrowserProfiles, browserProfiles } from './browser-profiles.js';
import type { KeptSession } from './kept-session.js';

export interface BrowserFixture {
  readonly profiles: BrowserProfiles;
  readonly demo: DemoServer;
  readonly sandbox: SandboxFixture;
  readonly camera: BrowserCamera;
  /** Sessions that scenarios may start with, by their kind. */
  readonly sessions: Map<string, KeptSession>;
  /** The violations of the policy that the browser reported to the site, over the whole run. */
  readonly reports: string[];
  stop(): Promise<void>;
}

export async function browserFixture(): Promise<BrowserFixture> {
  const [sandbox, browser] = await Promise.all([
    starting('the world: nodes, relay and servers', sandboxFixture),
    starting('Chromium', launch),
  ]);
  const reports: string[] = [];
  const demo = await starting('the demo dapp: built and served', () =>
    serveBuiltDemo({
      settings: sandbox.world.settings,
      published: true,
      connect: [sandbox.silentUrl],
      onViolation: (report) => reports.push(report),
    }),
  );
  return {
    profiles: browserProfiles(browser),
    demo,
    sandbox,
    camera: browserCamera(browser),
    sessions: new Map(),
    reports,
    async stop() {
      await browser.close();
      await demo.stop();
      await sandbox.stop();
      if (reports.length > 0) throw new Error(`The policy was violated:\n${reports.join('\n')}`);
    },
  };
}

async function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: await ensureChromium(),
    args: CHROMIUM_ARGS,
  });
}

/** The violated directive, as a browser's report names it. */
export function directiveOfReport(report: string): string {
  return /"effective-directive":\s*"([^"]+)"/.exec(report)?.[1] ?? report;
}
