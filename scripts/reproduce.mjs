/**
 * `npm run reproduce`: checks that a commit always builds the same package. Clones the commit into two new folders,
 * installs with `npm ci`, builds and packs in each, and compares the hashes.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const shell = process.platform === 'win32';

/** As npm writes it. */
function integrityOf(file) {
  return `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
}

function packedInClone(name) {
  const place = mkdtempSync(join(tmpdir(), `porthole-${name}-`));
  const run = (program, args, cwd) =>
    execFileSync(program, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'], shell });
  try {
    const clone = join(place, name);
    run('git', ['clone', '--quiet', '--no-hardlinks', root, clone], place);
    run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--silent'], clone);
    run(process.execPath, ['scripts/build.mjs'], clone);
    run('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', place], clone);
    const [tarball] = readdirSync(place).filter((each) => each.endsWith('.tgz'));
    return integrityOf(join(place, tarball));
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const hashes = [packedInClone('one'), packedInClone('another-folder')];
  for (const hash of hashes) console.log(hash);
  const isSame = new Set(hashes).size === 1;
  console.log(isSame ? 'The same each time.' : 'They differ.');
  process.exitCode = isSame ? 0 : 1;
}
