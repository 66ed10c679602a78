/**
 * The WalletConnect SDK takes a process with a window for a browser and logs to its console: in Node, it would print
 * every message. It also mistakes the page's client for that of the phone wallets, which run in the same process, and warns about
 * it. Its logs are not checked.
 */
import { createRequire } from 'node:module';

interface Pino {
  (options: object): object;
  readonly symbols: { readonly writeSym: symbol };
}

export function quietLogger(): void {
  const here = createRequire(import.meta.url);
  const core = createRequire(here.resolve('@walletconnect/core'));
  const logger = createRequire(core.resolve('@walletconnect/logger'));
  const pino: Pino = logger('pino');
  const made = pino({ level: 'silent' });
  for (let each = made; each && each !== Object.prototype; each = Object.getPrototypeOf(each))
    if (Object.hasOwn(each, pino.symbols.writeSym)) Reflect.set(each, pino.symbols.writeSym, () => undefined);
  const { warn } = console;
  console.warn = (...words: unknown[]) => {
    if (!String(words[0]).startsWith("The configured WalletConnect 'metadata.url'")) warn(...words);
  };
}
