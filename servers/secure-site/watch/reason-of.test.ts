/** One line for the operator, from the deepest cause, without passwords. */
import { expect, it } from 'vitest';
import { StoreUnavailable } from '../ports/store-unavailable.js';
import { reasonOf } from './reason-of.js';

const refused = (address: string) => new Error(`connect ECONNREFUSED ${address}`);

it.each([
  ['the cause', new StoreUnavailable(refused('127.0.0.1:5432')), 'connect ECONNREFUSED 127.0.0.1:5432'],
  [
    'the first of several addresses',
    new AggregateError([refused('::1:1'), refused('127.0.0.1:1')]),
    refused('::1:1').message,
  ],
  ['a code without words', Object.assign(new Error(''), { code: 'ETIMEDOUT' }), 'ETIMEDOUT'],
  ['one line', new Error('no\n  answer'), 'no answer'],
  ['no password', new Error('cannot reach postgres://site:secret@db/site'), 'cannot reach postgres://db/site'],
  [
    'nothing of a command that Redis does not know',
    new StoreUnavailable(new Error("ERR unknown command 'GETDEL', with args beginning with: 'flow:secret' ")),
    "ERR unknown command 'GETDEL'",
  ],
  ['something else', 'secret', 'unknown'],
])('is %s', (_, error, reason) => {
  expect(reasonOf(error)).toBe(reason);
});

it('ends, even for an error that is its own cause', () => {
  const error = new Error('around');
  error.cause = error;
  expect(reasonOf(error)).toBe('around');
});
