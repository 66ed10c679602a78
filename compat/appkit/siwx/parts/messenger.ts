import { namespaceOf } from '../../../../domain/network/caip.js';
import { signInAddress, signInText } from '../../../../domain/sign-in/sign-in-message.js';
import type { SIWXMessage, SIWXMessageData, SIWXMessageInput } from '../siwx-plugin.js';

/** Options of a messenger. */
export interface SIWXMessengerOptions {
  /** Default: the page's host. */
  readonly domain?: string;
  /** Default: the page's origin. */
  readonly uri?: string;
  /** A fresh nonce: at least eight letters and digits. */
  readonly getNonce: (input: SIWXMessageInput) => Promise<string>;
  /** A sentence for the visitor, on one line. */
  readonly statement?: string;
  /** URIs that the message lists. */
  readonly resources?: readonly string[];
  /** How long a session lasts, in milliseconds. Default: no expiration. */
  readonly expiration?: number;
  /** Has no effect: the text names the network without its namespace, as in EIP-4361 and CAIP-122. */
  readonly clearChainIdNamespace?: boolean;
}

/** Composes messages. Extend it for your own text. */
export abstract class SIWXMessenger {
  /** The message's version, such as `1`. */
  protected abstract readonly version: string;
  protected readonly options: SIWXMessengerOptions;

  constructor(options: SIWXMessengerOptions) {
    this.options = options;
  }

  /** The text to sign. */
  protected abstract stringify(data: SIWXMessageData): string;

  async createMessage(input: SIWXMessageInput): Promise<SIWXMessage> {
    const { getNonce, expiration, domain, uri, statement, resources } = this.options;
    const now = new Date();
    const from = input.notBefore === undefined ? now.getTime() : Date.parse(input.notBefore);
    const data: SIWXMessageData = {
      accountAddress: input.accountAddress,
      chainId: input.chainId,
      domain: domain ?? location.host,
      uri: uri ?? location.origin,
      version: this.version,
      nonce: await getNonce(input),
      issuedAt: now.toISOString(),
      ...(input.notBefore !== undefined && { notBefore: input.notBefore }),
      ...(statement !== undefined && { statement }),
      ...(resources && { resources }),
      ...(expiration !== undefined && { expirationTime: new Date(from + expiration).toISOString() }),
    };
    return { ...data, toString: () => this.stringify(data) };
  }
}

/**
 * AppKit's usual messenger. Its text is that of EIP-4361 and CAIP-122, which wallets recognise; the nonce may be
 * shorter than they require, as in AppKit's examples. Throws `invalid-options` for malformed values.
 */
export class InformalMessenger extends SIWXMessenger {
  protected readonly version = '1';

  protected stringify(data: SIWXMessageData): string {
    const { accountAddress, chainId, nonce, issuedAt = '', ...fields } = data;
    const address = signInAddress(namespaceOf(chainId), accountAddress);
    const write = (written: string): string =>
      signInText({ ...fields, version: '1', issuedAt, networkId: chainId, address, nonce: written });
    const isShort = /^[\da-zA-Z]{1,7}$/.test(nonce);
    return isShort ? write(LONG_ENOUGH).replace(`\nNonce: ${LONG_ENOUGH}\n`, `\nNonce: ${nonce}\n`) : write(nonce);
  }
}

/** Replaces a shorter nonce while the text is checked. */
const LONG_ENOUGH = '00000000';
