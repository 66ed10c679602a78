/** The shapes of the services' profiles. */
import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1), z.maxLength(320));
const name = z.optional(z.nullable(z.string()));

export const githubUser = z.object({ id: z.int(), login: text, name });
export const githubEmails = z.array(z.object({ email: text, primary: z.boolean(), verified: z.boolean() }));
export const xUser = z.object({ data: z.object({ id: text, username: text, name }) });
export const facebookUser = z.object({ id: text, name });
export const discordUser = z.object({
  ...{ id: text, username: text, global_name: name },
  email: z.optional(z.nullable(text)),
  verified: z.optional(z.boolean()),
});
/** Sent by Apple on the first login only. */
export const appleUser = z.object({
  name: z.optional(z.object({ firstName: name, lastName: name })),
});
