/** The message that a visitor signs, composed by the page. */
import type { SignInSubject } from '../../../application/ports/sign-in.js';
import { type SignInTerms, signInAddress, signInText } from '../../../domain/sign-in/sign-in-message.js';
import type { LocalSignInOptions } from './local-options.js';

const WEEK = 604_800_000;

export interface Attempt {
  readonly origin: string;
  readonly nonce: string;
  readonly now: number;
}

export function writtenText(
  options: LocalSignInOptions,
  { account, network }: SignInSubject,
  attempt: Attempt,
): string {
  const address = signInAddress(account.namespace, account.address);
  return signInText({ ...termsOf(options, attempt), address, networkId: network.caipNetworkId });
}

/** The parts that do not depend on the account. */
export function termsOf(
  { statement, lifetime = WEEK, resources }: LocalSignInOptions,
  { origin, nonce, now }: Attempt,
): SignInTerms {
  return {
    ...{ domain: new URL(origin).host, uri: origin, version: '1', statement, resources, nonce },
    issuedAt: new Date(now).toISOString(),
    expirationTime: new Date(now + lifetime).toISOString(),
  };
}
