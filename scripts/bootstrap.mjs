/**
 * Prepares a bare clone: installs the packages of the lockfile, and a Chromium if needed. Needs only Node and npm, shows its progress, and
 * exits with a plain message on failure.
 */
import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const LEAST_NODE = 20;

/** Installs what the lockfile lists, unless everything is there. */
export async function ensureInstalled() {
  if (Number(process.versions.node.split('.')[0]) < LEAST_NODE) {
    give(`This needs Node ${LEAST_NODE} or later; here is ${process.version}. See https://nodejs.org.`);
  }
  const lockfile = readJson('package-lock.json');
  const installed = () => readJson('node_modules/.package-lock.json');
  const missing = [...missingPackages(lockfile, installed()), ...missingNative(lockfile, installed())];
  if (missing.length === 0) return;
  console.log(`Installing the packages of package-lock.json (${missing.length} to go) …`);
  // `npm ci` follows the lockfile exactly, but deletes everything first: an earlier install is updated instead. With --no-save that does
  // not change the lockfile.
  const fresh = existsSync(join(root, 'package-lock.json')) && !existsSync(join(root, 'node_modules'));
  const how = fresh ? ['ci'] : ['install', '--no-save'];
  if ((await npm([...how, '--ignore-scripts'])) !== 0) {
    give(
      'The packages could not be installed; npm says why above. Without a connection to the npm registry there is no way to start.',
    );
  }
  // npm silently skips optional packages that it cannot install.
  for (const spec of missingNative(lockfile, installed())) {
    console.log(`The registry has no ${spec}, which is made for this platform: what needs it will not run here.`);
  }
}

/** With `npm start`, npm provides the path of its own script; `npm` itself is a command file on Windows, which needs a shell. */
function npm(args) {
  const own = process.env.npm_execpath;
  const all = [...args, '--no-audit', '--no-fund'];
  return own?.endsWith('.js')
    ? run(process.execPath, [own, ...all])
    : run('npm', all, { shell: process.platform === 'win32' });
}

/** Debian's packages: headless-shell, which needs half the processor time to start and render, and the full browser. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

/** Launch options of every Chromium in this repository: no network requests of its own. */
export const CHROMIUM_ARGS = [
  // Chromium's sandbox does not work for root, which containers run as.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  // An attached debugger makes the engine parse a script again for each `Error` that it creates. React creates three while it is loaded: 30 ms
  // that no visitor has. With positions recorded at first, it does not.
  '--js-flags=--no-enable-lazy-source-positions',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The path of a Chromium: CHROME_PATH, else one on this machine, else Debian's, which is then installed. If there is none, the process
 * exits; with `optional`, it resolves with undefined instead. Where Debian's packages can be installed, it is
 * headless-shell: nothing here needs an extension or a window.
 * @param {{ optional?: boolean }} [options]
 * @returns {Promise<string | undefined>}
 */
export async function ensureChromium({ optional = false } = {}) {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (isProgram(chosen)) return chosen;
    give(`CHROME_PATH is ${chosen}, but there is no such program.`);
  }
  const shell = findHeadlessShell();
  if (shell !== undefined) return shell;
  const found = findChromium();
  // The whole run has already tried to install it; its parallel test files do not try again.
  if (found !== undefined && process.env.VITEST) return found;
  const installed = await installChromium(found === undefined ? PACKAGES : PACKAGES.slice(0, 1));
  if (installed !== undefined) return installed;
  if (found !== undefined) return found;
  if (optional) return undefined;
  return give(
    'The browser tests need Chromium or Chrome. Install one (on Debian: sudo apt-get install chromium-headless-shell), or set CHROME_PATH to its program.',
  );
}

/**
 * The packages that the lockfile lists and npm's record of the folder does not, as `path@version`. npm writes that record last, so an
 * interrupted install has none. Packages for other platforms are optional and may be missing.
 */
export function missingPackages(lockfile, installed) {
  const there = installed?.packages ?? {};
  return Object.entries(lockfile?.packages ?? {})
    .filter(([path, { optional, version, integrity }]) => {
      const found = there[path];
      if (path === '' || (optional && !found)) return false;
      return found?.version !== version || (integrity !== undefined && found.integrity !== integrity);
    })
    .map(([path, { version }]) => `${path}@${version}`);
}

/** This machine in the lockfile's terms; `libc` on Linux only. */
const machine = () => ({
  os: process.platform,
  cpu: process.arch,
  ...(process.platform === 'linux' && {
    libc: process.report.getReport().header.glibcVersionRuntime === undefined ? 'musl' : 'glibc',
  }),
});

/**
 * Native packages for this platform that the lockfile lists and the folder lacks, as `name@version`: the registry did not have them, or the
 * folder was filled on another platform.
 */
export function missingNative(lockfile, installed, here = machine()) {
  const there = installed?.packages ?? {};
  const isFor = (list, value) => list === undefined || list.includes(value);
  return Object.entries(lockfile?.packages ?? {})
    .filter(([path, { optional, os, cpu, libc, version }]) => {
      if (!optional || !os || !cpu || there[path]?.version === version) return false;
      return isFor(os, here.os) && isFor(cpu, here.cpu) && (here.libc === undefined || isFor(libc, here.libc));
    })
    .map(([path, { version }]) => `${path.slice(path.lastIndexOf('node_modules/') + 13)}@${version}`);
}

/** The first of Debian's packages that can be installed here, if any; resolves to its program. */
async function installChromium(packages) {
  if (process.getuid?.() !== 0 || onPath('apt-get') === undefined) return undefined;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  console.log('Installing Debian’s Chromium …');
  if ((await run('apt-get', ['update'], { env })) === 0) {
    for (const name of packages) {
      const ended = await run('apt-get', ['install', '-y', '--no-install-recommends', name], { env });
      const installed = ended === 0 ? (findHeadlessShell() ?? findChromium()) : undefined;
      if (installed !== undefined) return installed;
    }
  }
  console.error(`${packages.join(' or ')} could not be installed; apt-get says why above.`);
  return undefined;
}

function findHeadlessShell() {
  return onPath('chromium-headless-shell');
}

function findChromium() {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe'];
  const applications = [
    '/usr/bin/chromium',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((name) =>
      join(process.env[name] ?? '/', 'Google/Chrome/Application/chrome.exe'),
    ),
  ];
  return applications.find(isProgram) ?? names.map(onPath).find(Boolean) ?? playwrightChromium();
}

/** The newest one in Playwright's cache. */
function playwrightChromium() {
  const home = homedir();
  const store = {
    darwin: join(home, 'Library/Caches/ms-playwright'),
    win32: join(process.env.LOCALAPPDATA ?? home, 'ms-playwright'),
  };
  const folder = process.env.PLAYWRIGHT_BROWSERS_PATH ?? store[process.platform] ?? join(home, '.cache/ms-playwright');
  const programs = [
    'chrome-linux/chrome',
    'chrome-linux64/chrome',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    'chrome-mac-arm64/Chromium.app/Contents/MacOS/Chromium',
    'chrome-win/chrome.exe',
    'chrome-win64/chrome.exe',
  ];
  return list(folder)
    .filter((name) => /^chromium-\d+$/.test(name))
    .sort((a, b) => Number(b.slice(9)) - Number(a.slice(9)))
    .flatMap((name) => programs.map((program) => join(folder, name, program)))
    .find(isProgram);
}

/** The path of a program, if there is one. */
export function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find(isProgram);
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function list(folder) {
  return existsSync(folder) ? readdirSync(folder) : [];
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Runs a command with visible output, and a progress message every ten seconds. Resolves to its exit code. */
export function run(command, args, { env = {}, shell = false } = {}) {
  return new Promise((resolve) => {
    const start = performance.now();
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', shell, env: { ...process.env, ...env } });
    const life = setInterval(() => console.log(`  … ${Math.round((performance.now() - start) / 1000)} s`), 10_000);
    const end = (code) => {
      clearInterval(life);
      resolve(code);
    };
    child.once('error', (error) => {
      console.error(error.message);
      end(1);
    });
    child.once('close', (code) => end(code ?? 1));
  });
}

/** @returns {never} */
function give(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}
