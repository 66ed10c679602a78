/** The answers of a wallet with atomic batches (EIP-5792). */
import { type Hex, hexToBigInt, isAddress, isHex, numberToHex } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import { invalidParams, ProviderError } from '../../../servers/secure-site/frame/rpc/provider-error.js';
import { callsId, callsStatus } from '../../../servers/secure-site/frame/rpc/transaction/calls-status.js';
import type { WalletNetwork } from '../wallet-memory.js';
import { PERMISSION_CAPABILITIES } from './permission-answers.js';
import { type BatchCall, sendBatch } from './send-batch.js';

type Params = readonly unknown[];

export interface BatchingWallet {
  networks(): readonly WalletNetwork[];
  signerOf(address: unknown): PrivateKeyAccount;
  consent(method: string, params: Params): Promise<void>;
  /** One transaction at a time. */
  inTurn(send: () => Promise<Hex>): Promise<Hex>;
}

const MOST_CALLS = 20;

export function atomicCapabilities(networks: readonly WalletNetwork[]): Record<string, object> {
  return Object.fromEntries(
    networks.map(({ chainId, smartAccount }) => [
      numberToHex(chainId),
      { atomic: { status: smartAccount ? 'supported' : 'unsupported' }, ...PERMISSION_CAPABILITIES },
    ]),
  );
}

export function batchAnswers({ networks, signerOf, consent, inTurn }: BatchingWallet) {
  return {
    async wallet_sendCalls(params: Params, method: string) {
      const given = Object(params[0]) as Readonly<Record<string, unknown>>;
      if (given.version !== '2.0.0') throw invalidParams('"version" must be 2.0.0.');
      const signer = signerOf(given.from);
      const network = networks().find(({ chainId }) => chainId === Number(given.chainId));
      if (!network?.rpcUrl) throw new ProviderError(5710, 'The wallet does not have this network.');
      if (!network.smartAccount) throw new ProviderError(5760, 'Atomic execution is not possible on this network.');
      const list: readonly unknown[] = Array.isArray(given.calls) ? given.calls : [];
      if (list.length === 0) throw invalidParams('there are no calls.');
      if (list.length > MOST_CALLS) throw new ProviderError(5740, `More than ${MOST_CALLS} calls are too many.`);
      for (const [name, wish] of Object.entries(Object(given.capabilities) as object))
        if (Object(wish).optional !== true) throw new ProviderError(5700, `The wallet does not know ${name}.`);
      const calls = list.map(readCall);
      await consent(method, params);
      const { chainId, rpcUrl, smartAccount: code } = network;
      const hash = await inTurn(() => sendBatch(signer, { chainId, rpcUrl, code }, calls));
      return { id: callsId(chainId, [hash]) };
    },
    wallet_getCallsStatus: (params: Params) =>
      callsStatus(
        params,
        networks().map(({ chainId, name, rpcUrl = '' }) => ({ chainId, name, rpcUrl, symbol: 'ETH', decimals: 18 })),
      ),
    wallet_showCallsStatus: () => null,
  };
}

function readCall(value: unknown): BatchCall {
  const { to, value: amount = '0x0', data = '0x' } = Object(value) as Readonly<Record<string, unknown>>;
  if (typeof to !== 'string' || !isAddress(to, { strict: false })) throw invalidParams('"to" must be an address.');
  if (!isHex(amount) || !isHex(data)) throw invalidParams('"value" and "data" must be hexadecimal.');
  return { target: to.toLowerCase() as Hex, value: hexToBigInt(amount), data };
}
