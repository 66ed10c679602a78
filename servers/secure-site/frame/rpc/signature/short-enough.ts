/** Nobody reads what is endless, so nobody is asked to sign it. */
import { invalid } from '../../coded-error.js';

const MOST = 20_000;

export function mustBeShortEnough(text: string): void {
  if (text.length > MOST) throw invalid('This is too long: nobody would read what you are to sign');
}
