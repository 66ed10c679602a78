/** The entries of a key management service: which of them production needs and refuses. */
import { describe, expect, it } from 'vitest';
import { readConfig } from './read-config.js';

const OWN = [`own:${Buffer.alloc(32, 7).toString('base64')}`];

describe('the configuration of a key service', () => {
  const problems = (given: object, environment: Record<string, string> = {}, mode = 'production') => {
    const json = JSON.stringify({ mode, ...given });
    const found = readConfig({ json, environment, readFile: () => 'from a file' });
    const all = 'problems' in found ? found.problems : [];
    return all.filter((each) => /^(keyService|sealingKeys)/.test(each));
  };

  it('replaces keys in production, also by environment variables', () => {
    expect(problems({ keyService: { module: 'kms.mjs' } })).toEqual([]);
    expect(problems({ keyService: { url: 'https://keys.internal', token: 'x' } })).toEqual([]);
    expect(problems({ keyService: { url: 'http://127.0.0.1:9000', token: 'x' } })).toEqual([]);
    expect(problems({}, { SITE_KEY_SERVICE_URL: 'https://keys.internal', SITE_KEY_SERVICE_TOKEN_FILE: '/x' })).toEqual(
      [],
    );
    expect(
      problems({ sealingKeys: OWN }, { SITE_KEY_SERVICE_MODULE: 'x', SITE_KEY_SERVICE_ONLY_OPENS: 'true' }),
    ).toEqual([]);
  });

  it.each([
    [{}, 'sealingKeys: is missing'],
    [{ keyService: { module: 'kms.mjs', onlyOpens: true } }, 'sealingKeys: is missing'],
    [{ keyService: {} }, 'keyService: must have a "module", or a "url" with a "token"'],
    [{ keyService: { module: 'a', url: 'https://b', token: 'c' } }, 'keyService: must have a "module", or a "url"'],
    [{ keyService: { module: 'a', token: 'c' } }, 'keyService: must have a "module", or a "url"'],
    [{ keyService: { url: 'https://keys.internal' } }, 'keyService.token: is missing'],
    [{ keyService: { url: 'http://keys.internal', token: 'x' } }, 'keyService.url: must begin with https://'],
    [{ keyService: { url: 'keys', token: 'x' } }, 'keyService.url: must be an address of the web'],
    [{ keyService: { modul: 'x' } }, 'keyService.modul: there is no such entry'],
  ])('is refused in production if it is %j', (given, words) => {
    expect(problems(given)).toContainEqual(expect.stringContaining(words));
  });
});
