import type { Modal } from 'porthole';

/** The Content-Security-Policy directives for this modal. Also works on a server and in a build. */
export async function policyFor(modal: Modal): Promise<string> {
  const hosts = await modal.egress();
  const frames = hosts.filter(({ purpose }) => purpose === 'frame');
  const pictures = hosts.filter(({ purpose }) => purpose === 'image');
  const others = hosts.filter((host) => !frames.includes(host) && !pictures.includes(host));
  const origins = (of: typeof hosts) => of.map(({ origin }) => origin);
  return [
    ["connect-src 'self'", ...origins(others)].join(' '),
    ["img-src 'self' data:", ...origins(pictures)].join(' '),
    ['frame-src', ...(frames.length > 0 ? origins(frames) : ["'none'"])].join(' '),
  ].join('; ');
}
