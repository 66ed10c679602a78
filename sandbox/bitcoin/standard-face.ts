/** A wallet of Bitcoin as it registers itself by the Wallet Standard. */
import { fromHex } from '../../infrastructure/hex.js';
import type { BitcoinWallet } from './bitcoin-wallet.js';
import type { WalletAddress } from './wallet-address.js';

interface FaceAccount {
  readonly address: string;
  readonly publicKey: Uint8Array;
  readonly chains: readonly string[];
  readonly features: readonly string[];
}

const VERSION = { version: '1.0.0' } as const;

export function standardFace({ info, inside }: BitcoinWallet): object {
  /** The same object each time, since wallets recognize accounts by it. */
  const made = new Map<string, FaceAccount>();
  const accountOf = ({ address, publicKey }: WalletAddress): FaceAccount => {
    const chains = inside.opened().filter((each) => each.address === address);
    const key = [address, ...chains.map(({ chain }) => chain.chain)].join();
    const known = made.get(key) ?? {
      ...{ address, publicKey: fromHex(publicKey) ?? new Uint8Array() },
      ...{ chains: chains.map(({ chain }) => chain.chain), features: [] },
    };
    made.set(key, known);
    return known;
  };
  const accounts = () => [...new Set(inside.opened().map(accountOf))];
  const addressOf = (account: FaceAccount): string => {
    if (!accounts().includes(account)) throw new Error('Invalid account');
    return account.address;
  };
  const connect = async (input: { silent?: boolean }) => {
    await inside.ask('bitcoin_connect', { silent: input.silent === true });
    return { accounts: accounts() };
  };
  return {
    ...{ ...VERSION, name: info.name, icon: info.icon },
    chains: ['bitcoin:mainnet', 'bitcoin:testnet', 'bitcoin:regtest'],
    get accounts() {
      return accounts();
    },
    features: {
      'standard:connect': { ...VERSION, connect },
      'standard:disconnect': { ...VERSION, disconnect: () => inside.ask('bitcoin_disconnect') },
      'standard:events': {
        ...VERSION,
        on: (_event: 'change', listener: (change: object) => void) => {
          const notify = () => listener({ accounts: accounts() });
          const offs = [inside.follow('accounts', notify), inside.follow('end', notify)];
          return () => {
            for (const off of offs) off();
          };
        },
      },
      'bitcoin:connect': { ...VERSION, connect },
      'bitcoin:signMessage': {
        ...VERSION,
        // Segwit keys sign in the older format; taproot keys cannot.
        signMessage: async (input: { account: FaceAccount; message: Uint8Array }) => {
          const address = addressOf(input.account);
          const taproot = /^\w+1p/.test(address);
          const text = new TextDecoder().decode(input.message);
          const signature = await inside.ask('bitcoin_signMessage', address, text, taproot ? 'bip322' : 'ecdsa');
          return [{ signedMessage: input.message, signature }];
        },
      },
      'bitcoin:signTransaction': {
        ...VERSION,
        signTransaction: async (input: {
          psbt: Uint8Array;
          inputsToSign: { account: FaceAccount; signingIndexes: number[] }[];
        }) => {
          const inputs = input.inputsToSign.flatMap(({ account, signingIndexes }) =>
            signingIndexes.map((index) => ({ address: addressOf(account), index })),
          );
          return [{ signedPsbt: await inside.ask('bitcoin_signPsbt', input.psbt, inputs) }];
        },
      },
    },
  };
}
