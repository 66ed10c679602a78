/** Sign-in: nonces, signed messages, and the signed-in accounts. */

import { wantedIn } from '../asked-for.js';
import type { Call, Question } from '../call.js';
import { Refusal } from '../refusal.js';
import { checkProof } from './check-proof.js';
import type { SignedIn, SignIns } from './sign-ins.js';

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
    async answer(question, context) {
      const [text, signature] = [wantedIn(question, 'message'), wantedIn(question, 'signature')];
      // Regardless of the result: a nonce is valid for one attempt.
      const nonce = context.signIns.take(bearerIn(question, 'x-nonce-jwt'));
      if (!nonce) throw new Refusal(401, 'nonce', 'The nonce is none of ours, or was used');
      const { origin } = question.headers;
      const message = await checkProof(
        { text, signature, nonce },
        typeof origin === 'string' ? origin : undefined,
        context,
      );
      return { token: context.signIns.add(message) };
    },
  },
  {
    name: 'auth-me',
    method: 'GET',
    path: '/auth/v1/me',
    answer(question, { signIns }) {
      const found = requester(question, signIns);
      const { address, networkId, domain, uri, nonce } = found.message;
      const [chainIdNamespace = '', chainId = ''] = networkId.split(':');
      const until = Math.floor(found.until / 1000);
      return {
        ...{ address, chainId, chainIdNamespace, caip2Network: networkId, domain, uri, nonce },
        ...{ aud: uri, iss: 'sandbox', sub: `${networkId}:${address}`, exp: until },
        ...(question.query.get('includeAccount') === 'true' && {
          account: { address, caip2Network: networkId, metadata: signIns.notes.get(`${networkId}:${address}`) ?? null },
        }),
      };
    },
  },
  {
    name: 'auth-metadata',
    method: 'PUT',
    path: '/auth/v1/account-metadata',
    answer(question, { signIns }) {
      const { networkId, address } = requester(question, signIns).message;
      if (typeof question.body !== 'object') throw new Refusal(400, 'metadata', 'Neither an object nor null');
      signIns.notes.set(`${networkId}:${address}`, question.body);
      return {};
    },
  },
];

function requester(question: Question, signIns: SignIns): SignedIn {
  const found = signIns.find(bearerIn(question, 'authorization'));
  if (!found) throw new Refusal(401, 'token', 'Nobody has signed in');
  return found;
}

function bearerIn({ headers }: Question, name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value.replace(/^Bearer /, '') : '';
}
