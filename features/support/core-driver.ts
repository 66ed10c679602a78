/** The modal on stand-ins and virtual time: no network, milliseconds. */
import { CorePlace } from './core-place.js';
import type { DriverFactory } from './driver.js';
import { ModalDriver } from './modal-driver.js';

export function coreDriverFactory(): DriverFactory {
  return {
    create: () => Promise.resolve(new ModalDriver(new CorePlace())),
    stop: () => Promise.resolve(),
  };
}
