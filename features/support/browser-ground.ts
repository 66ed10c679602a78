/** What a whole run in the browser shares: one Chromium, one world, and the built demo dapp on it. */
import { type Browser, chromium } from 'playwright-core';
import { type DemoServer, serveBuiltDemo } from '../../sandbox/demo-server.js';
import { ensureChromium } from '../../scripts/bootstrap.mjs';
import { type BrowserCamera, browserCamera } from './browser-camera.js';
import { type SandboxGround, sandboxGround } from './sandbox-ground.js';

export interface BrowserGround {
  readonly browser: Browser;
  readonly demo: DemoServer;
  readonly sandbox: SandboxGround;
  readonly camera: BrowserCamera;
  /** What broke the policy, as the browser reported it to the site: over the whole run. */
  readonly reports: string[];
  stop(): Promise<void>;
}

export async function browserGround(): Promise<BrowserGround> {
  const sandbox = await sandboxGround();
  const reports: string[] = [];
  const demo = await serveBuiltDemo({
    settings: sandbox.world.settings,
    published: true,
    connect: [sandbox.silentUrl],
    onViolation: (report) => reports.push(report),
  });
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  return {
    browser,
    demo,
    sandbox,
    camera: browserCamera(browser),
    reports,
    async stop() {
      await browser.close();
      await demo.stop();
      await sandbox.stop();
      if (reports.length > 0) throw new Error(`The policy was broken:\n${reports.join('\n')}`);
    },
  };
}

/** The directive that was broken, as a browser's report names it. */
export function directiveOfReport(report: string): string {
  return /"effective-directive":\s*"([^"]+)"/.exec(report)?.[1] ?? report;
}
