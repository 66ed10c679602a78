/** The words of bytes, a byte order mark included; undefined when they have none. */
import { type Hex, hexToBytes } from 'viem';

export function hexText(bytes: Hex): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(hexToBytes(bytes));
    // A replacement character is what others made of bytes that are no text; control characters are nothing to be read.
    return /[\uFFFD\p{Cc}]/u.test(text.replace(/[\n\r\t]/g, '')) ? undefined : text;
  } catch {
    return undefined;
  }
}
