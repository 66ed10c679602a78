import type { Device } from '../../application/ports/device.js';
import type { Network } from '../../domain/network/network.js';
import type { ModalOptions } from '../options.js';
import { checkCall } from './check-call.js';
import { checkGivenOptions } from './check-options.js';
import { idleOptions } from './idle-options.js';
import { withCheckedParts } from './loaded-parts.js';

/** The checks in development: a separate chunk, which production pages do not load. */
export const checks = { options: checkedOptions, idle: warnOfIdle, call: checkCall };

/** Throws `invalid-options`, or returns the options, whose parts are checked once they are loaded. */
function checkedOptions(options: ModalOptions): ModalOptions {
  checkGivenOptions(options);
  return withCheckedParts(options);
}

function warnOfIdle(options: ModalOptions, networks: readonly Network[], device: Device): void {
  for (const each of idleOptions(options, networks)) device.log('warn', each);
}
