/** Requests for sign-in: each needs the answer of the previous one. */
import type { PrivateKeyAccount } from 'viem';
import { createSiweMessage } from 'viem/siwe';
import type { World } from '../../world.js';
import type { ExampleQuestion } from './example-question.js';

export async function signInQuestions(
  { services: { url } }: World,
  account: PrivateKeyAccount,
): Promise<Readonly<Record<string, readonly ExampleQuestion[]>>> {
  const common = { projectId: 'example', st: 'porthole', sv: '1' };
  const asked = async () => {
    const { nonce, token } = await (await fetch(new URL('auth/v1/nonce', url))).json();
    const headers = { 'x-nonce-jwt': `Bearer ${token}` };
    const { address } = account;
    const site = { domain: 'dapp.example', uri: 'https://dapp.example' };
    const message = createSiweMessage({ ...site, address, chainId: 31_337, nonce, version: '1' });
    const signature = await account.signMessage({ message });
    const walletInfo = { type: 'extension', name: 'Harbor', icon: 'data:image/png;base64,' };
    return { headers, body: { data: { domain: 'dapp.example', nonce }, message, signature, walletInfo } };
  };
  const [taken, first, forged, malformed] = [await asked(), await asked(), await asked(), await asked()];
  const answer = await fetch(new URL('auth/v1/authenticate', url), {
    ...{ method: 'POST', body: JSON.stringify(taken.body) },
    headers: { ...taken.headers, 'content-type': 'application/json' },
  });
  const { token } = await answer.json();
  return {
    'auth-nonce': [{ query: common }],
    'auth-authenticate': [
      { ...first, query: common },
      { ...first, status: 401 },
      { ...forged, body: { ...forged.body, signature: first.body.signature }, status: 401 },
      { ...malformed, body: { ...malformed.body, message: `${malformed.body.message}\n` }, status: 400 },
    ],
    'auth-me': [
      { query: common, headers: { authorization: `Bearer ${token}` } },
      { query: { includeAccount: 'true' }, headers: { authorization: `Bearer ${token}` } },
      { headers: { authorization: 'Bearer nobody' }, status: 401 },
    ],
    'auth-metadata': [
      { query: common, headers: { authorization: `Bearer ${token}` }, body: { berth: 7 } },
      { headers: { authorization: 'Bearer nobody' }, body: { berth: 7 }, status: 401 },
      { headers: { authorization: `Bearer ${token}` }, body: 'seven', status: 400 },
    ],
  };
}
