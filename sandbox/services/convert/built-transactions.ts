/** Transactions of a swap, ready to be signed: the token approval, and the swap itself. */
import { jsonRpc } from '../../../servers/json-rpc.js';
import { amountIn, coinNamed, evmPlaceNamed, wanted, wantedIn } from '../asked-for.js';
import type { Call } from '../call.js';
import type { ServiceNetwork } from '../service-network.js';
import { approval } from './exchange.js';
import { exchangeOn } from './exchange-on.js';

export const builtTransactions: readonly Call[] = [
  {
    name: 'build-approve',
    method: 'GET',
    path: '/v1/convert/build-approve',
    async answer(question, context) {
      const { network, address: user } = evmPlaceNamed(context, wanted(question, 'userAddress'));
      const from = wanted(question, 'from');
      await coinNamed(context, wanted(question, 'to'));
      const { address: token } = evmPlaceNamed(context, from);
      const data = approval(exchangeOn(context, network).spender);
      const gas = await jsonRpc(network.rpcUrl, 'eth_estimateGas', [{ from: user, to: token, data }]);
      const eip155 = { gas: Number(gas), gasPrice: await gasPriceOn(network) };
      // It is sent to the token's contract, which is `from` here.
      return { tx: { from, to: from, data, value: '0', eip155 } };
    },
  },
  {
    name: 'build-transaction',
    method: 'POST',
    path: '/v1/convert/build-transaction',
    async answer(question, context) {
      const [userAddress, source, target] = ['userAddress', 'from', 'to'].map((each) => wantedIn(question, each));
      const { network, address: user } = evmPlaceNamed(context, userAddress ?? '');
      const [from, to] = await Promise.all([coinNamed(context, source ?? ''), coinNamed(context, target ?? '')]);
      const amount = amountIn(wantedIn(question, 'amount'));
      const { eip155 } = question.body as { eip155?: { slippage?: unknown } };
      const order = { from, to, amount, user, slippage: String(eip155?.slippage ?? 1) };
      const built = await exchangeOn(context, network).build(order);
      return {
        tx: {
          from: userAddress,
          to: `${network.id}:${built.to}`,
          data: built.data,
          amount: String(amount),
          eip155: { gas: String(built.gas), gasPrice: await gasPriceOn(network) },
        },
      };
    },
  },
];

async function gasPriceOn({ rpcUrl }: ServiceNetwork): Promise<string> {
  return String(BigInt(String(await jsonRpc(rpcUrl, 'eth_gasPrice'))));
}
