/** Image URLs from a service that the page may load. */
import type { BlockchainServiceOptions } from './options.js';

const DATA = /^data:image\/(png|svg\+xml|webp|jpe?g|gif|avif)[;,]/i;

/** Accepts a picture that is a data URL, or at a host the integrator has allowed. */
export function pictureFrom({ url, pictureUrls = [] }: BlockchainServiceOptions): (text: string) => string | undefined {
  const origins = [url, ...pictureUrls].map((each) => addressOf(each)?.origin);
  return (text) => {
    if (DATA.test(text)) return text;
    const address = addressOf(text);
    const allowed = address && /^https?:$/.test(address.protocol) && origins.includes(address.origin);
    return allowed ? address.href : undefined;
  };
}

function addressOf(text: string): URL | undefined {
  try {
    return new URL(text, globalThis.location?.href);
  } catch {
    return undefined;
  }
}
