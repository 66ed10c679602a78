/** Signing in: a nonce, its proof, and who has signed in. */

import { wantedIn } from '../asked-for.js';
import { type Call, type Question, Refusal } from '../call.js';
import { checkProof } from './check-proof.js';

export const auth: readonly Call[] = [
  {
    name: 'auth-nonce',
    method: 'GET',
    path: '/auth/v1/nonce',
    answer: (_, { signIns }) => signIns.begin(),
  },
  {
    name: 'auth-authenticate',
    method: 'POST',
    path: '/auth/v1/authenticate',
    async answer(question, ground) {
      const [text, signature] = [wantedIn(question, 'message'), wantedIn(question, 'signature')];
      // Whatever comes of it: a nonce is good for one attempt.
      const nonce = ground.signIns.take(bearerIn(question, 'x-nonce-jwt'));
      if (!nonce) throw new Refusal(401, 'nonce', 'The nonce is none of ours, or was used');
      const { origin } = question.headers;
      const message = await checkProof(
        { text, signature, nonce },
        typeof origin === 'string' ? origin : undefined,
        ground,
      );
      return { token: ground.signIns.add(message) };
    },
  },
  {
    name: 'auth-me',
    method: 'GET',
    path: '/auth/v1/me',
    answer(question, { signIns }) {
      const found = signIns.find(bearerIn(question, 'authorization'));
      if (!found) throw new Refusal(401, 'token', 'Nobody has signed in');
      const { address, networkId, domain, uri, nonce } = found.message;
      const [chainIdNamespace = '', chainId = ''] = networkId.split(':');
      const until = Math.floor(found.until / 1000);
      return {
        ...{ address, chainId, chainIdNamespace, caip2Network: networkId, domain, uri, nonce },
        ...{ aud: uri, iss: 'sandbox', sub: `${networkId}:${address}`, exp: until },
      };
    },
  },
];

function bearerIn({ headers }: Question, name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value.replace(/^Bearer /, '') : '';
}
