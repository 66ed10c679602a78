/** A recovery file: what opens it, and the errors for one that does not open. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { newMasterKey, type SealedKeys, sealWalletKey } from './master-key.js';
import { passphraseStrength } from './passphrase-strength.js';
import { readRecoveryFile, SCRYPT_COST, writeRecoveryFile } from './recovery-file.js';

/** The lowest parameters that a file may specify. */
const COST = 2 ** 14;
const PASSPHRASE = 'caught by Öland’s lighthouse';
const master = newMasterKey();
let wallet: SealedKeys;
let text: string;

beforeAll(async () => {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  wallet = { version: 1, keys: { account: await sealWalletKey(master, 'mira', 'account', { address: '0xa', bytes }) } };
  text = await writeRecoveryFile('mira', PASSPHRASE, { master, wallet }, COST);
});

const changed = (change: (file: Record<string, object>) => object) => JSON.stringify(change(JSON.parse(text)));

describe('a recovery file', () => {
  it('restores the master key and the wallet, regardless of the Unicode form of the passphrase', async () => {
    for (const passphrase of [PASSPHRASE, PASSPHRASE.normalize('NFD')])
      expect(await readRecoveryFile(text, 'mira', passphrase)).toEqual({ master, wallet });
  });

  it('uses the strong parameters by default', () => expect(SCRYPT_COST).toBe(131_072));

  it('contains neither the master key nor the passphrase', () => {
    expect(text).not.toContain(Buffer.from(master).toString('base64url'));
    expect(text).not.toContain('lighthouse');
  });

  it.each([
    ['another passphrase', () => text, 'mira', 'caught by Oland’s lighthouse', 'wrong-passphrase'],
    ['no passphrase', () => text, 'mira', '', 'wrong-passphrase'],
    ['another account', () => text, 'juno', PASSPHRASE, 'other-account'],
    [
      'a changed account',
      () => changed((file) => ({ ...file, account: 'juno' })),
      'juno',
      PASSPHRASE,
      'wrong-passphrase',
    ],
    ['a picture', () => '\u0089PNG', 'mira', PASSPHRASE, 'damaged'],
    ['some other JSON', () => '{"kind":"keystore"}', 'mira', PASSPHRASE, 'damaged'],
    ['nothing', () => '', 'mira', PASSPHRASE, 'damaged'],
    ['half of it', () => text.slice(0, text.length / 2), 'mira', PASSPHRASE, 'damaged'],
    ['a later version', () => changed((file) => ({ ...file, version: 2 })), 'mira', PASSPHRASE, 'later-version'],
    [
      'cheap parameters',
      () => changed((file) => ({ ...file, kdf: { ...file.kdf, cost: 2 } })),
      'mira',
      PASSPHRASE,
      'damaged',
    ],
    [
      'excessive parameters',
      () => changed((file) => ({ ...file, kdf: { ...file.kdf, cost: 2 ** 30 } })),
      'mira',
      PASSPHRASE,
      'damaged',
    ],
    [
      'no wallet',
      () => changed((file) => ({ ...file, wallet: { version: 1, keys: {} } })),
      'mira',
      PASSPHRASE,
      'damaged',
    ],
    [
      'a changed address',
      () =>
        changed((file) => ({
          ...file,
          wallet: { version: 1, keys: { account: { ...wallet.keys.account, address: '0xb' } } },
        })),
      'mira',
      PASSPHRASE,
      'damaged',
    ],
  ])('%s is reported', async (_, file, account, passphrase, problem) => {
    expect(await readRecoveryFile(file(), account, passphrase)).toBe(problem);
  });

  it('never throws for any file', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async (any) => {
        expect(typeof (await readRecoveryFile(any, 'mira', 'x'))).toBe('string');
      }),
    );
  });
});

describe('a passphrase', () => {
  it.each([
    ['', 'too-short'],
    ['Tr0ub4dor&3', 'too-short'],
    ['aaaaaaaaaaaaaaaaaaaaaaaa', 'weak'],
    ['abcdefghijklmnopqrstuvwxyz', 'weak'],
    ['123456789012345', 'weak'],
    ['password password', 'weak'],
    ['mira@mail.example', 'weak'],
    ['mira@mail.example1234', 'weak'],
    ['caught by a lighthouse', 'fair'],
    ['Xk8#vQ2pLm!9', 'fair'],
    ['gull harbour seventeen candle fog', 'strong'],
    ['Xk8#vQ2pLm!9wRz4', 'strong'],
  ])('%s is %s', (passphrase, strength) => {
    expect(passphraseStrength(passphrase, ['mira@mail.example', 'mira'])).toBe(strength);
  });
});
