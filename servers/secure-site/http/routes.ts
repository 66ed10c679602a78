/** The site's responses by path: its pages, and the requests of these pages. */
import type { IncomingMessage } from 'node:http';
import type { BuiltFiles } from '../../files-in.js';
import { Refusal } from '../auth/refusal.js';
import type { Mail } from '../demo/mailbox.js';
import type { Logins } from '../logins.js';
import type { Project, SiteSettings } from '../site-settings.js';
import type { Log } from '../watch/log.js';
import { currentLanguage } from '../words/current-language.js';
import { type Answer, HTML } from './answer.js';
import { embedding } from './embedding.js';
import { frameEntry, frameFile } from './frame-files.js';
import { CALLBACK_SCRIPT, LEAVE_SCRIPT } from './login-scripts.js';
import {
  callbackPage,
  devicePage,
  FAVICON,
  farcasterPage,
  framePage,
  homePage,
  leavePage,
  loadingPage,
  mailboxPage,
  messagePage,
  PAGES_CSS,
  stopChangePage,
  windowPage,
} from './pages.js';
import type { Peer } from './peer.js';
import { CALLBACK_POLICY, framePolicy, LEAVE_POLICY, WINDOW_POLICY } from './policy.js';
import { readBody, readJson } from './read-body.js';

export interface RouteParts {
  readonly frame: () => Promise<BuiltFiles>;
  readonly settings: SiteSettings;
  /** Undefined: any project in a frame's URL has the origins of the settings. */
  readonly projects?: readonly Project[] | undefined;
  /** In a trial: shown to everybody. */
  readonly mails?: readonly Mail[] | undefined;
  readonly log: Log;
  /** Throws while the stores are not open yet. */
  readonly logins: () => Logins;
}

export interface Routes {
  /** Undefined: not found. */
  get(url: URL, request: IncomingMessage): Promise<Answer | undefined>;
  post(url: URL, request: IncomingMessage, peer: Peer): Promise<Answer | undefined>;
}

const SCRIPT = 'text/javascript; charset=utf-8';
const FORM = 'application/x-www-form-urlencoded';

const html = (body: string, more: Partial<Answer> = {}): Answer => ({ type: HTML, body, ...more });
const words = () => currentLanguage().text.pages;
const gone = () => html(messagePage(words().expired.title, words().expired.lead), { status: 410 });

export function routes({ frame, settings, projects, mails, log, logins }: RouteParts): Routes {
  const originsFor = embedding({ projects, otherwise: settings.allowedOrigins, log });
  const pageOf = async (projectId: string, page: string | undefined): Promise<Answer> => {
    const allowedOrigins = originsFor(projectId, page);
    const policy = framePolicy([...settings.networks, ...settings.solanaNetworks], allowedOrigins);
    const script = frameEntry(await frame(), 'frame');
    return html(framePage({ ...settings, allowedOrigins }, script), { policy, kind: 'frame' });
  };

  const callback = async (url: URL): Promise<Answer> => {
    const state = url.searchParams.get('state') ?? '';
    const back = await logins().social.backTo(state);
    if (back !== undefined) {
      // Without a window, the page itself receives the outcome.
      const target = new URL(back);
      target.searchParams.set('result_uri', url.href);
      return html('', { status: 303, headers: { location: target.href } });
    }
    // Whose browser this is, only the page's script finds out: nothing is stored here.
    const app = await logins().social.appOf(state);
    return app === undefined
      ? gone()
      : html(callbackPage(app, url.searchParams.has('code')), { policy: CALLBACK_POLICY, kind: 'login' });
  };

  return {
    async get(url, { headers }) {
      const { pathname, searchParams } = url;
      switch (pathname) {
        case '/':
          return html(homePage(projects ? undefined : settings.allowedOrigins));
        case '/sdk':
          // The frame's own reloads come from this site.
          return await pageOf(
            searchParams.get('projectId') ?? '',
            headers['sec-fetch-site'] === 'same-origin' ? undefined : headers.referer,
          );
        case '/window':
          // No Cross-Origin-Opener-Policy here that cuts it off from the frame that opened it.
          return html(windowPage(frameEntry(await frame(), 'frame-window')), { policy: WINDOW_POLICY, kind: 'window' });
        case '/loading':
          return html(loadingPage(), { kind: 'login' });
        case '/mailbox':
          return mails && html(mailboxPage(mails), { headers: { refresh: '3' } });
        case '/pages.css':
          return { type: 'text/css; charset=utf-8', body: PAGES_CSS };
        case '/favicon.ico':
          return { type: 'image/svg+xml', body: FAVICON, headers: { 'cache-control': 'public, max-age=86400' } };
        case '/leave.js':
          return { type: SCRIPT, body: LEAVE_SCRIPT };
        case '/leave': {
          const state = searchParams.get('state') ?? '';
          const found = await logins().social.leave(state);
          if (!found) return gone();
          const body = leavePage(found.next, found.hasWindow ? state : undefined);
          return html(body, { policy: LEAVE_POLICY, kind: 'login' });
        }
        case '/callback.js':
          return { type: SCRIPT, body: CALLBACK_SCRIPT };
        case '/callback':
          return await callback(url);
        case '/farcaster': {
          const channel = searchParams.get('channel') ?? '';
          const { standIn } = logins();
          return standIn && ((await standIn.isOpen(channel)) ? html(farcasterPage(channel)) : gone());
        }
        case '/stop-change':
          return html(stopChangePage(searchParams.get('link') ?? ''));
        case '/device': {
          const link = searchParams.get('link') ?? '';
          const found = await logins().login.linked(link);
          return found ? html(devicePage(found.email, link)) : gone();
        }
      }
      if (!pathname.startsWith('/frame')) return undefined;
      const files = await frame();
      // For outside comparison.
      if (pathname === '/frame.js') return { status: 302, body: '', headers: { location: frameEntry(files, 'frame') } };
      return frameFile(files, pathname, headers['accept-encoding']);
    },

    async post(url, request, { address }) {
      if (url.pathname === '/callback') return formPost(url, new URLSearchParams(await readBody(request, FORM)));
      // Browsers send the origin of a POST: only this site's own pages are allowed.
      if (request.headers.origin !== url.origin) throw new Refusal('Only pages of this site may ask this', 403);
      if (url.pathname === '/device') {
        await logins().login.approve(new URLSearchParams(await readBody(request, FORM)).get('link') ?? '');
        return html(messagePage(words().device.done, words().device.doneLead, 'well'));
      }
      if (url.pathname === '/stop-change') {
        const form = new URLSearchParams(await readBody(request, FORM));
        const stopped = await logins().change.cancel(form.get('link') ?? '');
        const said = words().stop;
        return stopped
          ? html(messagePage(said.done, said.doneLead, 'well'))
          : html(messagePage(said.late, said.lateLead), { status: 410 });
      }
      const { standIn } = logins();
      if (standIn && url.pathname === '/farcaster') {
        const form = new URLSearchParams(await readBody(request, FORM));
        const name = form.get('answer') === 'yes' ? (form.get('name') ?? '').trim().slice(0, 60) : '';
        await standIn.answer(form.get('channel') ?? '', name === '' ? undefined : name);
        const [ended, how] = name === '' ? (['Declined', 'not'] as const) : (['Approved', 'well'] as const);
        return html(messagePage(ended, 'Go back to where you came from.', how));
      }
      const [, name] = /^\/auth\/([a-z-]+)$/.exec(url.pathname) ?? [];
      if (name === undefined) return undefined;
      const { text: body, value } = await readJson(request);
      const { dpop, 'x-solution': solved, 'user-agent': agent } = request.headers;
      const [proof, solution] = [dpop, solved].map((each) => (typeof each === 'string' ? each : undefined));
      const context = { address, agent, proof, solution, url: `${url.origin}${url.pathname}`, body };
      return { type: 'application/json', body: JSON.stringify(await logins().api(name, value, context)) };
    },
  };
}

/** The parameters of an outcome; others are dropped. */
const OUTCOME = ['code', 'state', 'error', 'iss', 'user'];

/** Apple's callback is a form post: its outcome continues like other services'. */
function formPost(url: URL, form: URLSearchParams): Answer {
  const target = new URL('/callback', url);
  for (const [name, value] of form) if (OUTCOME.includes(name)) target.searchParams.set(name, value);
  return html('', { status: 303, headers: { location: target.href } });
}
