/** An unhandled rejection fails the current step, except for those that the wallet SDK is known to cause. */
import { isSdkRejection } from '../../../sandbox/phone/sdk-rejections.js';

process.on('unhandledRejection', (reason) => {
  if (isSdkRejection(reason)) return;
  // Outside of this listener, or the rejections after it are lost.
  process.nextTick(() => {
    throw reason;
  });
});
