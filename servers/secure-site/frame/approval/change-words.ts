/** A simulation as this site's screens show it. */
import type { Simulation } from '../../../../domain/simulation/simulation.js';
import { changeLines, type KnownTokens } from '../../../../ui-react/views/approve/changes/change-lines.js';
import { frameFormat, reviewText } from '../frame-text.js';
import type { ChangeWords } from './approval-words.js';

export function changeWords(answer: Simulation, known: KnownTokens): ChangeWords {
  const text = reviewText().changes;
  if (answer.outcome === 'fails') return { lines: [], note: text.fails };
  const lines = changeLines(answer, known, text, frameFormat());
  return {
    lines: lines.map(({ label, amount, tone, spender }) => ({ label, amount, tone, ...(spender && { spender }) })),
    note: [
      ...(lines.length === 0 ? [`${text.none}.`] : []),
      ...(answer.complete ? [] : [text.incomplete]),
      text.estimate,
    ].join(' '),
  };
}
