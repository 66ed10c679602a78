/**
 * Runs the suite with a team's own adapters: `ADAPTERS=./my-adapters.ts npm run test:acceptance -- --profile sandbox`. That
 * module's function `adapters` is given the options of each page and returns them with its own parts in place of ours.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Device } from '../../../application/ports/device.js';
import type { ModalOptions } from '../../../infrastructure/options.js';

type Adapt = (options: ModalOptions) => ModalOptions;

/** Rejects with a sentence that names the file, before anything is started. */
export async function ownAdapters(path = process.env.ADAPTERS): Promise<Adapt> {
  if (!path) return (options) => options;
  const file = resolve(path);
  if (!existsSync(file)) throw new Error(`ADAPTERS: there is no file ${file}.`);
  const exported = await exportsOf(file);
  const { adapters } = exported;
  if (typeof adapters !== 'function') {
    const names = Object.keys(exported).sort().join(', ') || 'nothing';
    throw new Error(`ADAPTERS: ${file} must export a function named adapters. It exports ${names}.`);
  }
  return (options) => {
    const adapted: unknown = adapters(withPrintedProblems(options));
    if (!isOptions(adapted)) {
      const got = adapted instanceof Promise ? 'a promise' : String(adapted);
      throw new Error(
        `ADAPTERS: adapters(options) of ${file} must return options for createModal, but returned ${got}.`,
      );
    }
    return adapted;
  };
}

async function exportsOf(file: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    return await import(pathToFileURL(file).href);
  } catch (cause) {
    throw new Error(`ADAPTERS: ${file} cannot be loaded: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

function isOptions(value: unknown): value is ModalOptions {
  return typeof value === 'object' && value !== null && 'networks' in value;
}

/** The suite keeps the lines of the console to itself. Those about the options also appear beside the failed scenario. */
function withPrintedProblems(options: ModalOptions): ModalOptions {
  const { device } = options;
  if (!device) return options;
  const log: Device['log'] = (level, message, detail) => {
    if (message.startsWith('createModal: ')) process.stderr.write(`${message}\n`);
    device.log(level, message, detail);
  };
  return { ...options, device: Object.create(device, { log: { value: log } }) };
}
