/** `personal_sign`: the message as displayed, signed with the account's key (ERC-191). */
import { type Hex, isHex } from 'viem';
import { isHashText } from '../../../../../domain/request/hash-text.js';
import { signInSite } from '../../../../../domain/sign-in/sign-in-site.js';
import { inertText } from '../../../../../domain/text/inert-text.js';
import type { ApprovalWords } from '../../approval/approval-words.js';
import { translatable } from '../../approval/translatable.js';
import { invalid } from '../../coded-error.js';
import { frameFormat, frameText } from '../../frame-text.js';
import { mustBeOwn } from '../own-account.js';
import type { RpcParts, RpcQuestion } from '../rpc-question.js';
import { hashWords, noTextWords } from './blind-words.js';
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
  // Half a byte would be read in one way and signed in another: that is text.
  const bytes = isHex(message) && message.length % 2 === 0 ? message : undefined;
  const text = bytes ? hexText(bytes) : message;
  mustBeShortEnough(text ?? message);
  const elsewhere = text === undefined ? undefined : otherSite(text, origin());
  const tell = (): ApprovalWords => {
    const blind = text === undefined ? noTextWords() : isHashText(text) ? hashWords() : undefined;
    const said = frameText().evm;
    return {
      title: said.message.title,
      lead: said.message.lead,
      facts: [[said.from, frameFormat().address(signer.address)]],
      yes: said.sign,
      text: text ?? message,
      ...(blind !== undefined && { blind }),
      ...(elsewhere !== undefined && {
        warnings: [said.message.elsewhere(elsewhere)],
        danger: true,
        consents: [said.message.elsewhereConsent(elsewhere)],
      }),
    };
  };
  await askVisitor(translatable(tell), signal);
  return await signer.signMessage({ message: bytes ? { raw: bytes } : message });
}

/** The site that a sign-in message (ERC-4361, and Solana's) is for, if another one requests it. */
export function otherSite(text: string, origin: string): string | undefined {
  const site = signInSite(text);
  return site === undefined || site === new URL(origin).host ? undefined : inertText(site, 100);
}
