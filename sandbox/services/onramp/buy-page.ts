/** The page that a purchase is made on: it stands where a site that sells coins would open, and takes no money. */
import { formatAmount } from '../../../domain/amount.js';
import { wantedIn } from '../asked-for.js';
import { type Call, PlainAnswer, Refusal } from '../call.js';
import type { ServiceGround, ServiceNetwork } from '../service-ground.js';

export const buyPage: readonly Call[] = [
  {
    name: 'buy',
    method: 'GET',
    path: '/buy',
    answer({ query }, ground) {
      const address = query.get('for') ?? '';
      const chosen = networkOf(query.get('network') ?? '', ground);
      const options = ground.networks
        .filter(({ evm }) => evm)
        .map((each) => `<option${each === chosen ? ' selected' : ''}>${escaped(each.name)}</option>`);
      return page(
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
    async answer(question, ground) {
      const [address = '', name = '', amount = ''] = ['for', 'network', 'amount'].map((each) =>
        wantedIn(question, each),
      );
      if (!/^0x[\da-f]{40}$/i.test(address)) throw new Refusal(400, 'for', 'This is no address');
      const network = networkOf(name, ground);
      if (!network) throw new Refusal(400, 'network', `Nothing is sold on ${name}`);
      const made = await ground.purchases.make(network, address, amount, ground.prices);
      const { decimals, symbol } = network.currency;
      const bought = `${formatAmount(made.amount, decimals)} ${symbol}`;
      return page(
        'Bought',
        `<p>${escaped(bought)} came to <code>${escaped(address)}</code>. You can close this page.</p>`,
      );
    },
  },
];

/** By its name in any case; the first that sells anything where it is none of them. */
function networkOf(name: string, { networks }: ServiceGround): ServiceNetwork | undefined {
  const selling = networks.filter(({ evm }) => evm);
  return selling.find((each) => each.name.toLowerCase() === name.toLowerCase()) ?? selling[0];
}

function page(title: string, body: string): PlainAnswer {
  return new PlainAnswer(
    'text/html; charset=utf-8',
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><title>${title}</title>
<style>
:root { color-scheme: light dark; }
body { max-width: 32rem; margin: 3rem auto; padding: 0 1.25rem; background: light-dark(#fbf6ec, #171512); color: light-dark(#2c281f, #efeae0); font: 1rem/1.5 ui-sans-serif, system-ui, sans-serif; }
h1 { margin: 0 0 0.5rem; font-size: 1.375rem; } p { margin: 0 0 1rem; } code { overflow-wrap: anywhere; font-size: 0.875rem; }
form { display: grid; gap: 1rem; padding: 1.25rem; border: 1px solid light-dark(#e9dfcc, #322d26); border-radius: 14px; background: light-dark(#fffdf8, #1f1c18); }
form p { margin: 0; } label { display: grid; gap: 0.25rem; }
input, select, button { min-height: 44px; padding: 0 0.75rem; border: 1px solid light-dark(#8f8570, #7f7767); border-radius: 10px; background: transparent; color: inherit; font: inherit; }
option { background: light-dark(#fffdf8, #1f1c18); }
button { border: 0; background: light-dark(#0d5f70, #7fd0da); color: light-dark(#fff, #10201f); font-weight: 600; }
:focus-visible { outline: 2px solid light-dark(#0d5f70, #7fd0da); outline-offset: 2px; }
</style><h1>${title}</h1>${body}</html>`,
  );
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
