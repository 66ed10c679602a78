/** Pictures that a service names, where the page may ask for them. */
import type { BlockchainServiceOptions } from './options.js';

const DATA = /^data:image\/(png|svg\+xml|webp|jpe?g|gif|avif)[;,]/i;

/** Lets a picture through that is data, or at a host that the integrator was told of. */
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
