/** Reports wrong options in development as soon as a modal is created, even if nothing is called. */
import { checkOptions } from '../../domain/site/options.js';
import type { ModalOptions } from '../options.js';
import { adviceOn } from './advice.js';
import { checkGivenOptions } from './check-options.js';

/** Throws `invalid-options` for options that cannot work, as every method would; warns of probable mistakes. */
export function checkAtOnce(options: ModalOptions, warn: (sentence: string) => void): void {
  checkGivenOptions(options);
  checkOptions(options);
  for (const sentence of adviceOn(options)) warn(sentence);
}
