/** A request's body as text, if it is short and of the expected type. */
import type { IncomingMessage } from 'node:http';
import { Refusal } from '../auth/refusal.js';

const LONGEST = 16_384;

export async function readBody(request: IncomingMessage, type: string): Promise<string> {
  const [given = ''] = (request.headers['content-type'] ?? '').split(';');
  if (given.trim().toLowerCase() !== type) throw new Refusal('Invalid input', 415);
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    const bytes = Buffer.from(part as Uint8Array);
    length += bytes.length;
    if (length > LONGEST) throw new Refusal('Too long', 413);
    parts.push(bytes);
  }
  return Buffer.concat(parts).toString('utf8');
}
