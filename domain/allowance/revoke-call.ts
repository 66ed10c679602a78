/** The call that revokes an allowance. */
import { PERMIT2 } from '../simulation/subject.js';
import type { AllowanceSubject } from './allowance.js';

const NOTHING = '0'.repeat(64);

export function revokeCall(subject: AllowanceSubject): { readonly to: string; readonly data: string } {
  const { address, spender } = subject;
  switch (subject.kind) {
    case 'allowance':
      return { to: address, data: `0x095ea7b3${word(spender)}${NOTHING}` };
    case 'operator':
      return { to: address, data: `0xa22cb465${word(spender)}${NOTHING}` };
    case 'item':
      return { to: address, data: `0x095ea7b3${NOTHING}${subject.id.toString(16).padStart(64, '0')}` };
    case 'permit2':
      return { to: PERMIT2, data: `0x87517c45${word(address)}${word(spender)}${NOTHING}${NOTHING}` };
  }
}

function word(address: string): string {
  return address.toLowerCase().slice(2).padStart(64, '0');
}
