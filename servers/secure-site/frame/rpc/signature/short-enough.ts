/** Data that is too long to be read is not offered for signing. */
import { invalid } from '../../coded-error.js';
import { frameText } from '../../frame-text.js';

const MOST = 20_000;

export function mustBeShortEnough(text: string): void {
  if (text.length > MOST) throw invalid(frameText().problems.tooLong);
}
