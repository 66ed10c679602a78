/** A site's own sign-in server, simulated in the page, since the demo has none. It survives a reload. */
import type { SiweOptions, SiweSession } from 'porthole/siwe';
import type { WorldSettings } from '../world-settings.js';

const KEY = 'demo-session';

export function pageServer({ networks }: Pick<WorldSettings, 'networks'>, required: boolean): SiweOptions {
  const nodes = Object.fromEntries(
    networks.map(({ id, rpcUrls: { default: node } }) => [`eip155:${id}`, node.http[0] ?? '']),
  );
  let nonce = '';
  return {
    required,
    getNonce() {
      nonce = crypto.randomUUID().replaceAll('-', '');
      return Promise.resolve(nonce);
    },
    async verifyMessage({ message, signature }) {
      const { verifySignIn } = await import('porthole/verify');
      const asked = nonce;
      nonce = '';
      const verified = await verifySignIn({
        text: message,
        signature,
        nonce: asked,
        domain: location.host,
        rpcUrls: nodes,
      });
      if (!verified.ok) return false;
      const { address, networkId } = verified.message;
      const session: SiweSession = { address, chainId: Number(networkId.split(':')[1]) };
      localStorage.setItem(KEY, JSON.stringify(session));
      return true;
    },
    getSession: () => Promise.resolve(JSON.parse(localStorage.getItem(KEY) ?? 'null')),
    signOut() {
      localStorage.removeItem(KEY);
      return Promise.resolve(true);
    },
  };
}
