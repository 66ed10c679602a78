/** The words of bytes; undefined when they have none. */
import { type Hex, hexToString } from 'viem';

export function hexText(bytes: Hex): string | undefined {
  const text = hexToString(bytes);
  // Bytes that are no text become replacement characters; control characters are nothing to be read.
  return /[\uFFFD\p{Cc}]/u.test(text.replace(/[\n\r\t]/g, '')) ? undefined : text;
}
