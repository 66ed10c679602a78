import { expect, it } from 'vitest';
import { browserName } from './browser-name.js';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';

it.each([
  [`${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Safari/605.1.15`, 'Safari on Mac'],
  [`${MAC} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36`, 'Chrome on Mac'],
  [`${MAC} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge on Mac'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox on Linux'],
  ['Mozilla/5.0 (Linux; Android 15; SM-S931B) Chrome/140.0.0.0 Mobile Safari/537.36', 'Chrome on Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) CriOS/140.0 Mobile Safari/604.1', 'Chrome on iPhone'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Browser on Windows'],
  ['<b>evil</b>', 'Unknown browser'],
  ['', 'Unknown browser'],
])('%s is %s', (agent, name) => {
  expect(browserName(agent)).toBe(name);
});
