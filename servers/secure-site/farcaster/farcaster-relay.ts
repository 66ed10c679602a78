/** Farcaster's relay (FIP-11): a channel through which a wallet app passes on what it signed. Its answers are untrusted. */
import type { Hex } from 'viem';
import { Refusal } from '../auth/refusal.js';
import { channelStatus, openedChannel } from './schema.js';

export interface Channel {
  /** Allows its holder to request the outcome. */
  readonly token: string;
  /** The link that the visitor opens. */
  readonly url: string;
}

export interface SignedMessage {
  readonly message: string;
  readonly signature: Hex;
  /** As the relay reports it: for display only. */
  readonly userName?: string;
}

export interface FarcasterRelay {
  open(asked: { readonly domain: string; readonly siweUri: string; readonly nonce: string }): Promise<Channel>;
  /** Undefined while the visitor has not approved. */
  outcome(token: string): Promise<SignedMessage | undefined>;
}

const LIMIT_MS = 5_000;
const AWAY = 'Farcaster cannot be reached. Try again later';

export function farcasterRelay(url: string): FarcasterRelay {
  const ask = async (path: string, init: RequestInit): Promise<unknown> => {
    try {
      const response = await fetch(new URL(path, url), {
        ...init,
        redirect: 'error',
        signal: AbortSignal.timeout(LIMIT_MS),
      });
      if (!response.ok) throw new Error(String(response.status));
      return await response.json();
    } catch {
      throw new Refusal(AWAY, 503);
    }
  };
  return {
    async open(asked) {
      // Only the custody address may sign: it is the one in the registry.
      const body = JSON.stringify({ ...asked, acceptAuthAddress: false });
      const said = await ask('/v1/channel', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      const { success, data } = openedChannel.safeParse(said);
      if (!success || !/^https:\/\//.test(data.url)) throw new Refusal(AWAY, 503);
      return { token: data.channelToken, url: data.url };
    },
    async outcome(token) {
      const said = await ask('/v1/channel/status', { headers: { authorization: `Bearer ${token}` } });
      const { success, data } = channelStatus.safeParse(said);
      if (!success) throw new Refusal(AWAY, 503);
      if (data.state === 'pending') return undefined;
      const { message, signature, username } = data;
      return { message, signature: signature as Hex, ...(username && { userName: username.slice(0, 60) }) };
    },
  };
}
