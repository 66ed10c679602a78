/**
 * `node scripts/complete-lockfile.mjs`: lists in package-lock.json the packages for other platforms that npm could not find
 * when it wrote it (a mirror may not have them). `npm ci` refuses a lockfile without them, on every platform. Their version is
 * the requested one, and their checksum comes from the registry; without a checksum, npm installs what the registry serves.
 */
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'x64'];

/** The lockfile's entries and the missing ones, except packages whose name does not contain their platform. */
export function completed(packages) {
  const all = { ...packages };
  for (const [path, { dev, optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const platform = platformOf(name);
      if (!platform || all[`${path}/node_modules/${name}`] || all[`node_modules/${name}`]) continue;
      const { os, cpu, libc } = platform;
      const rest = { ...(dev && { dev }), ...(libc && { libc: [libc] }) };
      all[`node_modules/${name}`] = { version, cpu: [cpu], ...rest, optional: true, os: [os] };
    }
  }
  return Object.fromEntries(Object.entries(all).sort(([a], [b]) => a.localeCompare(b, 'en')));
}

/**
 * The same entries, with missing checksums added if the registry has them.
 * @param {(spec: string) => Promise<string | undefined>} checksumOf of `name@version`
 */
export async function withChecksums(packages, checksumOf = checksumInRegistry) {
  const all = {};
  for (const [path, entry] of Object.entries(packages)) {
    const known = path === '' || entry.link || entry.integrity;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const integrity = known ? undefined : await checksumOf(`${name}@${entry.version}`);
    const { version, ...rest } = entry;
    all[path] = integrity ? { version, integrity, ...rest } : entry;
  }
  return all;
}

async function checksumInRegistry(spec) {
  const answer = await promisify(execFile)('npm', ['view', spec, 'dist.integrity'], {
    shell: process.platform === 'win32',
  }).catch(() => undefined);
  return answer?.stdout.trim() || undefined;
}

/** `@scope/tool-linux-arm64-musl` says what it is for. */
function platformOf(name) {
  const words = name.split('/').at(-1).split('-');
  const os = words.find((word) => SYSTEMS.includes(word));
  const cpu = words.includes('amd64') ? 'x64' : words.find((word) => PROCESSORS.includes(word));
  const libc = words.some((word) => word.startsWith('musl'))
    ? 'musl'
    : words.some((word) => word.startsWith('gnu')) && 'glibc';
  return os && cpu ? { os, cpu, libc } : undefined;
}

const file = fileURLToPath(new URL('../package-lock.json', import.meta.url));
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lockfile = JSON.parse(readFileSync(file, 'utf8'));
  const packages = await withChecksums(completed(lockfile.packages));
  writeFileSync(file, `${JSON.stringify({ ...lockfile, packages }, null, 2)}\n`);
}
