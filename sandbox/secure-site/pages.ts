/** The pages of the site, as text: without a script, but for the frame. */
import type { Mail } from './mail/mailbox.js';
import type { SiteSettings } from './site-settings.js';

function page(title: string, body: string, head = ''): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
${head}</head>
<body>
${body}
</body>
</html>
`;
}

const STYLED = '<link rel="stylesheet" href="/pages.css">\n';
const main = (title: string, body: string) =>
  page(title, `<main>\n<h1>${escaped(title)}</h1>\n${body}\n</main>`, STYLED);
const paragraph = (text: string) => `<p>${escaped(text)}</p>`;

/** What the app shows in its frame. */
export function framePage(settings: SiteSettings): string {
  // A block of data, not a script; `<` could end it early.
  const data = JSON.stringify(settings).replaceAll('<', '\\u003c');
  const head = `<script type="application/json" id="settings">${data}</script>\n<script type="module" src="/frame.js"></script>\n`;
  return page('Your wallet', '', head);
}

/** Where the window of a social login begins, before it is known where it leads. */
export function loadingPage(): string {
  return main('Opening the login', '<p role="status">One moment. The login of the service you chose opens here.</p>');
}

export function devicePage(email: string, link: string): string {
  const said = paragraph(`A new browser wants to log in as ${email}. Approve it only if it is yours.`);
  const form = `<form method="post" action="/device"><input type="hidden" name="link" value="${escaped(link)}"><button>Approve this browser</button></form>`;
  return main('Approve a new browser', `${said}\n${form}`);
}

/** Where a service comes back to: the page that began the login is told. */
export function callbackPage(app: string): string {
  const head = `<meta name="app" content="${escaped(app)}">\n${STYLED}<script type="module" src="/callback.js"></script>\n`;
  return page('Logged in', '<main><h1>Logged in</h1><p role="status">You can close this window.</p></main>', head);
}

/** Tells nobody but the page that began it. */
export const CALLBACK_SCRIPT = `
const { content } = document.querySelector('meta[name="app"]');
window.opener?.postMessage({ resultUri: location.href }, content);
`;

/** Stands in for the app in which somebody approves. */
export function farcasterPage(channel: string): string {
  const form = `<form method="post" action="/farcaster"><input type="hidden" name="channel" value="${escaped(channel)}"><label>Name <input name="name" value="mira" autocomplete="off"></label><button name="answer" value="yes">Approve</button><button class="quiet" name="answer" value="no">Decline</button></form>`;
  return main(
    'Log in with Farcaster',
    `${paragraph('This is the sandbox: it stands in for the app, and lets you be anybody.')}\n${form}`,
  );
}

export function messagePage(title: string, text: string): string {
  return main(title, `<p role="status">${escaped(text)}</p>`);
}

/** Every mail, newest first; it looks again every few seconds. */
export function mailboxPage(mails: readonly Mail[]): string {
  const entries = mails.map(
    ({ to, subject, text, at }) =>
      `<article><h2>${escaped(subject)}</h2><p class="to">To ${escaped(to)}, ${new Date(at).toISOString().slice(11, 19)} UTC</p><pre>${linked(text)}</pre></article>`,
  );
  return main('Mailbox', entries.length > 0 ? entries.join('\n') : '<p>No mail yet. Codes and links appear here.</p>');
}

/** Addresses of this site's own mails become links. */
function linked(text: string): string {
  return escaped(text).replace(/^http:\/\/127\.0\.0\.1:\d+\/[\w/?=-]+$/gm, (link) => `<a href="${link}">${link}</a>`);
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (each) => `&#${each.charCodeAt(0)};`);
}

export const PAGES_CSS = `
:root { color-scheme: light dark; font: 1rem/1.5 ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; background: light-dark(#fbf9f6, #1a1715); color: light-dark(#23201c, #f2f0ed); }
body { margin: 0; }
main { display: grid; gap: 16px; max-inline-size: 560px; margin: 0 auto; padding: 40px 16px; }
h1 { margin: 0; font-size: 1.25rem; line-height: 1.3; letter-spacing: -0.014em; }
h2 { margin: 0; font-size: 1.0625rem; line-height: 1.4; overflow-wrap: anywhere; }
p { margin: 0; overflow-wrap: anywhere; }
.to { color: light-dark(#615b55, #b4afa9); font-size: 0.8125rem; }
article { display: grid; gap: 8px; padding: 16px; border: 1px solid light-dark(#e6e1dc, #373330); border-radius: 16px; background: light-dark(#fff, #25221f); }
pre { margin: 0; font: inherit; font-size: 0.9375rem; white-space: pre-wrap; overflow-wrap: anywhere; }
a { color: light-dark(#086277, #7bd4e2); }
form { display: grid; gap: 8px; }
button { min-block-size: 48px; padding: 8px 20px; border: 0; border-radius: 14px; background: light-dark(#05687f, #69c3d0); color: light-dark(#fff, #080e10); font: inherit; font-weight: 600; cursor: pointer; }
button.quiet { border: 1px solid light-dark(#e6e1dc, #373330); background: light-dark(#fff, #25221f); color: inherit; }
label { display: grid; gap: 4px; }
input { min-block-size: 46px; padding: 0 14px; border: 1px solid light-dark(#8b8680, #7d7873); border-radius: 14px; background: light-dark(#fff, #25221f); color: inherit; font: inherit; }
:focus-visible { outline: 2px solid light-dark(#086277, #7bd4e2); outline-offset: 2px; }
`;
