/** For tests: asks the auth server in this process, as over the network. */
import type { AuthApi } from '../auth/auth-api.js';
import { refused } from '../http/answer.js';

export function fetchOfApi(api: AuthApi, agent = 'Test'): typeof fetch {
  return async (input, init) => {
    const url = String(input);
    const body = String(init?.body);
    const proof = new Headers(init?.headers).get('dpop') ?? undefined;
    const [, name = ''] = /\/auth\/([a-z-]+)$/.exec(url) ?? [];
    try {
      return Response.json(await api(name, JSON.parse(body), { agent, proof, url, body }));
    } catch (error) {
      const { status, body: said } = refused(error);
      return new Response(String(said), status === undefined ? {} : { status });
    }
  };
}
