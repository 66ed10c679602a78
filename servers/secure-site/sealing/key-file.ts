/** Sealing keys in a local file: for a trial, and for sites that keep secrets in files. Created on the first start. */
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { newSealingKey, type SealingKey } from './key-sealer.js';

/** One per line, oldest first, as `id:base64`. */
export function keysInFile(path: string): () => readonly SealingKey[] {
  try {
    write(path, [newSealingKey()], 'wx');
  } catch (error) {
    // Another process was first: its key is used.
    if ((error as { readonly code?: unknown }).code !== 'EEXIST') throw error;
  }
  return () => read(path);
}

/** Adds a key that seals from now on. Running processes pick it up; older keys still open what they sealed. */
export function addKeyToFile(path: string): SealingKey {
  const key = newSealingKey();
  // Replaced atomically: readers get the old file or the new one.
  write(`${path}.new`, [...read(path), key], 'w');
  renameSync(`${path}.new`, path);
  return key;
}

function read(path: string): readonly SealingKey[] {
  const keys = readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): SealingKey => {
      const [id = '', text = ''] = line.split(':');
      return { id, bytes: Buffer.from(text, 'base64') };
    });
  if (keys.length === 0 || keys.some(({ id, bytes }) => id === '' || bytes.length !== 32))
    throw new Error(`${path} holds no sealing keys. Without the right ones, nothing that is stored can be opened`);
  return keys;
}

function write(path: string, keys: readonly SealingKey[], flag: 'w' | 'wx'): void {
  const file = openSync(path, flag, 0o600);
  try {
    writeSync(file, keys.map(({ id, bytes }) => `${id}:${Buffer.from(bytes).toString('base64')}\n`).join(''));
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
