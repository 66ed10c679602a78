/** The name that is being chosen for the account in use. */
import type { Failure } from '../../domain/failure/failure.js';

export interface Naming {
  /** The account that it is for. */
  readonly address: string;
  /** As typed, in lower case, without the suffix. */
  readonly label: string;
  /** The suffix of all names of the service, as in `berth.example`. */
  readonly suffix: string;
  /** Whether it is being checked or registered; `done`: the account has it. */
  readonly step: 'typing' | 'checking' | 'checked' | 'registering' | 'done';
  /** Set once it is checked. */
  readonly taken?: boolean | undefined;
  /** Similar free names, without the suffix, if it is taken. */
  readonly suggestions: readonly string[];
  /** The service's name for the account, if it already has one: no other can be registered. */
  readonly owned?: string | undefined;
  /** The accounts whose registration is pending in a wallet. It cannot be cancelled. */
  readonly asking?: readonly string[] | undefined;
  readonly failure?: Failure | undefined;
}
