/** The page on which the analytics service shows its events live. */
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';

const FILES: Readonly<Record<string, readonly [file: string, contentType: string]>> = {
  '/': ['index.html', 'text/html; charset=utf-8'],
  '/events.mjs': ['events.mjs', 'text/javascript; charset=utf-8'],
  '/events.css': ['events.css', 'text/css; charset=utf-8'],
};
const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:";

/** False if the path does not belong to the page. */
export function answerPage(path: string, response: ServerResponse): boolean {
  const [file, contentType] = FILES[path] ?? [];
  if (file === undefined || contentType === undefined) return false;
  const body = readFileSync(new URL(`./page/${file}`, import.meta.url));
  response.writeHead(200, { 'content-type': contentType, 'content-security-policy': POLICY }).end(body);
  return true;
}

/** All events so far, and future ones. */
export class EventStream {
  readonly #listeners = new Set<ServerResponse>();
  #past: string[] = [];

  listen(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(`retry: 1000\n\n${this.#past.join('')}`);
    this.#listeners.add(response);
    response.once('close', () => this.#listeners.delete(response));
  }

  emit(event: unknown): void {
    const line = `data: ${JSON.stringify(event)}\n\n`;
    this.#past = [...this.#past.slice(-499), line];
    for (const each of this.#listeners) each.write(line);
  }

  forget(): void {
    this.#past = [];
  }
}
