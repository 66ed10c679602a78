/** Firefox by Marionette, its own WebDriver over TCP, without a window. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lastingPort } from '../../servers/lasting-port.js';
import { answered, asyncScript, clickActions, type Engine, eventually, keyActions } from './engine.js';

/** No requests of its own. */
const PREFERENCES = {
  'app.update.enabled': false,
  'browser.newtabpage.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
};

export async function firefox(program: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const port = await lastingPort();
  const preferences = Object.entries({ ...PREFERENCES, 'marionette.port': port });
  writeFileSync(
    join(profile, 'user.js'),
    preferences.map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`).join('\n'),
  );
  const size = ['--width', '1280', '--height', '900'];
  const browser = spawn(program, ['-marionette', '-headless', '-no-remote', '-profile', profile, ...size], {
    stdio: 'ignore',
  });
  const socket = await connected(port);
  const call = marionette(socket);
  const { capabilities } = (await call('WebDriver:NewSession', {})) as {
    readonly capabilities: { readonly browserVersion: string };
  };
  return {
    version: capabilities.browserVersion,
    go: async (url) => void (await call('WebDriver:Navigate', { url })),
    run: async (script, ...args) =>
      answered(await call('WebDriver:ExecuteAsyncScript', { script: asyncScript(script), args, sandbox: null })),
    press: async (...keys) => void (await call('WebDriver:PerformActions', keyActions(keys))),
    click: async (x, y, times) => void (await call('WebDriver:PerformActions', clickActions(x, y, times))),
    async within(frame, work) {
      const found = await call('WebDriver:FindElement', { using: 'css selector', value: frame });
      await call('WebDriver:SwitchToFrame', { element: Object.values(found as object)[0] });
      await work();
      await call('WebDriver:SwitchToFrame', { element: null });
    },
    async inWindow(work) {
      const own = await call('WebDriver:GetWindowHandle', {});
      const opened = await eventually(async () =>
        ((await call('WebDriver:GetWindowHandles', {})) as readonly string[]).find((each) => each !== own),
      );
      await call('WebDriver:SwitchToWindow', { handle: opened });
      await work();
      await call('WebDriver:SwitchToWindow', { handle: own });
    },
    picture: async () => Buffer.from(String(await call('WebDriver:TakeScreenshot', { full: false })), 'base64'),
    async stop() {
      socket.destroy();
      if (browser.exitCode === null) {
        browser.kill();
        await once(browser, 'exit');
      }
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** A connection, once Firefox listens. */
function connected(port: number): Promise<Socket> {
  return eventually(() => {
    const socket = connect(port, '127.0.0.1');
    return once(socket, 'connect').then(
      () => socket,
      () => undefined,
    );
  });
}

/** Its messages are `<length>:<JSON>`; a command is `[0, id, name, parameters]`, its answer `[1, id, error, result]`. */
function marionette(socket: Socket) {
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let rest = Buffer.alloc(0);
  socket.on('data', (data: Buffer) => {
    rest = Buffer.concat([rest, data]);
    for (;;) {
      const colon = rest.indexOf(':');
      const length = Number(rest.subarray(0, colon));
      if (colon < 0 || rest.length < colon + 1 + length) return;
      const message: unknown = JSON.parse(rest.subarray(colon + 1, colon + 1 + length).toString());
      rest = rest.subarray(colon + 1 + length);
      // The first one is a greeting.
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message as [number, number, { readonly message: string } | null, unknown];
      if (error) waiting.get(id)?.reject(new Error(error.message));
      else waiting.get(id)?.resolve(resultOf(result));
      waiting.delete(id);
    }
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has ended'));
  });
  let last = 0;
  return (name: string, parameters: object): Promise<unknown> =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      const text = JSON.stringify([0, last, name, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}

/** A single value is wrapped. */
function resultOf(result: unknown): unknown {
  const fields = result !== null && typeof result === 'object' ? Object.keys(result) : [];
  return fields.length === 1 && fields[0] === 'value' ? (result as { readonly value: unknown }).value : result;
}
