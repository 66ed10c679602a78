import { describe, expect, it } from 'vitest';
import { toHex } from '../../hex.js';
import { isSameAccount, readSs58, respelled, writeSs58 } from './ss58.js';

/** Alice, the well-known development account of Substrate. */
const ALICE = 'd43593c715fdd31c61141abd04a99fd6822c8558854ccde39a5684e7a56da27d';
const GENERIC = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY';
const POLKADOT = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5';
const KUSAMA = 'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F';

describe('SS58', () => {
  it.each([
    [GENERIC, 42],
    [POLKADOT, 0],
    [KUSAMA, 2],
  ])('%s is Alice on the networks of number %i', (text, prefix) => {
    const read = readSs58(text);
    expect(read && [toHex(read.key), read.prefix]).toEqual([ALICE, prefix]);
    expect(read && writeSs58(read)).toBe(text);
    expect(isSameAccount(text, GENERIC)).toBe(true);
  });

  it('is written as each network writes it', () => {
    expect(respelled(GENERIC, 'polkadot:91b171bb158e2d3848fa23a9f1c25182')).toBe(POLKADOT);
    expect(respelled(POLKADOT, 'polkadot:b0a8d493285c2df73290dfb7e61f870f')).toBe(KUSAMA);
    expect(respelled(KUSAMA, 'polkadot:e143f23803ac50e8f6f8e62695d1ce9e')).toBe(GENERIC);
    expect(respelled('nobody', 'polkadot:e143f23803ac50e8f6f8e62695d1ce9e')).toBeUndefined();
  });

  it.each([63, 64, 255, 256, 1284, 16_383])('takes numbers of two bytes: %i', (prefix) => {
    const key = Uint8Array.from({ length: 32 }, (_, at) => at);
    expect(readSs58(writeSs58({ prefix, key }))).toEqual({ prefix, key });
  });

  it.each([
    ['nothing', ''],
    ['a wrong letter', GENERIC.replace('F5', 'F6')],
    ['a letter less', GENERIC.slice(0, -1)],
    ['an address of Solana', '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'],
    ['an address of EVM', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    ['endless text', '1'.repeat(10_000)],
  ])('does not accept %s', (_, text) => {
    expect(readSs58(text)).toBeUndefined();
    expect(isSameAccount(text, GENERIC)).toBe(false);
    expect(isSameAccount(GENERIC, text)).toBe(false);
  });
});
