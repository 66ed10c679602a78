/** The kinds of short-lived records: their names, lifetimes and shapes. */
import * as z from 'zod/mini';
import type { Social } from '../socials.js';
import type { FlowShape } from './flow-kind.js';

const MINUTE_MS = 60_000;

const code = z.object({
  /** Sent by email; the requester never sees it. */
  digits: z.string(),
  until: z.number(),
  tries: z.number(),
  used: z.boolean(),
});
export type Code = z.infer<typeof code>;

const emailFlow = z.object({
  email: z.string(),
  browser: z.string(),
  approved: z.boolean(),
  code: z.optional(code),
  /** The session that the right code has opened, for the browser that entered it in case the answer was lost. */
  opened: z.optional(z.object({ key: z.string(), session: z.string(), at: z.number(), done: z.optional(z.boolean()) })),
});
export type EmailFlow = z.infer<typeof emailFlow>;
export const EMAIL_FLOW = kind('email', 20 * MINUTE_MS, emailFlow);

/** Points to the flow of another secret. */
const pointer = z.object({ flow: z.string() });
export const DEVICE_LINK = kind('link', 20 * MINUTE_MS, pointer);
export const FARCASTER_CHANNEL = kind('channel', 10 * MINUTE_MS, pointer);

const emailChange = z.object({ email: z.string(), old: code, fresh: z.optional(code) });
export type EmailChangeFlow = z.infer<typeof emailChange>;
/** For one code to each of the two addresses. */
export const EMAIL_CHANGE = kind('change', 40 * MINUTE_MS, emailChange);

/** The browser that completes a login, and the session it has opened, in case the answer was lost. */
const ending = z.object({
  attempt: z.string(),
  key: z.string(),
  done: z.optional(z.object({ account: z.string(), by: z.string(), session: z.string(), at: z.number() })),
});
export type Ending = z.infer<typeof ending>;

const farcasterFlow = z.object({
  answered: z.optional(z.object({ name: z.optional(z.string()) })),
  ending: z.optional(ending),
});
export type FarcasterFlow = z.infer<typeof farcasterFlow>;
export const FARCASTER_FLOW = kind('farcaster', 10 * MINUTE_MS, farcasterFlow);

/** Of a login through a relay: its channel token, and the data to sign. */
const relayedFlow = z.object({ token: z.string(), nonce: z.string(), ending: z.optional(ending) });
export type RelayedFlow = z.infer<typeof relayedFlow>;
export const RELAYED_FLOW = kind('relayed', 10 * MINUTE_MS, relayedFlow);

const socialFlow = z.object({
  social: z.custom<Social>((value) => typeof value === 'string'),
  app: z.string(),
  browser: z.string(),
  verifier: z.string(),
  nonce: z.string(),
  /** The callback URL of the service. */
  outcome: z.optional(z.string()),
  /** Whether the page that started it has the outcome. */
  told: z.optional(z.boolean()),
  ending: z.optional(ending),
});
export type SocialFlow = z.infer<typeof socialFlow>;
export const SOCIAL_FLOW = kind('social', 10 * MINUTE_MS, socialFlow);

/** Of a passkey being added or used: the fingerprint of its challenge. */
const passkeyChallenge = z.object({ hash: z.string() });
export const PASSKEY_CHALLENGE = kind('passkey', 5 * MINUTE_MS, passkeyChallenge);

/** For a logged-in user who has to confirm their identity again. */
const proof = z.object({ code });
export const PROOF = kind('proof', 20 * MINUTE_MS, proof);

function kind<T>(name: string, lifeMs: number, schema: z.ZodMiniType<T>): FlowShape<T> {
  return {
    name,
    lifeMs,
    read: (value) => {
      const result = schema.safeParse(value);
      return result.success ? result.data : undefined;
    },
  };
}
