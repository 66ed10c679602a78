import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const running = [];
afterEach(() => {
  for (const child of running.splice(0)) {
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // The whole group is gone, as expected.
    }
  }
});

/** Starts it in a separate process group, and reads its output until the address appears. */
async function start(command, ...args) {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  running.push(child);
  const ended = once(child, 'close');
  const lines = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    if (line.startsWith('Open ')) break;
  }
  child.stdout.resume();
  const demo = lines.at(-1)?.slice('Open '.length) ?? '';
  const settings = await (await fetch(new URL('sandbox.json', demo))).json();
  // The wallet page's address is only in the output.
  const wallet = lines.map((line) => line.trim()).filter((line) => /^http:\S+\/$/.test(line));
  const nodes = settings.networks.flatMap((network) => network.rpcUrls.default.http);
  const urls = [demo, ...wallet, settings.relayUrl.replace(/^ws/, 'http'), ...nodes];
  return { child, ended, lines, demo, urls };
}

async function answering(urls) {
  const answers = await Promise.allSettled(urls.map((url) => fetch(url, { method: 'OPTIONS' })));
  return urls.filter((_, index) => answers[index].status === 'fulfilled');
}
const nothingAnswers = (urls) => expect.poll(() => answering(urls)).toEqual([]);

describe('npm start', () => {
  it('starts the demo, a wallet page, a relay and two networks on loopback, and finally prints the addresses', async () => {
    const { demo, urls, lines, child, ended } = await start('node', 'scripts/start.mjs');
    expect(lines.at(-1)).toBe(`Open ${demo}`);
    expect(urls).toHaveLength(5);
    expect(urls.every((url) => new URL(url).hostname === '127.0.0.1')).toBe(true);
    expect(await answering(urls)).toEqual(urls);
    const pages = await Promise.all(urls.slice(0, 2).map(async (url) => (await fetch(url)).text()));
    expect(pages.map((page) => /<title>(\w+)/.exec(page)?.[1])).toEqual(['Slipway', 'Ferry']);
    expect(pages.every((page) => page.includes('id="sandbox-settings"'))).toBe(true);
    // Like Ctrl-C: to the whole group.
    process.kill(-child.pid, 'SIGINT');
    expect(await ended).toEqual([0, null]);
    expect(await answering(urls)).toEqual([]);
  });

  it('uses other ports if its own are taken, even at the same moment', async () => {
    const starts = [start('node', 'scripts/start.mjs'), start('node', 'scripts/start.mjs')];
    const [first, second] = await Promise.all(starts);
    expect(new Set([...first.urls, ...second.urls]).size).toBe(10);
    second.child.kill('SIGTERM');
    expect(await second.ended).toEqual([0, null]);
    expect(await answering([...first.urls, ...second.urls])).toEqual(first.urls);
  });

  it('leaves nothing behind when killed', async () => {
    const { child, urls } = await start('node', 'scripts/start.mjs');
    child.kill('SIGKILL');
    await nothingAnswers(urls);
  });

  it.skipIf(process.platform === 'win32').each(['SIGTERM', 'SIGKILL'])(
    'ends with npm, ended by %s',
    async (signal) => {
      const { child, urls } = await start('npm', 'start');
      child.kill(signal);
      await nothingAnswers(urls);
    },
    60_000,
  );
});
