/** A proof as browsers send it: a JSON Web Token that includes the public key it is signed with. */
import * as z from 'zod/mini';

const coordinate = z.string().check(z.regex(/^[\w-]{43}$/));
const header = z.object({
  typ: z.literal('dpop+jwt'),
  alg: z.literal('ES256'),
  jwk: z.object({ kty: z.literal('EC'), crv: z.literal('P-256'), x: coordinate, y: coordinate }),
});
const claims = z.object({
  jti: z.string().check(z.minLength(16), z.maxLength(100)),
  htm: z.string(),
  htu: z.string(),
  /** SHA-256 of the body, in base64url. */
  htb: z.string(),
  /** In seconds. */
  iat: z.number(),
});

export interface ProofClaims {
  readonly jwk: z.infer<typeof header>['jwk'];
  readonly claims: z.infer<typeof claims>;
  readonly signed: string;
  readonly signature: Buffer;
}

const LONGEST = 2_000;

/** Undefined for an invalid proof. Does not check the signature. */
export function readProof(text: string | undefined): ProofClaims | undefined {
  if (text === undefined || text.length > LONGEST) return undefined;
  const [head = '', body = '', signature = '', ...rest] = text.split('.');
  const [read, said] = [header.safeParse(jsonOf(head)), claims.safeParse(jsonOf(body))];
  if (rest.length > 0 || !read.success || !said.success) return undefined;
  return {
    ...{ jwk: read.data.jwk, claims: said.data, signed: `${head}.${body}` },
    signature: Buffer.from(signature, 'base64url'),
  };
}

function jsonOf(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString());
  } catch {
    return undefined;
  }
}
