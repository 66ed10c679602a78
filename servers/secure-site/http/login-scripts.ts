/**
 * The scripts of a social login's window. The window goes on to the service only if the page that opened it has the frame that began the
 * login. It passes the outcome on only if it went to the service itself. So a link to another person's login reveals nothing about the visitor.
 */
import { OWN_LOGIN, WHOSE_LOGIN } from '../login-window.js';

/** Survives the service's redirects, in this tab only. */
const KEPT = 'login';

const COMMON = `
const meta = (name) => document.querySelector('meta[name="' + name + '"]')?.content;
const show = (id) => {
  const part = document.getElementById(id);
  part.hidden = false;
  const heading = part.querySelector('h1');
  document.title = heading.textContent;
  // A status that was hidden with its text is not read out; what has the focus is.
  heading.tabIndex = -1;
  heading.focus();
};
`;

/** The opener is permanently removed: the service's page could otherwise navigate it to a copy of the app. */
export const LEAVE_SCRIPT = `${COMMON}
const [MOST_FRAMES, TIMEOUT_MS] = [50, 5000];
const state = meta('state');
const isBegunHere = () => new Promise((resolve) => {
  const frames = Array.from({ length: Math.min(opener?.length ?? 0, MOST_FRAMES) }, (_, at) => opener[at]);
  if (frames.length === 0) return resolve(false);
  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== location.origin || !frames.includes(source)) return;
    if (data?.type === '${OWN_LOGIN}' && data.state === state) resolve(true);
  });
  for (const frame of frames) frame.postMessage({ type: '${WHOSE_LOGIN}', state }, location.origin);
  setTimeout(resolve, TIMEOUT_MS, false);
});
const isKept = () => {
  try {
    sessionStorage.setItem('${KEPT}', state);
    return true;
  } catch {
    return false;
  }
};
// A login without a window is finished by its page.
if (state === undefined || ((await isBegunHere()) && isKept())) {
  window.opener = null;
  location.replace(meta('next'));
} else {
  document.getElementById('opening').hidden = true;
  show('astray');
}
`;

/**
 * Notifies only the page that started the login, if the window still has access to it; otherwise the frame does. The window closes once
 * that page has the outcome.
 */
export const CALLBACK_SCRIPT = `${COMMON}
const MOST_TRIES = 5;
const state = new URL(location.href).searchParams.get('state');
const wasKept = () => {
  try {
    const kept = sessionStorage.getItem('${KEPT}') === state;
    if (kept) sessionStorage.removeItem('${KEPT}');
    return kept;
  } catch {
    return false;
  }
};
const ask = (name, question) => {
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(question), credentials: 'omit' };
  return fetch('/auth/' + name, init).catch(() => undefined);
};
const land = async () => {
  for (let tries = 1; ; tries += 1) {
    const response = await ask('social-landed', { uri: location.href });
    if ((response && response.status < 500) || tries === MOST_TRIES) return;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
};
if (state !== null && wasKept()) {
  show('ended');
  window.opener?.postMessage({ resultUri: location.href }, meta('app'));
  await land();
  for (let over = false; !over; ) {
    const response = await ask('social-over', { state });
    if (!response?.ok) break;
    ({ over } = await response.json());
    if (over) window.close();
  }
} else show('astray');
`;
