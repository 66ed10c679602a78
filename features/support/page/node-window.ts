/** The window of a social login, in Node: it follows links, keeps cookies and submits forms like a browser. */
import { Subject, take } from 'rxjs';
import { Failure } from '../../../domain/failure/failure.js';
import type { SocialWindow } from '../../../infrastructure/connectors/embedded/social-window.js';

export interface NodeWindow extends SocialWindow {
  /** Submits the provider's form, and follows the redirects back. */
  agree(name: string): Promise<void>;
  /** The visitor closes it. */
  dismiss(): void;
}

const MOST_STEPS = 12;

export function nodeWindow(origin: string): NodeWindow {
  const cookies = new Map<string, string>();
  const ended$ = new Subject<string>();
  const shown$ = new Subject<string>();
  let address: string | undefined;

  const visit = async (url: string, form?: URLSearchParams): Promise<Response> => {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(form && { method: 'POST', body: form }),
    });
    for (const each of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  /** Follows redirects until a page, or back to the secure site. */
  const follow = async (start: string, form?: URLSearchParams): Promise<string> => {
    let url = start;
    let sent = form;
    for (let step = 0; step < MOST_STEPS; step++) {
      if (url.startsWith(`${origin}/callback?`)) return url;
      const response = await visit(url, sent);
      sent = undefined;
      const next = response.headers.get('location');
      if (next === null) {
        const page = await response.text();
        if (!response.ok) throw new Error(`${url} answered ${response.status}: ${page}`);
        // Like the script of that page, once the frame has confirmed the login.
        const [, further] = /<meta name="next" content="([^"]*)">/.exec(page) ?? [];
        if (further === undefined) return url;
        url = further.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
        continue;
      }
      url = new URL(next, url).href;
    }
    throw new Error(`${start} redirects in a loop.`);
  };

  return {
    go(uri) {
      address = uri;
      shown$.next(uri);
    },
    result$: ended$.pipe(take(1)),
    close: () => undefined,
    async agree(name) {
      const start = address ?? (await new Promise<string>((resolve) => shown$.pipe(take(1)).subscribe(resolve)));
      const page = await follow(start);
      const form = new URLSearchParams({ name, email: `${name}@service.example`, answer: 'yes' });
      const back = await follow(page, form);
      if (!back.startsWith(origin)) throw new Error(`The provider did not redirect back, but to ${back}.`);
      ended$.next(back);
    },
    dismiss: () => ended$.error(new Failure('cancelled', 'Popup closed')),
  };
}
