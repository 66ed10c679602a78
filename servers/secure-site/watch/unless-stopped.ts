/** Long-polling requests are answered with "ask again" when the site stops, and the next process answers them. */
import type { AuthApi } from '../auth/auth-api.js';

const ASK_AGAIN: Readonly<Record<string, unknown>> = {
  device: { approved: false },
  'farcaster-result': {},
  'social-outcome': {},
  'social-over': { over: false },
};

export function unlessStopped(api: AuthApi, stopped: AbortSignal): AuthApi {
  return (name, body, context) => {
    const again = Object.hasOwn(ASK_AGAIN, name) ? ASK_AGAIN[name] : undefined;
    const answer = api(name, body, context);
    if (again === undefined) return answer;
    return new Promise((resolve, reject) => {
      const stop = () => resolve(again);
      if (stopped.aborted) stop();
      else stopped.addEventListener('abort', stop, { once: true });
      answer.then(resolve, reject).finally(() => stopped.removeEventListener('abort', stop));
    });
  };
}
