import type { Puzzle } from '../../ports/challenge.js';
import { Refusal } from '../refusal.js';

/** Thrown with a puzzle, for clients that solve it and ask again. */
export class Challenged extends Refusal {
  readonly challenge: Puzzle;

  constructor(message: string, challenge: Puzzle) {
    super(message, 429);
    this.name = 'Challenged';
    this.challenge = challenge;
  }
}
