/** The shapes of wallets' and nodes' answers, checked before use. Extra fields are ignored. */
import * as z from 'zod/mini';

const hex = (digits: string): z.ZodMiniString => z.string().check(z.regex(new RegExp(`^0x${digits}$`, 'i')));

/** A transaction hash. */
export const transactionHash = hex('[\\da-f]{64}');

/** A signature; contract accounts sign with more than 65 bytes. */
export const signature = hex('([\\da-f]{2})+');

/** The required part of a receipt. Invalid logs are dropped one by one. */
export const receipt = z.object({
  status: z.enum(['0x0', '0x1']),
  logs: z.catch(z.array(z.catch(z.nullable(z.object({ address: z.string(), topics: z.array(z.string()) })), null)), []),
});
