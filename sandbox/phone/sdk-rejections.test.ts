import { expect, it } from 'vitest';
import { isSdkRejection } from './sdk-rejections.js';

const TWICE = `Missing or invalid. Record was recently deleted - session: ${'ab'.repeat(32)}`;
const at = (place: string) => `Error\n    at checkRecentlyDeleted (x.js:1:1)\n    at ${place}`;
const DELETING = at('We.onSessionDeleteRequest (/p/node_modules/@walletconnect/sign-client/dist/index.cjs.js:1:41875)');
const EXPIRED = 'Error\n    at Timeout._onTimeout (/p/node_modules/@walletconnect/utils/dist/index.cjs.js:1:1)';

it.each([
  ['a session that was ended twice', { message: TWICE, stack: DELETING }, true],
  ['a request that was never answered', { message: '', stack: EXPIRED }, true],
  [
    'the same of a request that is made',
    { message: TWICE, stack: at('We.request (/p/node_modules/@walletconnect/sign-client/dist/index.cjs.js:1:1)') },
    false,
  ],
  [
    'the same of ours',
    { message: TWICE, stack: at('onSessionDeleteRequest (/p/infrastructure/client.ts:1:1)') },
    false,
  ],
  ['another error of it', { message: 'Missing or invalid.', stack: DELETING }, false],
  ['nothing', undefined, false],
  ['a text', TWICE, false],
])('%s', (_, reason, isStray) => {
  expect(isSdkRejection(reason)).toBe(isStray);
});
