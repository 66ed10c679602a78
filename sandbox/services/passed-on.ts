/** Calls that are forwarded to other servers of the sandbox: the wallet directory and the analytics service. */
import { type Call, PlainAnswer } from './call.js';
import { Refusal } from './refusal.js';
import type { ServiceContext } from './service-context.js';

export const passedOn: readonly Call[] = [
  passOn('wallets', 'GET', '/getWallets', 'directoryUrl'),
  passOn('wallet-image', 'GET', '/getWalletImage/{imageId}', 'directoryUrl'),
  passOn('origins', 'GET', '/projects/v1/origins', 'directoryUrl'),
  passOn('analytics-config', 'GET', '/getAnalyticsConfig', 'analyticsUrl'),
  passOn('event', 'POST', '/e', 'analyticsUrl'),
];

function passOn(name: string, method: Call['method'], path: string, to: 'directoryUrl' | 'analyticsUrl'): Call {
  return {
    ...{ name, method, path },
    async answer({ parts, query, body }, context: ServiceContext) {
      const at = context[to];
      if (at === undefined) throw new Refusal(404, 'path', 'There is no such call here');
      const filled = path.slice(1).replace(/\{(\w+)\}/, (_, part: string) => encodeURIComponent(parts[part] ?? ''));
      const answer = await fetch(new URL(`${filled}?${query}`, at), {
        method,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const contentType = answer.headers.get('content-type') ?? 'text/plain';
      return new PlainAnswer(contentType, new Uint8Array(await answer.arrayBuffer()), answer.status);
    },
  };
}
