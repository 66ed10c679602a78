#!/usr/bin/env node
/** `npm create porthole@latest my-dapp`: asks for everything that no flag sets, writes the files, and prints the next commands. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { filesOf } from './project.mjs';
import { askThe, defaultsFor, QUESTIONS } from './questions.mjs';

const OPTIONS = {
  framework: { type: 'string' },
  wagmi: { type: 'boolean' },
  pm: { type: 'string' },
  network: { type: 'string' },
  yes: { type: 'boolean', default: false },
  porthole: { type: 'string' }, // another version, or a packed file
  help: { type: 'boolean', short: 'h', default: false },
};

/** With the values of each question's flag. */
function usage() {
  const flagOf = ({ key, values }) => (key === 'wagmi' ? '--wagmi or --no-wagmi' : `--${key} ${values.join(' | ')}`);
  const flags = [...QUESTIONS.map(flagOf), '--yes (asks nothing)'].map((each) => `  ${each}\n`);
  return `Usage: npm create porthole@latest [folder] [-- flags]\n\n${flags.join('')}`;
}

try {
  await main();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

async function main() {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true, allowNegative: true });
  if (values.help) return console.log(usage());
  const folder = resolve(positionals[0] ?? 'my-dapp');
  const name = basename(folder).toLowerCase();
  if (!/^[a-z0-9][a-z0-9._-]*$/.test(name)) throw new Error(`"${name}" cannot be the name of a package.`);
  if (existsSync(folder) && readdirSync(folder).some((each) => each !== '.git')) {
    throw new Error(`${folder} is not empty: name another folder.`);
  }
  const said = { ...values, wagmi: values.wagmi === undefined ? undefined : values.wagmi ? 'yes' : 'no' };
  const answers = await answersTo(said, values.yes || !process.stdin.isTTY);
  for (const [path, text] of Object.entries(filesOf({ ...answers, name, porthole: values.porthole }))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const run = answers.pm === 'npm' ? 'npm run' : answers.pm;
  const path = relative(process.cwd(), folder) || '.';
  console.log(`\nCreated ${name}. Continue with:\n\n  cd ${path}\n  ${answers.pm} install\n  ${run} dev\n`);
}

/** Answers from flags first, then from questions, then the defaults. */
async function answersTo(said, silent) {
  const answers = defaultsFor(process.env.npm_config_user_agent);
  const terminal = silent ? undefined : createInterface({ input: process.stdin, output: process.stdout });
  try {
    for (const question of QUESTIONS) {
      const { key, values } = question;
      if (said[key] !== undefined) {
        if (!values.includes(said[key]))
          throw new Error(`--${key} is one of ${values.join(', ')}, not "${said[key]}".`);
        answers[key] = said[key];
      } else if (terminal) answers[key] = await askThe(question, answers[key], (text) => terminal.question(text));
    }
  } finally {
    terminal?.close();
  }
  return answers;
}
