import { describe, expect, it } from 'vitest';
import { serviceUrl as serviceUrlOfNetworks } from '../rpc/rpc-service.js';
import { serviceUrl } from './service-url.js';

describe('the URL of a request to a service', () => {
  const asked = (url: string, more = {}) => {
    const { origin, pathname, searchParams, hash } = serviceUrl({ url, ...more }, 'v1/chains', { cursor: 'b c' });
    return { at: origin + pathname + hash, said: Object.fromEntries(searchParams) };
  };

  it('is below the path of the service, with or without a trailing slash', () => {
    for (const url of ['https://a.example/api', 'https://a.example/api/']) {
      expect(asked(url).at).toBe('https://a.example/api/v1/chains');
    }
    expect(asked('https://a.example').at).toBe('https://a.example/v1/chains');
  });

  it('keeps the parameters of the service’s URL, and adds the others', () => {
    const { at, said } = asked('https://a.example/api?key=1%262&st=mine#part', { query: { sv: '9' }, projectId: 'p' });
    expect(at).toBe('https://a.example/api/v1/chains');
    expect(said).toEqual({ key: '1&2', st: 'mine', sv: '9', projectId: 'p', cursor: 'b c' });
  });
});

describe('the URL of an RPC service for many networks', () => {
  const asked = (url: string) => serviceUrlOfNetworks({ url, networks: ['eip155:1'] }, 'eip155:1', 'p');

  it.each([
    ['https://a.example', 'https://a.example/v1/?chainId=eip155%3A1&projectId=p'],
    ['https://a.example/api//', 'https://a.example/api/v1/?chainId=eip155%3A1&projectId=p'],
    ['/api', '/api/v1/?chainId=eip155%3A1&projectId=p'],
    [
      'https://a.example/api/?key=a?b%26c#part',
      'https://a.example/api/v1/?key=a%3Fb%26c&chainId=eip155%3A1&projectId=p',
    ],
  ])('%s', (url, address) => {
    expect(asked(url)).toEqual([address]);
  });
});
