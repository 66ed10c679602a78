/** The hint below the name field, and whether the name is available. */
import type { Naming } from '../../../application/names/state.js';
import { nameProblem } from '../../../domain/address/name.js';
import { inertText } from '../../../domain/text/inert-text.js';
import { textOf } from '../../../domain/text/text-of.js';
import type { Text } from '../../text/en.js';

/** The maximum length of a service's reason. */
const LONGEST = 200;

export interface NameField {
  /** The name with its suffix, if that is known. */
  readonly whole: string;
  readonly error: string | undefined;
  readonly state: 'none' | 'checking' | 'available' | 'registered';
  readonly suggestions: readonly string[];
  readonly busy: boolean;
  readonly ready: boolean;
}

/**
 * `typed`: the field's text, which may be newer than the check's result. `unchecked`: it could not be checked. `writing`: a name that is
 * too short is not finished yet, and no error.
 */
export function nameField(
  typed: string,
  naming: Naming | undefined,
  text: Text['names'],
  unchecked = false,
  writing = false,
): NameField {
  const label = typed.trim().toLowerCase();
  const problem = label === '' ? undefined : nameProblem(label);
  const known = naming?.label === label ? naming : undefined;
  const whole = naming ? `${label}.${naming.suffix}` : label;
  const busy = known?.step === 'registering';
  const checked = known?.step === 'checked';
  const lost = unchecked && label !== '' && !known;
  const none = label === '' || problem || lost;
  const state = none ? 'none' : !checked ? waiting(known) : known.taken ? 'registered' : 'available';
  const failure = lost ? text.notChecked : failed(known, whole, text);
  const unfinished = writing && problem === 'too-short';
  const wrong = unfinished ? undefined : problem ? text[problem] : failure;
  const error = naming?.owned !== undefined ? text.owned : wrong;
  return {
    ...{ whole, error, state, busy },
    suggestions: checked ? known.suggestions : [],
    ready: state === 'available' && naming?.owned === undefined,
  };
}

function waiting(known: Naming | undefined): NameField['state'] {
  if (known?.step === 'registering') return 'available';
  return known?.failure ? 'none' : 'checking';
}

function failed(known: Naming | undefined, whole: string, text: Text['names']): string | undefined {
  const { failure, step } = known ?? {};
  if (!failure) return undefined;
  if (step !== 'checked') return text.notChecked;
  if (failure.code === 'rejected') return text.declined;
  const reason = inertText(textOf(failure.data.reason), LONGEST);
  return reason || text.notRegistered(whole);
}
