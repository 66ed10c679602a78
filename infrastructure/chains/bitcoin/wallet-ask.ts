/** The wallet request for a transfer, and what it says, decoded from the payload itself. */
import { Address, OutScript, Transaction } from '@scure/btc-signer';
import { formatAmount } from '../../../domain/money/amount.js';
import type { Network } from '../../../domain/network/network.js';
import type { Said, Transfer, WalletAsk } from '../../../domain/transaction/transfer.js';
import { fromBase64, toBase64 } from '../../base64.js';
import { netOf } from './address.js';
import { NETS } from './build-transfer.js';

/** For wallets that build and send the transaction themselves. */
export function sendParams({ from: account, to: recipientAddress, amount }: Transfer) {
  return { account, recipientAddress, amount: String(amount) };
}

/** The first request: a wallet that only signs answers that it does not support it. */
export function askToSend(transfer: Transfer, network: Network): WalletAsk {
  const asked = sendParams(transfer);
  return {
    ...{ method: 'sendTransfer', payload: JSON.stringify(asked) },
    says: [
      { name: 'to', value: asked.recipientAddress },
      { name: 'amount', ...amountIn(network, BigInt(asked.amount)) },
    ],
  };
}

/** The request to wallets that only sign: the outputs for the coins that are spent, and the network's fee. */
export function askToSign(psbt: Uint8Array, from: string, network: Network): WalletAsk {
  const payload = toBase64(psbt);
  const read = Transaction.fromPSBT(fromBase64(payload) ?? new Uint8Array());
  const outputs = Array.from({ length: read.outputsLength }, (_, at) => {
    const { script = new Uint8Array(), amount = 0n } = read.getOutput(at);
    return { to: Address(NETS[netOf(network.caipNetworkId)]).encode(OutScript.decode(script)), amount };
  });
  return {
    ...{ method: 'signPsbt', payload },
    says: [
      ...outputs.flatMap(({ to, amount }): readonly Said[] => {
        const sum = amountIn(network, amount);
        return to === from
          ? [{ name: 'change', ...sum }]
          : [
              { name: 'to', value: to },
              { name: 'amount', ...sum },
            ];
      }),
      { name: 'networkFee', ...amountIn(network, read.fee) },
    ],
  };
}

function amountIn({ nativeCurrency: { symbol, decimals } }: Network, amount: bigint): Omit<Said, 'name'> {
  return { value: formatAmount(amount, decimals), symbol };
}
