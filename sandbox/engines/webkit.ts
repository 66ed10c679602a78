/** WebKitGTK, which has Safari's engine, by W3C WebDriver on a screen in memory. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { lastingPort } from '../../servers/lasting-port.js';
import { answered, asyncScript, clickActions, type Engine, eventually, keyActions } from './engine.js';

const LIBRARIES = '/usr/lib';
const SCREEN = '1400x900x24';

export async function webkit(): Promise<Engine> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
  const port = await lastingPort();
  const driver = spawn('WebKitWebDriver', ['--host=127.0.0.1', `--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      // Its sandbox does not work for root, which containers run as.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  });
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const { value } = (await answer.json()) as { readonly value: unknown };
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  // It does not say when it listens.
  await eventually(() => call('GET', '/status').catch(() => undefined));
  const options = { binary: miniBrowser(), args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const started = (await call('POST', '/session', { capabilities })) as {
    readonly sessionId: string;
    readonly capabilities: { readonly browserVersion: string };
  };
  const post = (path: string, body: object) => call('POST', `/session/${started.sessionId}${path}`, body);
  return {
    version: started.capabilities.browserVersion,
    go: async (url) => void (await post('/url', { url })),
    run: async (script, ...args) => answered(await post('/execute/async', { script: asyncScript(script), args })),
    press: async (...keys) => void (await post('/actions', keyActions(keys))),
    click: async (x, y, times) => void (await post('/actions', clickActions(x, y, times))),
    async within(frame, work) {
      const id = await post('/element', { using: 'css selector', value: frame });
      await post('/frame', { id });
      await work();
      await post('/frame', { id: null });
    },
    async inWindow(work) {
      const path = `/session/${started.sessionId}/window`;
      const own = await call('GET', path);
      const opened = await eventually(async () =>
        ((await call('GET', `${path}/handles`)) as readonly string[]).find((each) => each !== own),
      );
      await post('/window', { handle: opened });
      await work();
      await post('/window', { handle: own });
    },
    picture: async () => Buffer.from(String(await call('GET', `/session/${started.sessionId}/screenshot`)), 'base64'),
    async stop() {
      await call('DELETE', `/session/${started.sessionId}`).catch(() => undefined);
      await Promise.all([driver, screen].map(ended));
    },
  };
}

/** MiniBrowser of the newest WebKitGTK. */
function miniBrowser(): string {
  const found = readdirSync(LIBRARIES, { withFileTypes: true })
    .filter((each) => each.isDirectory() && each.name.endsWith('-linux-gnu'))
    .flatMap(({ name }) =>
      readdirSync(`${LIBRARIES}/${name}`)
        .filter((each) => each.startsWith('webkit'))
        .sort()
        .map((each) => `${LIBRARIES}/${name}/${each}/MiniBrowser`),
    )
    .at(-1);
  if (found === undefined) throw new Error('There is no MiniBrowser');
  return found;
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
