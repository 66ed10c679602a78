/** The part of the core that is loaded when a name is chosen. */
import type { Fold } from '../engine/fold.js';
import { foldName } from './fold-name.js';

export { registerName } from './register-name.js';
export { tryName } from './try-name.js';

export const folds: readonly Fold[] = [foldName];
