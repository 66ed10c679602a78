/** The events of choosing a name. */
import type { Failure } from '../../domain/failure/failure.js';
import type { Naming } from '../names/state.js';

export type NameEvent = {
  readonly type: 'name.changed';
  readonly naming: Naming;
  readonly failure?: Failure | undefined;
};
