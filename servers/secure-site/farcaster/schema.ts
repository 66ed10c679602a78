/** The answers of Farcaster's relay. */
import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1), z.maxLength(4_096));

export const openedChannel = z.object({ channelToken: text, url: text });
export const channelStatus = z.discriminatedUnion('state', [
  z.object({ state: z.literal('pending') }),
  z.object({
    state: z.literal('completed'),
    message: text,
    signature: z.string().check(z.regex(/^0x(?:[\da-f]{2})+$/i), z.maxLength(20_000)),
    username: z.optional(z.nullable(z.string())),
  }),
]);
