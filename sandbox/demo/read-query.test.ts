import { describe, expect, it } from 'vitest';
import { readQuery } from './read-query.js';

describe('readQuery', () => {
  it('has defaults without parameters', () => {
    expect(readQuery('')).toEqual({
      inline: false,
      theme: 'system',
      legal: false,
      external: undefined,
      projectIdMissing: false,
      allowUnsupported: false,
      tokens: true,
      directory: 'fine',
      services: './',
      names: true,
      phones: true,
      solana: false,
      bitcoin: false,
      polkadot: false,
      login: true,
      page: 'components',
      ownFlow: false,
      sessions: false,
      pay: true,
      exchanges: true,
      sellers: ['eip155'],
      options: {},
    });
  });

  it('reads every parameter', () => {
    const query = readQuery(
      '?analytics=1&services=failing&reads=failing&inline=1&theme=dark&legal=1&external=1&projectId=missing&allowUnsupported=1&tokens=0&phones=0&login=0&solana=1&bitcoin=1&polkadot=1&names=0&ownFlow=1&locale=de&lang=ar&languages=all',
    );
    expect(query).toEqual({
      page: 'components',
      locale: 'de',
      lang: 'ar',
      languages: 'all',
      inline: true,
      theme: 'dark',
      legal: true,
      external: 'Osprey',
      projectIdMissing: true,
      allowUnsupported: true,
      tokens: false,
      analytics: 'told',
      directory: 'fine',
      services: './failing/',
      names: false,
      reads: './failing/',
      phones: false,
      solana: true,
      bitcoin: true,
      polkadot: true,
      login: false,
      ownFlow: true,
      sessions: false,
      pay: true,
      exchanges: true,
      sellers: ['eip155'],
      options: {},
    });
  });

  it('takes another wallet by its name, and any option as JSON', () => {
    const { external, options } = readQuery(`?external=Kestrel&options=${encodeURIComponent('{"debug":false}')}`);
    expect({ external, options }).toEqual({ external: 'Kestrel', options: { debug: false } });
  });

  it('has no themes other than these two', () => {
    expect(readQuery('?theme=purple').theme).toBe('system');
  });

  it.each(['[]', '7', 'null', 'true'])('refuses options that are not an object: %s', (text) => {
    expect(() => readQuery(`?options=${text}`)).toThrow('must be a JSON object');
  });
});
