/** Rows, with the column names of the statements. */
import * as z from 'zod/mini';
import type { Row } from './sql.js';

const optionalText = z.pipe(
  z.nullable(z.string()),
  z.transform((text) => text ?? undefined),
);

export const accountRow = z.object({
  ...{ id: z.string(), by: z.string(), sealedSecret: z.string() },
  ...{ email: optionalText, userName: optionalText },
});
export const moveRow = z.object({ account: z.string(), email: z.string(), session: z.string(), cancel: z.string() });
export const noteRow = z.object({ account: optionalText, what: z.string(), about: optionalText, at: z.number() });
export const sessionRow = z.object({ id: z.string(), account: z.string(), key: z.string(), about: z.string() });
export const listedSessionRow = z.extend(sessionRow, { openedAt: z.number(), usedAt: z.number() });
export const consentRow = z.object({ origin: z.string(), since: z.number() });
export const vaultRow = z.object({ sealed: z.string(), version: z.number(), guarded: z.boolean() });
export const passkeyRow = z.object({
  ...{ id: z.string(), publicKey: z.string(), counter: z.number(), backedUp: z.boolean() },
  ...{ name: z.string(), at: z.number(), wrap: z.string() },
  transports: z.pipe(
    z.string(),
    z.transform((text) => (text === '' ? [] : text.split(' '))),
  ),
});

/** Throws for rows of another shape: then the schema is not this version's. */
export function readRows<T>(shape: z.ZodMiniType<T>, rows: readonly Row[]): readonly T[] {
  return rows.map((row) => shape.parse(row));
}
