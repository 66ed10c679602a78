/** Reads a request's body, as JSON or as a form. */
import type { IncomingMessage } from 'node:http';
import { Refusal } from './refusal.js';

/** A batch of a thousand reads is shorter. */
const MOST_CHARACTERS = 1_000_000;

export async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = '';
  request.setEncoding('utf8');
  for await (const chunk of request) {
    text += chunk;
    if (text.length > MOST_CHARACTERS) throw new Refusal(413, 'body', 'The body is too long');
  }
  if (text === '') return undefined;
  // As pages send their forms.
  if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(text));
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'body', 'The body is not JSON');
  }
}
