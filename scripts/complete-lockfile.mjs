/**
 * `node scripts/complete-lockfile.mjs`: lists in package-lock.json the packages for other platforms that npm could not find
 * when it wrote it (a mirror need not have them); `npm ci` refuses a lockfile without them, on every platform. Their version is
 * the one that is asked for; their checksum stays unknown, so that npm takes the registry's.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'x64'];

/** The lockfile's entries and those that were left out; packages that do not name their platform are not among them. */
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
  writeFileSync(file, `${JSON.stringify({ ...lockfile, packages: completed(lockfile.packages) }, null, 2)}\n`);
}
