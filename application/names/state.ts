/** A name that is being chosen for the account in use. */
import type { Failure } from '../../domain/failure/failure.js';

export interface Naming {
  /** The account that it is for. */
  readonly address: string;
  /** As typed, in small letters, without the suffix. */
  readonly label: string;
  /** What all names of the service end with, as in `berth.example`. */
  readonly suffix: string;
  /** Whether it is being found out, or registered; `done`: the account has it. */
  readonly step: 'typing' | 'checking' | 'checked' | 'registering' | 'done';
  /** Of a checked one. */
  readonly taken?: boolean | undefined;
  /** Free ones like it, without the suffix, where it is taken. */
  readonly suggestions: readonly string[];
  /** A name of the service that leads to the account already: no other is given to it. */
  readonly owned?: string | undefined;
  readonly failure?: Failure | undefined;
}
