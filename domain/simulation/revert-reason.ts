/** A contract's revert reason in its own words, sanitized. */
import { inertText } from '../text/inert-text.js';
import { countAt, wordAt } from './subject.js';

const ERROR = '08c379a0';
const PANIC = '4e487b71';
const MOST = 120;
const MOST_BYTES = 512;

/** Empty if there is none that can be read. */
export function revertReason(data: string): string | undefined {
  const rest = `0x${data.slice(10)}`;
  switch (data.slice(2, 10).toLowerCase()) {
    case ERROR:
      return textIn(rest) || undefined;
    case PANIC: {
      const code = wordAt(rest, 0);
      return code === undefined || code > 0xffn ? undefined : `Panic 0x${code.toString(16).padStart(2, '0')}`;
    }
    default:
      return undefined;
  }
}

/** The string that a contract returns, also as `bytes32` of old tokens. Empty if there is none. */
export function textIn(data: string, most = MOST): string {
  const length = countAt(data, 1, MOST_BYTES);
  const bytes =
    wordAt(data, 0) === 32n && length !== undefined
      ? data.slice(130, 130 + length * 2)
      : data.length === 66
        ? data.slice(2).replace(/(?:00)+$/, '')
        : '';
  if (bytes === '' || !/^(?:[\da-f]{2})+$/i.test(bytes)) return '';
  return inertText(fromUtf8(bytes), most);
}

/** Anything that is not UTF-8 is not a text. */
function fromUtf8(bytes: string): string {
  try {
    return decodeURIComponent(bytes.replace(/../g, '%$&'));
  } catch {
    return '';
  }
}
