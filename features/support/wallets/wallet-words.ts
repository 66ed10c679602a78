/** The sandbox's names for the suite's behaviours and prompts of wallets. */
import type { Misbehaviour } from '../../../sandbox/wallets/misbehaviour.js';
import type { RequestKind, WalletBehaviour } from '../world/driver.js';
import type { PhoneBehaviour } from './phone-behaviours.js';

const MISBEHAVIOUR_OF: Readonly<Record<WalletBehaviour, Misbehaviour>> = {
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

export function misbehaviourOf(behaviour: WalletBehaviour | PhoneBehaviour): Misbehaviour {
  if (!isOfWallets(behaviour)) throw new Error(`A wallet of a page cannot do this: ${behaviour}.`);
  return MISBEHAVIOUR_OF[behaviour];
}

function isOfWallets(behaviour: WalletBehaviour | PhoneBehaviour): behaviour is WalletBehaviour {
  return Object.hasOwn(MISBEHAVIOUR_OF, behaviour);
}

/** The requests that a user has to approve. */
export const REQUEST_METHODS: Readonly<Record<RequestKind, readonly string[]>> = {
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
