/** The stored data of a login: read as it was written, and protected against foreign values. */
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../infrastructure/storage/memory-storage.js';
import { type KeptLogin, keptLogin } from './kept-login.js';

const EMAIL = 'isla@saltmarsh.example';

describe('the stored data of a login', () => {
  it.each([
    ['used', true, { email_login_used: 'true' }, false],
    ['email', EMAIL, { email: EMAIL }, undefined],
    ['name', 'Mira', { social_username: 'Mira' }, undefined],
    ['provider', 'google', { connected_social: 'google' }, undefined],
    ['leavingBy', 'apple', { social_provider: 'apple' }, undefined],
    ['networkId', 'eip155:10', { last_used_chain: 'eip155:10' }, undefined],
    ['mailedAt', 1_700_000_000_000, { last_email_login_time: '1700000000000' }, undefined],
    ['smartAccountNetworks', ['eip155:1', 'eip155:10'], { smart_account_enabled_networks: 'eip155:1,eip155:10' }, []],
  ] as [keyof KeptLogin, unknown, Record<string, string>, unknown][])(
    'is written under its key, read, and removed: %s',
    (key, value, entries, nothing) => {
      const storage = memoryStorage();
      const kept = keptLogin(storage) as Record<keyof KeptLogin, unknown>;
      expect(kept[key]).toEqual(nothing);
      kept[key] = value;
      expect([storage.entries(), kept[key]]).toEqual([entries, value]);
      kept[key] = nothing;
      expect([storage.entries(), kept[key]]).toEqual([{}, nothing]);
    },
  );

  it.each([
    ['used', { email_login_used: 'yes' }, false],
    ['email', { email: 'nobody' }, undefined],
    ['name', { social_username: '' }, undefined],
    ['name', { social_username: 'n'.repeat(300) }, 'n'.repeat(200)],
    ['provider', { connected_social: 'myspace' }, undefined],
    ['leavingBy', { social_provider: 'toString' }, undefined],
    ['networkId', { last_used_chain: 'mainnet' }, undefined],
    ['mailedAt', { last_email_login_time: 'noon' }, undefined],
    ['smartAccountNetworks', { smart_account_enabled_networks: 'eip155:1,,main' }, ['eip155:1']],
  ] as [keyof KeptLogin, Record<string, string>, unknown][])(
    'is ignored if another script wrote it: %s, %j',
    (key, entries, expected) => {
      expect(keptLogin(memoryStorage(entries))[key]).toEqual(expected);
    },
  );

  it('is removed with the user, except for the time of the last mail and the account types', () => {
    const stays = {
      ...{ last_email_login_time: '7', smart_account_enabled_networks: 'eip155:1', social_provider: 'apple' },
      preferred_account_types: '{"eip155":"eoa"}',
    };
    const goes = { email_login_used: 'true', email: EMAIL, social_username: 'Mira', last_used_chain: 'eip155:1' };
    const storage = memoryStorage({ ...stays, ...goes, connected_social: 'google' });
    keptLogin(storage).forget();
    expect(storage.entries()).toEqual(stays);
  });
});

describe('the account type', () => {
  it('is stored for each namespace', () => {
    const storage = memoryStorage();
    const kept = keptLogin(storage);
    expect(kept.accountType('eip155')).toBeUndefined();
    kept.setAccountType('eip155', 'eoa');
    kept.setAccountType('bip122', 'ordinal');
    kept.setAccountType('eip155', 'smartAccount');
    expect(storage.entries()).toEqual({ preferred_account_types: '{"eip155":"smartAccount","bip122":"ordinal"}' });
    expect([kept.accountType('eip155'), kept.accountType('bip122')]).toEqual(['smartAccount', 'ordinal']);
  });

  it.each([
    ['{'],
    ['null'],
    ['7'],
    ['[]'],
    ['{"eip155":"ordinal"}'],
    ['{"eip155":7}'],
    ['{"__proto__":{"eip155":"eoa"}}'],
  ])('is undefined for an invalid value: %s, which the next choice replaces', (text) => {
    const kept = keptLogin(memoryStorage({ preferred_account_types: text }));
    expect(kept.accountType('eip155')).toBeUndefined();
    kept.setAccountType('eip155', 'eoa');
    expect(kept.accountType('eip155')).toBe('eoa');
  });
});
