/** Login with Farcaster: verifies the signature of the visitor's wallet app on the server, without trusting the client that submits it. */
import { randomBytes } from 'node:crypto';
import type { AccountBook } from '../auth/account-book.js';
import type { FarcasterLogin } from '../auth/farcaster-login.js';
import { endedOnce, loginExpired } from '../auth/flows/ended-once.js';
import type { FlowKinds } from '../auth/flows/flow-kind.js';
import { RELAYED_FLOW, type RelayedFlow } from '../auth/flows/schema.js';
import { Refusal } from '../auth/refusal.js';
import { fingerprint, secretText } from '../auth/secret-text.js';
import type { FarcasterRelay } from './farcaster-relay.js';
import { type IsCustody, verifySignIn } from './verify-sign-in.js';

export interface FarcasterService {
  readonly relay: FarcasterRelay;
  readonly isCustody: IsCustody;
}

export interface FarcasterSignedParts {
  readonly book: AccountBook;
  readonly flows: FlowKinds;
  readonly origin: () => string;
  readonly service: FarcasterService;
  readonly now: () => number;
  /** How long one request for the outcome is kept open, and how often the relay is polled meanwhile. */
  readonly pollMs?: number;
  readonly lookAgainMs?: number;
}

export function farcasterSigned(parts: FarcasterSignedParts): FarcasterLogin {
  const { book, origin, service, now, pollMs = 18_000, lookAgainMs = 1_500 } = parts;
  const { relay, isCustody } = service;
  const flows = parts.flows(RELAYED_FLOW);
  const end = endedOnce<RelayedFlow>({ flows, book, now });
  const signIn = () => ({ domain: new URL(origin()).host, siweUri: `${origin()}/farcaster` });

  return {
    async begin() {
      const [flow, nonce] = [secretText(), randomBytes(16).toString('hex')];
      const { token, url } = await relay.open({ ...signIn(), nonce });
      await flows.begin(fingerprint(flow), { token, nonce });
      return { flow, url };
    },
    async outcome(flow, device) {
      const handle = fingerprint(flow);
      const found = await flows.find(handle);
      if (!found) throw loginExpired();
      const thisDevice = await device();
      const until = performance.now() + pollMs;
      let signed = await relay.outcome(found.token);
      while (!signed && performance.now() + lookAgainMs < until) {
        await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
        signed = await relay.outcome(found.token);
      }
      if (!signed) return undefined;
      const said = signed;
      return await end({
        ...{ handle, attempt: flow, device: thisDevice },
        async identify({ nonce }) {
          const fid = await verifySignIn(said, { ...signIn(), nonce }, isCustody, now).catch(() => {
            throw new Refusal('Farcaster cannot be reached. Try again later', 503);
          });
          if (fid === undefined) throw new Refusal('Farcaster could not confirm your login');
          return { key: `farcaster:${fid}`, by: 'farcaster', userName: said.userName ?? `fid:${fid}` };
        },
      });
    },
  };
}
