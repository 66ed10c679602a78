/** Kinds of accounts. */
import type { AccountType } from '../../../domain/address/account.js';

export const enAccountTypes: Record<AccountType, string> = {
  eoa: 'Account',
  smartAccount: 'Smart account',
  payment: 'Payment account',
  ordinal: 'Ordinals account',
  stx: 'Stacks account',
};
