/** The sandbox's names for the suite's habits and prompts of wallets. */
import type { Misbehaviour } from '../../../sandbox/wallets/misbehaviour.js';
import type { Errand, Habit } from '../world/driver.js';
import type { PhoneHabit } from './phone-habits.js';

const MISBEHAVIOUR_OF: Readonly<Record<Habit, Misbehaviour>> = {
  'shares a malformed account': 'malformed-account',
  'shares no account': 'empty-accounts',
  'rejects requests while it is prompting': 'refuses-while-asking',
  'repeats every event': 'duplicate-events',
  'reports nothing': 'no-events',
  'lies about switching': 'wrong-chain-after-switch',
  'adds networks without switching': 'stays-after-adding',
  'does not support permissions': 'no-permission-methods',
  'signs another text': 'signs-another-text',
};

export function misbehaviourOf(habit: Habit | PhoneHabit): Misbehaviour {
  if (!isOfWallets(habit)) throw new Error(`A wallet of a page cannot do this: ${habit}.`);
  return MISBEHAVIOUR_OF[habit];
}

function isOfWallets(habit: Habit | PhoneHabit): habit is Habit {
  return Object.hasOwn(MISBEHAVIOUR_OF, habit);
}

/** The requests that a user has to approve. */
export const ERRAND_METHODS: Readonly<Record<Errand, readonly string[]>> = {
  connect: ['eth_requestAccounts', 'wallet_requestPermissions', 'solana_connect', 'bitcoin_connect', 'polkadot_enable'],
  sign: [
    'personal_sign',
    'eth_signTypedData_v4',
    'solana_signMessage',
    'solana_signIn',
    'bitcoin_signMessage',
    'polkadot_signRaw',
  ],
  send: [
    'eth_sendTransaction',
    'wallet_sendCalls',
    'solana_signTransaction',
    'solana_signAndSendTransaction',
    'bitcoin_signPsbt',
    'bitcoin_sendTransfer',
  ],
  'switch network': ['wallet_switchEthereumChain', 'bitcoin_changeNetwork'],
  'add network': ['wallet_addEthereumChain'],
};
