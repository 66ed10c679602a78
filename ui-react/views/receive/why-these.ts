/** Why an account can receive on these networks and no others, in words. */
import type { Text } from '../../text/en.js';
import type { Receiving } from './receiving-networks.js';

export function whyThese({ networks: [first], because }: Receiving, text: Text['receive']): string {
  if (!first || because === 'same address') return text.sameAddress;
  return because === 'smart account' ? text.smartOnly(first.name) : text.spelled(first.name);
}
