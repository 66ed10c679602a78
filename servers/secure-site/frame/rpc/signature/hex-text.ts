/** The text of bytes, including a byte order mark; undefined if they are not text. */
import { type Hex, hexToBytes } from 'viem';

export function hexText(bytes: Hex): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(hexToBytes(bytes));
    // A replacement character is shown for bytes that are not text; control characters cannot be read.
    return /[\uFFFD\p{Cc}]/u.test(text.replace(/[\n\r\t]/g, '')) ? undefined : text;
  } catch {
    return undefined;
  }
}
