/** The requests of the frame to the auth server, by the last part of the path. */
import * as z from 'zod/mini';
import { isEmail } from '../../../domain/login/email.js';
import { SOCIALS } from './socials.js';

const secret = z.string().check(z.regex(/^[\w-]{43}$/));
const atMost = (longest: number) => z.string().check(z.maxLength(longest));
const uri = atMost(8_192);
const code = atMost(64);
/** As browsers write an origin. */
const origin = z.string().check(
  z.maxLength(300),
  z.refine((text) => URL.canParse(text) && new URL(text).origin === text, 'Invalid origin'),
);
const email = z.string().check(z.refine(isEmail, 'Invalid email'));

export const questions = {
  email: z.object({ email, browser: secret }),
  device: z.object({ flow: secret }),
  code: z.object({ flow: secret, code }),
  session: z.object({ token: secret }),
  leave: z.object({ token: secret }),
  sessions: z.object({ token: secret }),
  'end-session': z.object({ token: secret, id: secret }),
  'end-other-sessions': z.object({ token: secret }),
  consents: z.object({ token: secret }),
  consent: z.object({ token: secret, origin }),
  'withdraw-consent': z.object({ token: secret, origin }),
  'change-email': z.object({ token: secret, email, change: z.optional(secret) }),
  'change-old': z.object({ token: secret, code }),
  'change-new': z.object({ token: secret, code, browser: secret }),
  social: z.object({ provider: z.enum(SOCIALS), browser: secret, app: uri }),
  'social-result': z.object({ uri, browser: secret, attempt: z.optional(secret) }),
  'social-landed': z.object({ uri }),
  'social-outcome': z.object({ state: uri, browser: secret }),
  'social-told': z.object({ state: uri, browser: secret }),
  'social-over': z.object({ state: uri }),
  farcaster: z.object({}),
  'farcaster-result': z.object({ flow: secret }),
  vault: z.object({ token: secret }),
  'keep-vault': z.object({
    ...{ token: secret, after: z.int().check(z.nonnegative()), sealed: atMost(8_192) },
    change: z.optional(secret),
  }),
  passkeys: z.object({ token: secret }),
  'passkey-options': z.object({ token: secret, use: z.enum(['add', 'open']) }),
  'add-passkey': z.object({
    ...{ token: secret, response: z.unknown(), name: atMost(60), wrap: atMost(1_024) },
    change: secret,
  }),
  'use-passkey': z.object({ token: secret, response: z.unknown() }),
  'proof-code': z.object({ token: secret }),
  prove: z.object({ token: secret, code }),
  'remove-passkey': z.object({ token: secret, id: atMost(1_400), change: secret }),
} as const;

export type Questions = { readonly [N in keyof typeof questions]: z.infer<(typeof questions)[N]> };

/** Undefined for another shape. */
export function readQuestion<N extends keyof Questions>(name: N, body: unknown): Questions[N] | undefined {
  const result = questions[name].safeParse(body);
  return result.success ? (result.data as Questions[N]) : undefined;
}
