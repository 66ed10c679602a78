/** The label of an embedded account. */
import type { AccountType } from '../../../domain/address/account.js';
import type { SocialProvider } from '../../../domain/site/features.js';
import type { Text } from '../../text/en.js';

export function accountLabel(type: AccountType, provider: SocialProvider | undefined, text: Text['settings']): string {
  if (type === 'smartAccount') return text.smartAccount;
  return provider ? text.socialAccount(text.provider[provider]) : text.emailAccount;
}
