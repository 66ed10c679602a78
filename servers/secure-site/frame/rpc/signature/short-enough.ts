/** Nobody reads endless data, so nobody is asked to sign it. */
import { invalid } from '../../coded-error.js';
import { frameText } from '../../frame-text.js';

const MOST = 20_000;

export function mustBeShortEnough(text: string): void {
  if (text.length > MOST) throw invalid(frameText().problems.tooLong);
}
