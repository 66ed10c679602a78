/** The explanation why an account can receive on these networks only. */
import type { Text } from '../../text/en.js';
import type { Receiving } from './receiving-networks.js';

export function networksExplanation({ networks: [first], because }: Receiving, text: Text['receive']): string {
  if (!first || because === 'same address') return text.sameAddress;
  return because === 'smart account' ? text.smartOnly(first.name) : text.spelled(first.name);
}
