/** A request's body as text, if it is whole, short and of the expected type. Whatever else a client sends is refused. */
import type { IncomingMessage } from 'node:http';
import { Refusal } from '../auth/refusal.js';

const LONGEST = 16_384;

export async function readBody(request: IncomingMessage, type: string): Promise<string> {
  const { 'content-type': given = '', 'content-encoding': encoding = 'identity' } = request.headers;
  const [named = '', ...parameters] = given
    .toLowerCase()
    .split(';')
    .map((each) => each.trim());
  const [charset = 'utf-8'] = parameters.flatMap((each) => /^charset="?([^"]*)"?$/.exec(each)?.[1] ?? []);
  if (named !== type || encoding.toLowerCase() !== 'identity' || charset !== 'utf-8')
    throw new Refusal('Invalid input', 415);
  const bytes = await bytesOf(request);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Refusal('Invalid input');
  }
}

export async function readJson(request: IncomingMessage): Promise<{ readonly text: string; readonly value: unknown }> {
  const text = await readBody(request, 'application/json');
  try {
    return { text, value: JSON.parse(text) };
  } catch {
    throw new Refusal('Invalid input');
  }
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    // Not destroyed before its end: the connection could then not carry the answer.
    for await (const part of request.iterator({ destroyOnReturn: false })) {
      const bytes = Buffer.from(part as Uint8Array);
      length += bytes.length;
      if (length > LONGEST) throw new Refusal('Too long', 413);
      parts.push(bytes);
    }
  } catch (error) {
    // The rest of a long body is read and dropped.
    request.resume();
    // The client has gone, or broken the protocol.
    throw error instanceof Refusal ? error : new Refusal('Invalid input');
  }
  return Buffer.concat(parts);
}
