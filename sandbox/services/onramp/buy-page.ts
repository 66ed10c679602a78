/** The page for a purchase: a stand-in for an onramp's page. It takes no money. */
import { formatAmount } from '../../../domain/money/amount.js';
import { wantedIn } from '../asked-for.js';
import type { Call } from '../call.js';
import { Refusal } from '../refusal.js';
import type { ServiceContext } from '../service-context.js';
import type { ServiceNetwork } from '../service-network.js';
import { escaped, standInPage } from '../stand-in-page.js';

export const buyPage: readonly Call[] = [
  {
    name: 'buy',
    method: 'GET',
    path: '/buy',
    answer({ query }, context) {
      const address = query.get('for') ?? '';
      const chosen = networkOf(query.get('network') ?? '', context);
      const options = context.networks
        .filter(({ evm }) => evm)
        .map((each) => `<option${each === chosen ? ' selected' : ''}>${escaped(each.name)}</option>`);
      return standInPage(
        'Buy',
        `<p>Nothing is charged here: this page of the sandbox stands where a site that sells coins would open.</p>
<form method="post"><input type="hidden" name="for" value="${escaped(address)}"><p>For <code>${escaped(address)}</code></p>
<label>Network <select name="network">${options.join('')}</select></label>
<label>US dollars <input name="amount" inputmode="decimal" value="${escaped(query.get('amount') ?? '100')}"></label><button>Buy</button></form>`,
      );
    },
  },
  {
    name: 'buy-now',
    method: 'POST',
    path: '/buy',
    async answer(question, context) {
      const [address = '', name = '', amount = ''] = ['for', 'network', 'amount'].map((each) =>
        wantedIn(question, each),
      );
      if (!/^0x[\da-f]{40}$/i.test(address)) throw new Refusal(400, 'for', 'This is not an address');
      const network = networkOf(name, context);
      if (!network) throw new Refusal(400, 'network', `Nothing is sold on ${name}`);
      const made = await context.purchases.make(network, address, amount, context.prices);
      const { decimals, symbol } = network.currency;
      const bought = `${formatAmount(made.amount, decimals)} ${symbol}`;
      return standInPage(
        'Bought',
        `<p>${escaped(bought)} came to <code>${escaped(address)}</code>. You can close this page.</p>`,
      );
    },
  },
];

/** By its name in any case; for an unknown name, the first one that sells anything. */
function networkOf(name: string, { networks }: ServiceContext): ServiceNetwork | undefined {
  const selling = networks.filter(({ evm }) => evm);
  return selling.find((each) => each.name.toLowerCase() === name.toLowerCase()) ?? selling[0];
}
