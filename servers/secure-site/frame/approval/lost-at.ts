/** Where what is sent would likely be lost: told, and agreed to before it is sent. As the app's own form for sending has it. */
import { receiverCaution } from '../../../../domain/address/receiver.js';
import type { Namespace } from '../../../../domain/network/caip.js';
import type { ApprovalWords } from './approval-words.js';

interface Sent {
  readonly namespace: Namespace;
  readonly receiver: string;
  /** The visitor's own address. */
  readonly from: string;
  /** The contract, or mint, of what is sent. Absent: the network's own currency. */
  readonly token?: string | undefined;
}

const WARNINGS = {
  'burn-address': 'Burn address: no one controls this address. Anything you send there is lost forever.',
  'token-contract': 'This is a token contract: tokens sent here are usually lost.',
  'look-alike':
    'Possible address-poisoning scam: this address starts and ends the same as your own, but it’s a different one.',
} as const;
export const LOSS_RISK = 'I understand that I may lose what I send to this address';

export function lostAt({
  namespace,
  receiver,
  from,
  token,
}: Sent): Pick<ApprovalWords, 'danger' | 'consents' | 'receivers'> & { readonly warnings: readonly string[] } {
  const tokens = token === undefined ? [] : [{ address: token }];
  const caution = receiverCaution({ namespace, receiver, from, tokens, familiar: [from] });
  const receivers = [{ namespace, from, address: receiver }];
  if (caution === undefined || caution === 'yourself') return { warnings: [], receivers };
  return { warnings: [WARNINGS[caution]], danger: true, consents: [LOSS_RISK], receivers };
}
