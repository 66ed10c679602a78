/** The site's pages as text: without scripts, except for the frame and the window. */

import { type Drawing, ICON_PATHS, type IconName } from '../../../ui-react/parts/marks/icon-paths.js';
import { LATER_ICONS } from '../../../ui-react/parts/marks/later-icons.js';
import type { Mail } from '../demo/mailbox.js';
import type { SiteSettings } from '../site-settings.js';
import { currentLanguage, inLanguage } from '../words/current-language.js';
import { ENGLISH } from '../words/site-language.js';

const words = () => currentLanguage().text.pages;

function page(title: string, body: string, head = ''): string {
  const { locale, dir } = currentLanguage();
  return `<!doctype html>
<html lang="${locale}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="icon" type="image/svg+xml" href="/favicon.ico">
${head}</head>
<body>
${body}
</body>
</html>
`;
}

const STYLED = '<link rel="stylesheet" href="/pages.css">\n';
const moduleTag = (path: string) => `<script type="module" src="${escaped(path)}"></script>\n`;
const status = (text: string) => `<p role="status">${escaped(text)}</p>`;
const paragraph = (text: string) => `<p>${escaped(text)}</p>`;

/** A sheet with a round picture, like the modal's. */
interface Sheet {
  readonly title: string;
  readonly icon: IconName | Drawing;
  /** The state of the ring. Default: none. */
  readonly tone?: 'positive' | 'caution' | 'waiting';
  /** HTML. */
  readonly body: string;
}

function sheet({ head = '', ...shown }: Sheet & { readonly head?: string }): string {
  return page(shown.title, sheetMain(shown), STYLED + head);
}

function sheetMain({ title, icon, tone, body }: Sheet, attributes = ''): string {
  const arc = tone === 'waiting' ? ' stroke-dasharray="75.4 339"' : '';
  const ring = `<svg class="ring${tone === undefined ? '' : ` is-${tone}`}" viewBox="0 0 128 128" aria-hidden="true"><circle class="glass" cx="64" cy="64" r="54"/><circle class="band" cx="64" cy="64" r="58.5"/><circle class="arc" cx="64" cy="64" r="58.5"${arc}/><path transform="translate(48 48) scale(1.6)" d="${typeof icon === 'string' ? ICON_PATHS[icon] : icon.path}"/></svg>`;
  return `<main class="sheet"${attributes}>\n${ring}\n<h1>${escaped(title)}</h1>\n${body}\n</main>`;
}

/** The page that the app shows in its frame. */
export function framePage(settings: SiteSettings, script: string): string {
  // A data block, not a script; `<` could end it early.
  const data = JSON.stringify(settings).replaceAll('<', '\\u003c');
  const head = `<script type="application/json" id="settings">${data}</script>\n${moduleTag(script)}`;
  return page(words().wallet, '', head);
}

/** The wallet's own window: its script draws what the frame that opened it requests. */
export function windowPage(script: string): string {
  const head = moduleTag(script);
  const { wallet: title, moment } = words();
  return sheet({ title, icon: 'wallet', body: status(moment), head });
}

/** The first page of a social login's window, before its target is known. */
export function loadingPage(): string {
  const { title, lead } = words().opening;
  return sheet({ title, icon: 'external', tone: 'waiting', body: status(lead) });
}

/** The site's home page: the site is used in apps' frames only. Without origins it names none. */
export function homePage(allowedOrigins: readonly string[] | undefined): string {
  const apps = allowedOrigins?.map((origin) => `<li><bdi>${escaped(origin)}</bdi></li>`).join('') ?? '';
  const { title, lead, apps: heading, none, notice } = words().home;
  const may = apps !== '' ? `<h2>${escaped(heading)}</h2>\n<ul>${apps}</ul>` : allowedOrigins ? paragraph(none) : '';
  const body = `${paragraph(lead)}
${may}
<p class="notice">${escaped(notice)}</p>`;
  return sheet({ title, icon: 'wallet', body });
}

export function devicePage(email: string, link: string): string {
  const said = words().device;
  const body = `${paragraph(said.lead)}
<dl><div><dt>${escaped(said.email)}</dt><dd><bdi>${escaped(email)}</bdi></dd></div></dl>
<p class="notice">${escaped(said.notice)}</p>
<form method="post" action="/device?locale=${currentLanguage().locale}"><input type="hidden" name="link" value="${escaped(link)}"><button>${escaped(said.register)}</button></form>`;
  return sheet({ title: said.title, icon: LATER_ICONS.shieldCheck, body });
}

/** For the owner of the old address: needs a click, so that an email scanner that opens links does not stop anything. */
export function stopChangePage(link: string): string {
  const { title, lead, keep } = words().stop;
  const body = `${paragraph(lead)}
<form method="post" action="/stop-change?locale=${currentLanguage().locale}"><input type="hidden" name="link" value="${escaped(link)}"><button>${escaped(keep)}</button></form>`;
  return sheet({ title, icon: LATER_ICONS.shieldCheck, body });
}

/** Redirects the window to the service, without access to the page that opened it. `state`: of a login that has a window. */
export function leavePage(next: string, state: string | undefined): string {
  const own = state === undefined ? '' : `<meta name="state" content="${escaped(state)}">\n`;
  const head = `<meta name="next" content="${escaped(next)}">\n${own}${moduleTag('/leave.js')}`;
  const { title, lead } = words().opening;
  const opening = sheetMain({ title, icon: 'external', tone: 'waiting', body: status(lead) }, ' id="opening"');
  return page(title, `${opening}\n${astray()}`, STYLED + head);
}

/** The callback page of a service: the page that started the login is notified, and continues by itself. */
export function callbackPage(app: string, agreed: boolean): string {
  const head = `<meta name="app" content="${escaped(app)}">\n${moduleTag('/callback.js')}`;
  const said = words().callback;
  const [title, lead] = agreed ? [said.agreed, said.agreedLead] : [said.failed, said.failedLead];
  const look = agreed
    ? ([LATER_ICONS.circleCheck, 'positive'] as const)
    : ([LATER_ICONS.circleCross, 'caution'] as const);
  const ended = sheetMain({ title, icon: look[0], tone: look[1], body: status(lead) }, ' id="ended" hidden');
  return page(words().wallet, `${ended}\n${astray()}`, STYLED + head);
}

/** Shown by the script of a login's window if the login was not started by it. */
function astray(): string {
  const { title, lead } = words().astray;
  return sheetMain(
    { title, icon: LATER_ICONS.circleCross, tone: 'caution', body: status(lead) },
    ' id="astray" hidden',
  );
}

/** Replaces the app in which a user approves. For trials only: in English. */
export function farcasterPage(channel: string): string {
  const body = `${paragraph('This is the sandbox: it stands in for the app, and lets you be anybody.')}
<form method="post" action="/farcaster"><input type="hidden" name="channel" value="${escaped(channel)}"><label>Name <input name="name" value="mira" autocomplete="off"></label><button name="answer" value="yes">Approve</button><button class="quiet" name="answer" value="no">Decline</button></form>`;
  return inLanguage(ENGLISH, () => sheet({ title: 'Log in with Farcaster', icon: 'wallet', body }));
}

/** The result of an action. */
export function messagePage(title: string, text?: string, ended: 'well' | 'not' = 'not'): string {
  const look =
    ended === 'well'
      ? ([LATER_ICONS.circleCheck, 'positive'] as const)
      : ([LATER_ICONS.circleCross, 'caution'] as const);
  return sheet({ title, icon: look[0], tone: look[1], body: text === undefined ? '' : status(text) });
}

/** All emails, newest first; reloads every few seconds. */
export function mailboxPage(mails: readonly Mail[]): string {
  const entries = mails.map(
    ({ to, subject, text, at }) =>
      `<article><h2>${escaped(subject)}</h2><p class="to">To ${escaped(to)}, ${new Date(at).toISOString().slice(11, 19)} UTC</p><pre>${linked(text)}</pre></article>`,
  );
  const body = entries.length > 0 ? entries.join('\n') : '<p>No mail yet. Codes and links appear here.</p>';
  return page('Mailbox', `<main>\n<h1>Mailbox</h1>\n${body}\n</main>`, STYLED);
}

/** URLs in this site's own emails become links. */
function linked(text: string): string {
  return escaped(text).replace(
    /^http:\/\/127\.0\.0\.1:\d+\/[\w/?=&#;-]+$/gm,
    (link) => `<a href="${link}">${link}</a>`,
  );
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (each) => `&#${each.charCodeAt(0)};`);
}

/** An SVG under the name that browsers request by themselves. Without style attributes, which the policy forbids. */
export const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#05687f"/><path transform="translate(4 4) scale(1.2)" d="${ICON_PATHS.wallet}" fill="none" stroke="#fff" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

export const PAGES_CSS = `
:root { --muted: light-dark(#615b55, #b4afa9); --hairline: light-dark(#e6e1dc, #373330); color-scheme: light dark; font: 1rem/1.5 ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; background: light-dark(#fbf9f6, #1a1715); color: light-dark(#23201c, #f2f0ed); }
@media (prefers-contrast: more) { :root { --muted: light-dark(#23201c, #f2f0ed); --hairline: light-dark(#8b8680, #7d7873); } .sheet > .notice { outline: 1px solid; } }
body { margin: 0; }
main { display: grid; gap: 16px; max-inline-size: 560px; margin: 0 auto; padding: 40px 16px; }
main[hidden] { display: none; }
main.sheet { max-inline-size: min(328px, 100% - 48px); margin: 32px auto; padding: 32px 16px 16px; border-radius: 28px; background: light-dark(#fbf9f6, #1a1715); box-shadow: 0 0 0 1px var(--hairline), 0 2px 6px light-dark(rgb(36 28 14 / 0.06), #0000), 0 24px 56px -12px light-dark(rgb(36 28 14 / 0.22), rgb(0 0 0 / 0.6)); }
:root:has(.sheet) { background: light-dark(#f2eee9, #12100e); }
.sheet h1, .sheet > p:not(.notice) { padding-inline: 12px; text-align: center; text-wrap: balance; word-break: auto-phrase; }
.sheet > p { color: var(--muted); font-size: 0.9375rem; }
.sheet > p:not(.notice):last-child, .sheet > h1:last-child { padding-block-end: 12px; }
.ring { justify-self: center; inline-size: 128px; block-size: 128px; fill: none; stroke-linecap: round; stroke-linejoin: round; color: var(--muted); }
.ring .glass { fill: light-dark(#fff, #25221f); }
.ring .band { stroke: light-dark(#ebe7e1, #12100e); stroke-width: 9; }
.ring .arc { stroke: none; stroke-width: 3; }
.ring path { stroke: currentColor; stroke-width: 1.25; }
.ring.is-positive .arc { stroke: light-dark(#1b683e, #80dba2); }
.ring.is-caution .arc { stroke: light-dark(#a8762a, #ddb063); }
.ring.is-waiting .arc { stroke: light-dark(#086277, #7bd4e2); transform-origin: center; animation: turn 1.4s linear infinite; }
@keyframes turn { to { rotate: 1turn; } }
@media (prefers-reduced-motion: reduce) { .ring .arc { animation: none; } }
dl { margin: 0; border: 1px solid var(--hairline); border-radius: 16px; background: light-dark(#fff, #25221f); }
dl > div { display: flex; justify-content: space-between; gap: 16px; padding: 12px 14px; font-size: 0.8125rem; }
dt { color: var(--muted); }
dd { margin: 0; overflow-wrap: anywhere; text-align: end; font-weight: 500; }
.sheet > .notice { padding: 12px 14px; border-radius: 16px; background: light-dark(#fcf0d6, #382c19); color: light-dark(#754d19, #ebc57d); font-size: 0.8125rem; }
h1 { margin: 0; font-size: 1.25rem; line-height: 1.3; letter-spacing: -0.014em; }
h2 { margin: 0; font-size: 1.0625rem; line-height: 1.4; overflow-wrap: anywhere; }
p { margin: 0; overflow-wrap: anywhere; }
.to { color: var(--muted); font-size: 0.8125rem; }
article { display: grid; gap: 8px; padding: 16px; border: 1px solid var(--hairline); border-radius: 16px; background: light-dark(#fff, #25221f); }
pre { margin: 0; font: inherit; font-size: 0.9375rem; white-space: pre-wrap; overflow-wrap: anywhere; }
a { color: light-dark(#086277, #7bd4e2); }
ul { margin: 0; padding-block: 12px; padding-inline: 30px 14px; border: 1px solid var(--hairline); border-radius: 16px; background: light-dark(#fff, #25221f); font-size: 0.8125rem; overflow-wrap: anywhere; }
.sheet > h2 { padding-inline: 12px; font-size: 0.8125rem; color: var(--muted); }
form { display: grid; gap: 8px; }
button { min-block-size: 48px; padding: 8px 20px; border: 0; border-radius: 14px; background: light-dark(#05687f, #69c3d0); color: light-dark(#fff, #080e10); font: inherit; font-weight: 600; cursor: pointer; }
button.quiet { border: 1px solid var(--hairline); background: light-dark(#fff, #25221f); color: inherit; }
label { display: grid; gap: 4px; }
input { box-sizing: border-box; inline-size: 100%; min-block-size: 48px; padding: 0 14px; border: 1px solid light-dark(#8b8680, #7d7873); border-radius: 14px; background: light-dark(#fff, #25221f); color: inherit; font: inherit; }
:focus-visible { outline: 2px solid light-dark(#086277, #7bd4e2); outline-offset: 2px; }
h1:focus-visible { outline: none; }
@media (forced-colors: active) {
  main.sheet, .sheet > .notice, .sheet button { border: 1px solid ButtonBorder; }
  button:not(.quiet) { forced-color-adjust: none; background: ButtonText; color: ButtonFace; }
  .ring { color: CanvasText; }
  .ring .glass { fill: Canvas; }
  .ring .band { stroke: ButtonBorder; stroke-width: 1; }
  .ring[class*="is-"] .arc { stroke: Highlight; }
}
`;
