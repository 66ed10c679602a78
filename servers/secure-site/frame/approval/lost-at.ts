/** Receivers where the assets would likely be lost: warned of, and confirmed before sending, as in the app's own send form. */
import { receiverCaution } from '../../../../domain/address/receiver.js';
import type { Namespace } from '../../../../domain/network/caip.js';
import { frameText } from '../frame-text.js';
import type { ApprovalWords } from './approval-words.js';

interface Sent {
  readonly namespace: Namespace;
  readonly receiver: string;
  /** The visitor's own address. */
  readonly from: string;
  /** The contract or mint of the asset. Absent: the native currency. */
  readonly token?: string | undefined;
}

const WARNINGS = { 'burn-address': 'burn', 'token-contract': 'contract', 'look-alike': 'likeOwn' } as const;

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
  const text = frameText().requests.receiver;
  return { warnings: [text[WARNINGS[caution]]], danger: true, consents: [text.risk], receivers };
}
