/** What is kept current from the first transfer on. */
import { merge } from 'rxjs';
import type { Reaction } from '../engine/deps.js';
import { beginSend } from './begin-send.js';
import { keepChanges } from './keep-changes.js';
import { keepFee } from './keep-fee.js';
import { keepName } from './keep-name.js';

export const keepSend: Reaction = (deps) => merge(beginSend(deps), keepFee(deps), keepName(deps), keepChanges(deps));
