import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWorld, type World } from '../../world.js';
import { CALLS } from '../calls.js';
import type { ExampleQuestion } from './example-question.js';
import { exampleQuestions } from './example-questions.js';

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { readonly name?: string; readonly $ref?: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, object>> };
  readonly responses: Readonly<Record<string, { readonly $ref?: string; readonly content?: object }>>;
}

const text = readFileSync(new URL('../../../docs/services.openapi.json', import.meta.url), 'utf8');
const description = JSON.parse(text) as { readonly paths: Record<string, Record<string, Operation>> };
const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);
// Other services may answer with additional fields; the sandbox lists all of its fields.
const ajv = new Ajv2020({ strict: false, allErrors: true }).addSchema(closed(description) as object, 'description');

let world: World;
let examples: Readonly<Record<string, readonly ExampleQuestion[]>>;
beforeAll(async () => {
  world = await startWorld();
  examples = await exampleQuestions(world);
  const account = `eip155:31337:${world.accounts[0]?.address}`;
  const [now, rights] = [Math.floor(Date.now() / 1000), [{ type: 'contract-call', data: {} }]];
  const moments = { createdAt: now, expiry: now + 3600 };
  const project = { id: 'example', name: 'Example', url: 'https://dapp.example' };
  const terms = { permissions: rights, policies: [{ id: 'calls' }], context: '0x00' };
  world.services.sessions.add(account, { project, pci: 'first', ...moments, ...terms });
});
afterAll(() => world.stop());

describe('the description of the services', () => {
  it('has exactly the calls that the server answers', () => {
    const said = operations.map(({ path, method, operation }) => `${operation.operationId} ${method} ${path}`);
    expect(said.sort()).toEqual(
      CALLS.map(({ name, method, path }) => `${name} ${method.toLowerCase()} ${path}`).sort(),
    );
  });

  it.each(operations)('matches $operation.operationId', async ({ path, method, operation }) => {
    const questions = examples[operation.operationId] ?? [];
    expect(questions.length).toBeGreaterThan(0);
    for (const question of questions) {
      const {
        parts = {},
        query = {},
        headers = {},
        body,
        status = operation.operationId === 'event' ? 202 : 200,
      } = question;
      const known = operation.parameters.map(({ name, $ref }) => name ?? $ref?.split('/').at(-1));
      expect(known).toEqual(expect.arrayContaining([...Object.keys(parts), ...Object.keys(query)]));
      const filled = path.slice(1).replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parts[name] ?? ''));
      const answer = await fetch(new URL(`${filled}?${new URLSearchParams(query)}`, world.services.url), {
        method: method.toUpperCase(),
        ...(body !== undefined && { body: JSON.stringify(body) }),
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      });
      const bytes = await answer.text();
      expect(answer.status, bytes).toBe(status);
      const at = ['paths', path, method, 'responses', String(status)];
      const said = operation.responses[String(status)];
      expect(said).toBeDefined();
      const place = said?.$ref ? said.$ref.split('/').slice(1) : at;
      if (body !== undefined && status < 400) expectValid(body, [...at.slice(0, 3), 'requestBody'], 'application/json');
      const [contentType] = Object.keys(said?.content ?? (said?.$ref ? { 'application/json': {} } : {}));
      if (contentType === undefined) continue;
      expect(answer.headers.get('content-type')).toContain(contentType);
      expectValid(contentType === 'application/json' ? JSON.parse(bytes) : bytes, place, contentType);
    }
    // It gives every answer that it describes.
    const met = questions.map(({ status }) => String(status ?? (operation.operationId === 'event' ? 202 : 200)));
    // Except for answers that have to be configured first: forbidden events, and exchanges for swaps.
    if (operation.operationId === 'event') met.push('403');
    if (operation.operationId === 'build-transaction') met.push('200');
    expect(new Set(met)).toEqual(new Set(Object.keys(operation.responses)));
  });
});

function expectValid(value: unknown, place: readonly string[], contentType: string): void {
  const pointer = [...place, 'content', contentType, 'schema']
    .map((each) => encodeURIComponent(each.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/');
  const check = ajv.getSchema(`description#/${pointer}`) ?? ajv.compile({ $ref: `description#/${pointer}` });
  check(value);
  expect(check.errors ?? [], JSON.stringify(value).slice(0, 2000)).toEqual([]);
}

/** No object with more fields than are listed. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, closed(part)]));
  const isObject = 'properties' in value && 'type' in value && value.type === 'object';
  return isObject && !('additionalProperties' in value) ? { ...parts, additionalProperties: false } : parts;
}
