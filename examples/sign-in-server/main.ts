/** The page of the site. */
import { createModal } from 'porthole';
import { evm, mainnet } from 'porthole/evm';
import { injected } from 'porthole/injected';
import { siwe } from 'porthole/siwe';

const ask = async (path: string, body?: unknown) => {
  const answer = await fetch(path, { method: body ? 'POST' : 'GET', ...(body ? { body: JSON.stringify(body) } : {}) });
  return { ok: answer.ok, said: await answer.json() };
};

export const modal = createModal({
  networks: [mainnet],
  chains: [evm()],
  connectors: [injected()],
  services: false,
  siweConfig: siwe({
    getNonce: async () => (await ask('/nonce')).said.nonce,
    verifyMessage: async (proof) => (await ask('/verify', proof)).ok,
    getSession: async () => (await ask('/session')).said,
    signOut: async () => (await ask('/sign-out', {})).ok,
    getMessageParams: async () => ({ statement: 'Welcome aboard.' }),
  }),
});
