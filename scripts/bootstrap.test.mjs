import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { missingNative, missingPackages } from './bootstrap.mjs';
import { completed, withChecksums } from './complete-lockfile.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));

describe('missingPackages', () => {
  const lockfile = {
    packages: {
      '': { version: '0.1.0' },
      'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
      'node_modules/other-platform': { version: '1.0.0', integrity: 'sha512-o', optional: true },
    },
  };
  const installed = (a) => ({ packages: a ? { 'node_modules/a': a } : {} });

  it('finds nothing to do if everything is there', () => {
    expect(missingPackages(lockfile, installed(lockfile.packages['node_modules/a']))).toEqual([]);
  });
  it.each([
    ['no record of an install', undefined],
    ['a record without it', installed()],
    ['another version', installed({ version: '0.9.0', integrity: 'sha512-a' })],
    ['other contents', installed({ version: '1.0.0', integrity: 'sha512-b' })],
  ])('requires a package: %s', (_, record) => {
    expect(missingPackages(lockfile, record)).toEqual(['node_modules/a@1.0.0']);
  });
  it('treats this checkout as complete', () => {
    const read = (path) => JSON.parse(readFileSync(join(here, '..', path), 'utf8'));
    expect(missingPackages(read('package-lock.json'), read('node_modules/.package-lock.json'))).toEqual([]);
  });
});

describe('missingNative', () => {
  const part = (os, cpu, libc) => ({ version: '1.0.0', optional: true, os: [os], cpu: [cpu], ...(libc && { libc }) });
  const packages = {
    'node_modules/tool-darwin-arm64': part('darwin', 'arm64'),
    'node_modules/tool-linux-x64': part('linux', 'x64', ['glibc']),
    'node_modules/tool-linux-x64-musl': part('linux', 'x64', ['musl']),
    'node_modules/events': { version: '1.0.0', optional: true, os: ['darwin'] },
  };

  it.each([
    [{ os: 'darwin', cpu: 'arm64' }, ['tool-darwin-arm64@1.0.0']],
    [{ os: 'linux', cpu: 'x64', libc: 'glibc' }, ['tool-linux-x64@1.0.0']],
    [{ os: 'linux', cpu: 'x64', libc: 'musl' }, ['tool-linux-x64-musl@1.0.0']],
    [{ os: 'win32', cpu: 'x64' }, []],
  ])('on %o requires the packages for it: %o', (here, missing) => {
    expect(missingNative({ packages }, { packages: {} }, here)).toEqual(missing);
    expect(missingNative({ packages }, { packages }, here)).toEqual([]);
  });
  it('treats this checkout as complete', () => {
    const read = (path) => JSON.parse(readFileSync(join(here, '..', path), 'utf8'));
    expect(missingNative(read('package-lock.json'), read('node_modules/.package-lock.json'))).toEqual([]);
  });
});

describe('the lockfile', () => {
  const read = (path) => JSON.parse(readFileSync(join(here, '..', path), 'utf8'));
  const { packages } = read('package-lock.json');

  it('has the versions that package.json requires', () => {
    const { name, version, dependencies, devDependencies, peerDependencies } = read('package.json');
    expect(packages['']).toMatchObject({ name, version, dependencies, devDependencies, peerDependencies });
    for (const [dependency, wanted] of Object.entries({ ...dependencies, ...devDependencies })) {
      // The lowest version of a range: tests use the minimum that the package requires.
      const least = wanted.replace(/^(?:\^|npm:.*@)/, '');
      expect([dependency, packages[`node_modules/${dependency}`]?.version]).toEqual([dependency, least]);
    }
  });

  // `npm ci` refuses a lockfile without any of them, even for other platforms: node scripts/complete-lockfile.mjs.
  it('lists every dependency', () => {
    const lists = (path, dependency) => {
      const inside = `${path === '' ? '' : `${path}/`}node_modules/${dependency}`;
      if (packages[inside]) return true;
      return path !== '' && lists(path.slice(0, Math.max(0, path.lastIndexOf('node_modules/') - 1)), dependency);
    };
    const missing = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies })
        .filter((dependency) => !lists(path, dependency))
        .map((dependency) => `${dependency}, of ${path}`),
    );
    expect(missing).toEqual([]);
  });

  // Without a URL or checksum the configured registry is used, and npm still knows the allowed versions.
  it('has a version of each, and its platform if it is not for all', () => {
    const entries = Object.entries(packages).filter(([path]) => path !== '');
    expect(entries.filter(([, { version }]) => version === undefined)).toEqual([]);
    const unknown = entries.filter(([, { integrity, os, cpu }]) => integrity === undefined && !(os && cpu));
    expect(unknown.map(([path]) => path)).toEqual([]);
  });
});

describe('completed', () => {
  it('adds the packages for other platforms, as npm would list them', () => {
    const tool = {
      version: '1.2.0',
      dev: true,
      optionalDependencies: { 'tool-win32-arm64': '1.2.0', '@t/linux-x64-musl': '3.0.0' },
    };
    const there = {
      'node_modules/tool': tool,
      'node_modules/tool-win32-arm64': { version: '1.2.0', integrity: 'sha512-t' },
    };
    expect(completed(there)).toEqual({
      ...there,
      'node_modules/@t/linux-x64-musl': {
        version: '3.0.0',
        cpu: ['x64'],
        dev: true,
        libc: ['musl'],
        optional: true,
        os: ['linux'],
      },
    });
  });
});

describe('withChecksums', () => {
  it('asks the registry for the missing ones, and continues if it has none', async () => {
    const known = { version: '1.0.0', integrity: 'sha512-k' };
    const entry = { version: '2.0.0', os: ['darwin'] };
    const packages = {
      '': { version: '0.1.0' },
      'node_modules/k': known,
      'node_modules/@t/a': entry,
      'node_modules/b': entry,
    };
    const asked = [];
    const filled = await withChecksums(packages, (spec) => {
      asked.push(spec);
      return Promise.resolve(spec === '@t/a@2.0.0' ? 'sha512-a' : undefined);
    });
    expect(asked).toEqual(['@t/a@2.0.0', 'b@2.0.0']);
    expect(filled).toEqual({ ...packages, 'node_modules/@t/a': { ...entry, integrity: 'sha512-a' } });
  });
});

describe('in a fresh clone', () => {
  let clone;
  beforeEach(() => {
    clone = mkdtempSync(join(tmpdir(), 'porthole-clone-'));
    mkdirSync(join(clone, 'scripts'));
    cpSync(join(here, 'bootstrap.mjs'), join(clone, 'scripts/bootstrap.mjs'));
  });
  afterEach(() => rmSync(clone, { recursive: true, force: true }));

  /** Writes a package with one dependency, and the lockfile npm would have written. */
  function writePackage(dependency, entry) {
    const write = (path, value) => writeFileSync(join(clone, path), JSON.stringify(value));
    const root = { name: 'clone', version: '1.0.0', dependencies: { part: dependency } };
    write('package.json', { ...root, type: 'module' });
    write('package-lock.json', { ...root, lockfileVersion: 3, packages: { '': root, ...entry } });
  }
  function run(script, env = {}) {
    const args = ['--input-type=module', '-e', `import * as bootstrap from './scripts/bootstrap.mjs';${script}`];
    return new Promise((resolve) => {
      const child = spawn(process.execPath, args, { cwd: clone, env: { ...process.env, ...env } });
      let output = '';
      let errors = '';
      child.stdout.on('data', (chunk) => {
        output += chunk;
      });
      child.stderr.on('data', (chunk) => {
        errors += chunk;
      });
      // Two pipes have no common order.
      child.on('close', (code) => resolve({ code, output: errors + output }));
    });
  }

  it('installs again if only packages for this platform are missing, and reports those that do not exist', async () => {
    const entry = { optional: true, os: [process.platform], cpu: [process.arch] };
    mkdirSync(join(clone, 'part'));
    writeFileSync(join(clone, 'part/package.json'), JSON.stringify({ name: 'part', version: '2.0.0' }));
    writePackage('file:part', {
      'node_modules/part': { resolved: 'part', link: true },
      part: { version: '2.0.0' },
    });
    const script = 'await bootstrap.ensureInstalled(); console.log("ready")';
    expect((await run(script)).output).toContain('ready');
    const path = join(clone, 'package-lock.json');
    const lockfile = JSON.parse(readFileSync(path, 'utf8'));
    lockfile.packages['node_modules/part-native'] = { version: '1.0.0', ...entry };
    writeFileSync(path, JSON.stringify(lockfile));
    const { code, output } = await run(script);
    expect(output).toContain('Installing the packages of package-lock.json (1 to go)');
    expect(output).toContain('The registry has no part-native@1.0.0, which is made for this platform');
    expect(output).toContain('ready');
    expect(code).toBe(0);
  });

  it('installs once, and then sees that everything is there', async () => {
    mkdirSync(join(clone, 'part'));
    writeFileSync(join(clone, 'part/package.json'), JSON.stringify({ name: 'part', version: '2.0.0' }));
    writePackage('file:part', {
      'node_modules/part': { resolved: 'part', link: true },
      part: { version: '2.0.0' },
    });
    const script = 'await bootstrap.ensureInstalled(); console.log("ready")';
    const first = await run(script);
    expect(first.output).toContain('Installing the packages of package-lock.json');
    expect(first).toMatchObject({ code: 0, output: expect.stringMatching(/ready\n$/) });
    expect(await run(script)).toEqual({ code: 0, output: 'ready\n' });
  });

  it('rejects a lockfile that does not match package.json', async () => {
    mkdirSync(join(clone, 'part'));
    writeFileSync(join(clone, 'part/package.json'), JSON.stringify({ name: 'part', version: '2.0.0' }));
    writePackage('file:part', { 'node_modules/part': { resolved: 'part', link: true }, part: { version: '2.0.0' } });
    const { dependencies, ...rest } = JSON.parse(readFileSync(join(clone, 'package.json'), 'utf8'));
    const asking = { ...rest, dependencies: { ...dependencies, second: 'file:part' } };
    writeFileSync(join(clone, 'package.json'), JSON.stringify(asking));
    const { code, output } = await run('await bootstrap.ensureInstalled(); console.log("ready")');
    expect(code).toBe(1);
    expect(output).toContain('Missing: second@');
  });

  it('reports plainly that the registry is unreachable', async () => {
    const version = '1.0.0';
    writePackage(version, {
      'node_modules/part': { version, resolved: 'http://127.0.0.1:9/part.tgz', integrity: 'sha512-AAAA' },
    });
    const registry = { npm_config_registry: 'http://127.0.0.1:9', npm_config_fetch_retries: '0' };
    const { code, output } = await run('await bootstrap.ensureInstalled(); console.log("ready")', registry);
    expect(code).toBe(1);
    expect(output).toContain('The packages could not be installed; npm says why above.');
    expect(output).not.toContain('ready');
  });

  it('uses the given browser, and rejects a wrong path', async () => {
    const script = 'console.log(await bootstrap.ensureChromium())';
    expect(await run(script, { CHROME_PATH: process.execPath })).toEqual({ code: 0, output: `${process.execPath}\n` });
    const wrong = await run(script, { CHROME_PATH: join(clone, 'nothing') });
    expect(wrong.code).toBe(1);
    expect(wrong.output).toContain('there is no such program');
  });

  describe('where Debian’s packages can be installed', () => {
    const script = 'process.getuid = () => 0; console.log(await bootstrap.ensureChromium())';
    const program = (name, lines) => writeFileSync(join(clone, name), `#!/bin/sh\n${lines}\n`, { mode: 0o755 });
    /** A fake apt-get that records its arguments; a package is a program with the same name. */
    const aptGet = (failing) =>
      program(
        'apt-get',
        `echo "$@" >> '${clone}/asked'
        for last; do :; done
        [ "$last" = '${failing}' ] && exit 100
        [ "$last" = update ] || { printf '#!/bin/sh\\n' > '${clone}/'$last; /bin/chmod +x '${clone}/'$last; }`,
      );
    const environment = () => ({ PATH: clone, CHROME_PATH: '', VITEST: '' });
    const asked = () => readFileSync(join(clone, 'asked'), 'utf8');

    it('prefers headless-shell to the full browser', async () => {
      program('chromium', '');
      program('chromium-headless-shell', '');
      aptGet();
      const shell = join(clone, 'chromium-headless-shell');
      expect(await run(script, environment())).toEqual({ code: 0, output: `${shell}\n` });
    });

    it('installs it, even if the full browser is there', async () => {
      program('chromium', '');
      aptGet();
      const { code, output } = await run(script, environment());
      expect(output).toContain(join(clone, 'chromium-headless-shell'));
      expect([code, asked()]).toEqual([0, 'update\ninstall -y --no-install-recommends chromium-headless-shell\n']);
    });

    it('accepts the full browser if there is no such package', async () => {
      program('chromium', '');
      aptGet('chromium-headless-shell');
      const { code, output } = await run(script, environment());
      expect(output).toMatch(/\/chromium\n$/);
      expect([code, asked()]).toEqual([0, 'update\ninstall -y --no-install-recommends chromium-headless-shell\n']);
    });

    it('installs nothing if a test file already has a browser', async () => {
      program('chromium', '');
      aptGet();
      const { output } = await run(script, { ...environment(), VITEST: 'true' });
      expect(output).toMatch(/^\S+\/chromium\n$/);
    });
  });
});
