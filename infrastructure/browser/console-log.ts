/** Lines for developers, on the browser's console. */
import type { Device } from '../../application/ports/device.js';

export const consoleLog: Device['log'] = (level, message, detail) => {
  // The message comes second: in first place a wallet's name could hold the console's own signs for formatting.
  console[level]('[porthole]', message, ...(detail === undefined ? [] : [detail]));
};
