/** Requests in the format of `BitcoinProvider`, sent to the wallet of a session in the format it expects. */
import { defer, map } from 'rxjs';
import { Failure } from '../../../../domain/failure/failure.js';
import { readProperty } from '../../../../domain/value/read-property.js';
import { toBase64 } from '../../../base64.js';
import { isBitcoinAddress } from '../../../chains/bitcoin/address.js';
import { fromHex } from '../../../hex.js';
import { bitcoinProvider } from '../../bitcoin/bitcoin-requests.js';
import type { BitcoinWay } from '../../bitcoin/bitcoin-way.js';
import { readList } from '../../eip1193/read-list.js';
import type { Dialect, SessionWallet } from './dialect.js';

const MOST_ADDRESSES = 1000;
const KEY = /^(?:[\da-f]{64}|[\da-f]{66})$/i;

export const dialect: Dialect = {
  methods: ['sendTransfer', 'signMessage', 'signPsbt', 'getAccountAddresses'],
  readAddress: (text, networkId) => (isBitcoinAddress(text, networkId) ? text : undefined),
  async ask({ method, params }, wallet) {
    // A session has addresses only; their public keys are requested from the wallet.
    if (method === 'getAccountAddresses') return await addressesOf(wallet);
    const networks = [wallet.networkId];
    const accounts = wallet.addresses.map((address) => ({
      account: { namespace: 'bip122', address, type: 'payment' } as const,
      ...{ publicKey: undefined, networks, own: undefined },
    }));
    const { request } = bitcoinProvider(
      wayTo(wallet),
      () => ({ accounts, network: wallet.networkId }),
      () => undefined,
    );
    return await request({ method, params } as never);
  },
};

function wayTo({ ask }: SessionWallet): Pick<BitcoinWay, 'signMessage' | 'signPsbt' | 'sendTransfer'> {
  return {
    signMessage: ({ account: { address } }, message, protocol) =>
      defer(() => ask('signMessage', { account: address, address, message, protocol })).pipe(
        map((answer) => bytesOrText(readProperty(answer, 'signature'))),
      ),
    signPsbt: (psbt, inputs) =>
      defer(() => {
        const account = inputs[0]?.address;
        const signInputs = inputs.map(({ address, index }) => ({ address, index }));
        return ask('signPsbt', { account, psbt: toBase64(psbt), signInputs, broadcast: false });
      }).pipe(map((answer) => readProperty(answer, 'psbt'))),
    sendTransfer: ({ account: { address } }, recipientAddress, amount) =>
      defer(() => ask('sendTransfer', { account: address, recipientAddress, amount: String(amount) })).pipe(
        map((answer) => readProperty(answer, 'txid')),
      ),
  };
}

/** Pairing wallets answer in hex, a few in base64. */
function bytesOrText(text: unknown): unknown {
  return fromHex(text) ?? text;
}

async function addressesOf({ addresses: [account], networkId, ask }: SessionWallet): Promise<unknown> {
  const answer = readList(await ask('getAccountAddresses', { account }), MOST_ADDRESSES);
  if (!answer) throw new Failure('wallet-misbehaved', 'The wallet answered with no addresses');
  return answer.flatMap((each) => {
    const [address, publicKey] = [readProperty(each, 'address'), readProperty(each, 'publicKey')];
    if (typeof address !== 'string' || !isBitcoinAddress(address, networkId)) return [];
    const purpose = readProperty(each, 'intention') === 'ordinal' ? 'ordinal' : 'payment';
    return [{ address, purpose, ...(typeof publicKey === 'string' && KEY.test(publicKey) && { publicKey }) }];
  });
}
