import type { AppKitOptions } from '../app-kit-options.js';
import { say } from '../say.js';
import { FEATURE_NOTES, OPTION_NOTES, type OptionNote } from './option-notes.js';

/** Reports to developers each given option that has another effect here, or none, with one message each. */
export function tellOptions(options: AppKitOptions): void {
  tell(options, OPTION_NOTES, '', ['porthole']);
  tell(options.features ?? {}, FEATURE_NOTES, 'features.', []);
}

function tell(
  given: object,
  notes: Readonly<Record<string, OptionNote>>,
  prefix: string,
  others: readonly string[],
): void {
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined || others.includes(name)) continue;
    const note = Object.hasOwn(notes, name) ? notes[name] : undefined;
    if (!note) say('warn', `The option \`${prefix}${name}\` is not known; it does nothing.`);
    else if (note.kind === 'other' && !note.unless?.(value))
      say('info', `The option \`${prefix}${name}\`: ${note.instead}.`);
  }
}
