/** The answers of a key service over HTTP, by the last part of the path. */
import * as z from 'zod/mini';

const bytes = z.string().check(z.regex(/^[a-z\d+/]+={0,2}$/i));

const answers = {
  newest: z.object({ keyId: z.string() }),
  wrap: z.object({ wrapped: bytes }),
  unwrap: z.object({ key: bytes }),
} as const;

export type KeyAnswers = { readonly [N in keyof typeof answers]: z.infer<(typeof answers)[N]> };

/** Undefined for another shape. */
export function readKeyAnswer<N extends keyof KeyAnswers>(name: N, value: unknown): KeyAnswers[N] | undefined {
  const result = answers[name].safeParse(value);
  return result.success ? (result.data as KeyAnswers[N]) : undefined;
}
