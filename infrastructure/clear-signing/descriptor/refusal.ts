/** A descriptor that is not used, and why: thrown inside the reader, never out of it. */
import type { ClearRefusal } from '../../../domain/request/clear-words.js';

export class Refusal extends Error {
  constructor(readonly reason: ClearRefusal) {
    super(reason);
  }
}

export function refuse(reason: ClearRefusal): never {
  throw new Refusal(reason);
}
