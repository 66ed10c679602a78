/** A step of `npm run check`: packs the package once, checks it with publint and "Are the types wrong?", and compares its notices. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { noticeProblems } from './notices.mjs';
import { typingsAsInstalled } from './typings-as-installed.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

const tarball = packed();
const { buffer, byteOffset, byteLength } = tarball;
const { messages, pkg } = await publint({
  pack: { tarball: buffer.slice(byteOffset, byteOffset + byteLength) },
  strict: true,
});
const problems = [
  ...messages.map((message) => `publint, ${message.type}: ${formatMessage(message, pkg, { color: false })}`),
  ...(await typingsAsInstalled(tarball)).map((problem) => `attw: ${problem}`),
  ...noticeProblems(),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

/** As it would be published. */
function packed() {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const place = mkdtempSync(join(root, '.cache/packed-'));
  try {
    const args = ['pack', '--ignore-scripts', '--silent', '--pack-destination', place];
    execFileSync('npm', args, { cwd: root, stdio: 'ignore', shell: process.platform === 'win32' });
    return readFileSync(join(place, readdirSync(place)[0]));
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
