/** AppKit's theme variables as Porthole's. */
import type { ThemeVariables as Own } from '../../domain/site/theme.js';
import type { ThemeVariables } from './app-kit-options.js';
import { say } from './say.js';

/** By their names after `--w3m-` or `--apkt-`. The base sizes are scaled as AppKit scales them for body text and rows. */
const OWN: Readonly<Record<string, (value: string | number) => Own>> = {
  'font-family': (value) => ({ fontFamily: `${value}` }),
  accent: (value) => ({ accent: `${value}` }),
  'color-mix': (value) => ({ colorMix: `${value}` }),
  'color-mix-strength': (value) => ({ colorMixStrength: +value }),
  'font-size-master': (value) => ({ fontSize: `calc(${value} * 1.6)` }),
  'border-radius-master': (value) => ({ borderRadius: `calc(${value} * 4)` }),
  'z-index': (value) => ({ zIndex: +value }),
};

/** Leaves out variables that Porthole does not have, and reports each to developers. */
export function ownVariables(given: ThemeVariables = {}): Own {
  const own = Object.entries(given).flatMap(([name, value]) => {
    if (value === undefined || value === null) return [];
    const read = OWN[name.replace(/^--(?:w3m|apkt)-/, '')];
    if (!read) say('info', `The theme variable \`${name}\` does nothing here.`);
    return read ? [read(value)] : [];
  });
  return Object.assign({}, ...own);
}
