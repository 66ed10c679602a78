/** A logged-in user confirms their identity again. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { OutgoingMail } from '../../mail/smtp-sender.js';
import { memoryStores } from '../../stores/memory/memory-stores.js';
import { type AllowMail, mailLimit } from '../limits/mail-limit.js';
import type { Proof } from './proof.js';
import { vaultParts } from './vault-parts.js';

const MIRA = { id: 'mira', secret: '', by: 'email', email: 'mira@mail.example' };

let time: number;
let outbox: OutgoingMail[];
let proof: Proof;
let allowMail: AllowMail;

beforeEach(() => {
  time = 0;
  outbox = [];
  const send = (mail: OutgoingMail) => Promise.resolve(void outbox.push(mail));
  const now = () => time;
  const stores = memoryStores(now);
  proof = vaultParts({ stores, send, origin: () => 'https://wallet.example', now }).proof;
  allowMail = mailLimit(stores.limits);
});

const code = () => /\d{6}/.exec(outbox.at(-1)?.subject ?? '')?.[0] ?? '';

it('its mails count with the account’s others to that address', async () => {
  for (let times = 0; times < 20; times += 1) await allowMail(MIRA.email, { owner: MIRA.id });
  await expect(proof.begin(MIRA)).rejects.toThrow('Too many emails');
  expect(outbox).toEqual([]);
});

describe('a fresh code', () => {
  it('is mailed, and confirms an identity once', async () => {
    await proof.begin(MIRA);
    expect(outbox).toHaveLength(1);
    expect(outbox[0]?.to).toBe(MIRA.email);
    await proof.prove(MIRA, code());
    await expect(proof.prove(MIRA, code())).rejects.toThrow('Ask for a code first');
  });

  it('confirms nothing for somebody else, nor when wrong, late or after too many attempts', async () => {
    await expect(proof.prove(MIRA, '123456')).rejects.toThrow('Ask for a code first');
    await proof.begin(MIRA);
    await expect(proof.prove({ ...MIRA, id: 'juno' }, code())).rejects.toThrow('Ask for a code first');
    for (let times = 0; times < 4; times += 1) await expect(proof.prove(MIRA, 'x')).rejects.toThrow('Invalid code');
    await expect(proof.prove(MIRA, 'x')).rejects.toThrow('Too many wrong codes');
    await expect(proof.prove(MIRA, code())).rejects.toThrow('Too many wrong codes');
    await proof.begin(MIRA);
    time += 20 * 60_000;
    await expect(proof.prove(MIRA, code())).rejects.toThrow();
  });

  it('is limited in number, and not available without an email address', async () => {
    for (let times = 0; times < 5; times += 1) await proof.begin(MIRA);
    await expect(proof.begin(MIRA)).rejects.toThrow('Too many codes');
    const { email, ...nameless } = MIRA;
    await expect(proof.begin({ ...nameless, id: 'noor' })).rejects.toThrow('has no email');
    expect(email).toBeDefined();
  });
});
