/** For tests: calls the auth server in this process, as over the network. */
import type { AuthApi } from '../auth/auth-api.js';
import { refused } from '../http/answer.js';

export function fetchOfApi(api: AuthApi, agent = 'Test', address?: string): typeof fetch {
  return async (input, init) => {
    const url = String(input);
    const body = String(init?.body);
    const headers = new Headers(init?.headers);
    const [proof, solution] = ['dpop', 'x-solution'].map((name) => headers.get(name) ?? undefined);
    const [, name = ''] = /\/auth\/([a-z-]+)$/.exec(url) ?? [];
    try {
      return Response.json(await api(name, JSON.parse(body), { agent, address, proof, solution, url, body }));
    } catch (error) {
      const { status, body: said } = refused(error);
      return new Response(String(said), status === undefined ? {} : { status });
    }
  };
}
