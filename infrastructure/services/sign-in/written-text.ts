/** The text that a visitor signs, as the page writes it. */
import type { SignInSubject } from '../../../application/sign-in/port.js';
import { type SignInMessage, signInAddress, signInText } from '../../../domain/sign-in-message.js';
import type { LocalSignInOptions } from './local-options.js';

const WEEK = 604_800_000;

export function writtenText(
  { statement, lifetime = WEEK, resources }: LocalSignInOptions,
  { account, network }: SignInSubject,
  { origin, nonce, now }: { readonly origin: string; readonly nonce: string; readonly now: number },
): string {
  const message: SignInMessage = {
    ...{ domain: new URL(origin).host, uri: origin, version: '1', statement, resources, nonce },
    address: signInAddress(account.namespace, account.address),
    networkId: network.caipNetworkId,
    issuedAt: new Date(now).toISOString(),
    expirationTime: new Date(now + lifetime).toISOString(),
  };
  return signInText(message);
}
