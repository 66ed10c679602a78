import { describe, expect, it } from 'vitest';
import { intentMethods } from './intent-methods.js';
import { INTENT_METHODS } from './modal.js';

describe('the methods that the front door offers before the core is there', () => {
  it('are those that the core carries out', () => {
    const methods = intentMethods(() => Promise.resolve({ ok: true, value: undefined }));
    expect(Object.keys(methods)).toEqual([...INTENT_METHODS]);
  });
});
