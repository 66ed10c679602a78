/** `eth_sendTransaction`: described, filled in, approved, signed and sent. */
import { type Hex, hexToBigInt } from 'viem';
import { formatAddress } from '../../../../domain/format-address.js';
import { readTransaction } from '../../../wallets/transaction.js';
import type { RpcParts, RpcQuestion } from './answer-rpc.js';
import { describeCall } from './describe-call.js';
import { mustBeOwn } from './own-account.js';
import { feeFact, prepareFees, sendInTurn } from './prepare.js';

export async function sendTransaction(
  { params, network, present: { signer } }: RpcQuestion,
  { askVisitor }: RpcParts,
  signal: AbortSignal,
): Promise<Hex> {
  const [given] = params as readonly unknown[];
  const own = typeof given === 'object' && given !== null ? { from: signer.address, ...given } : given;
  const { from, to, value, data, gas, gasPrice, maxFeePerGas, maxPriorityFeePerGas, chainId } = readTransaction(own);
  mustBeOwn(signer.address, from);
  if (chainId !== undefined && Number(chainId) !== network.chainId)
    throw new Error(`This transaction is for another network than ${network.name}`);
  const call = { to, value: big(value) ?? 0n, data: data ?? '0x' };
  const price = big(maxFeePerGas) ?? big(gasPrice);
  const wishes = {
    gas: big(gas),
    maxFeePerGas: price,
    maxPriorityFeePerGas: big(maxPriorityFeePerGas) ?? big(gasPrice),
  };
  const [words, fees] = await Promise.all([
    describeCall(call, network),
    prepareFees(network, signer.address, call, { wishes }),
  ]);
  await askVisitor(
    {
      ...words,
      facts: [
        ...words.facts,
        ['From', formatAddress(signer.address)],
        ['Network', network.name],
        feeFact(fees, network),
      ],
      ...(call.data !== '0x' && { details: { label: 'Transaction data', text: call.data } }),
      yes: 'Approve',
    },
    signal,
  );
  return await sendInTurn(network, signer, (nonce) =>
    signer.signTransaction({ type: 'eip1559', chainId: network.chainId, nonce, ...call, ...fees }),
  );
}

function big(value: Hex | undefined): bigint | undefined {
  return value === undefined ? undefined : hexToBigInt(value);
}
