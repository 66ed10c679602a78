/** `personal_sign`: the message as it is read, signed with the account's key (ERC-191). */
import { type Hex, isHex } from 'viem';
import { formatAddress } from '../../../../../domain/address/format-address.js';
import { isDigest } from '../../../../../domain/request/typed-data.js';
import { signInSite } from '../../../../../domain/sign-in/sign-in-site.js';
import { inertText } from '../../../../../domain/text/inert-text.js';
import { invalid } from '../../coded-error.js';
import { mustBeOwn } from '../own-account.js';
import type { RpcParts, RpcQuestion } from '../rpc-question.js';
import { HASH, NO_TEXT } from './blind-words.js';
import { hexText } from './hex-text.js';
import { mustBeShortEnough } from './short-enough.js';

export async function signMessage(
  { params, present: { signer } }: RpcQuestion,
  { askVisitor, origin }: RpcParts,
  signal: AbortSignal,
): Promise<Hex> {
  const [message, from] = params as readonly unknown[];
  if (typeof message !== 'string') throw invalid('The message to sign must be text');
  mustBeOwn(signer.address, from);
  const text = isHex(message) ? hexText(message) : message;
  mustBeShortEnough(text ?? message);
  const blind = text === undefined ? NO_TEXT : isDigest(text) ? HASH : undefined;
  const elsewhere = text === undefined ? undefined : otherSite(text, origin());
  await askVisitor(
    {
      title: 'Sign a message',
      lead: 'Signing is free and won’t move any funds.',
      facts: [['From', formatAddress(signer.address)]],
      yes: 'Sign',
      text: text ?? message,
      ...(blind !== undefined && { blind }),
      ...(elsewhere !== undefined && {
        warnings: [`Anyone with this signature can log in as you at ${elsewhere}, which is not who asks.`],
        danger: true,
        consents: [`I understand that this site can sign in as me at ${elsewhere}`],
      }),
    },
    signal,
  );
  return await signer.signMessage({ message: isHex(message) ? { raw: message } : message });
}

/** The site that a sign-in message (ERC-4361, and Solana's) is for, when another one asks for it. */
export function otherSite(text: string, origin: string): string | undefined {
  const site = signInSite(text);
  return site === undefined || site === new URL(origin).host ? undefined : inertText(site, 100);
}
