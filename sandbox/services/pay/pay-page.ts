/** The page of an exchange that a payment is made on: it really sends the amount shown, and charges no account. */
import { wantedIn } from '../asked-for.js';
import type { Call } from '../call.js';
import { Refusal } from '../refusal.js';
import { escaped, standInPage } from '../stand-in-page.js';

export const payPage: readonly Call[] = [
  {
    name: 'pay',
    method: 'GET',
    path: '/pay',
    answer({ query }, { payments }) {
      const session = payments.of(query.get('session') ?? '');
      if (!session) throw new Refusal(404, 'session', 'There is no such payment');
      const { id, amount, symbol, network, recipient, exchange } = session;
      return standInPage(
        `Pay with ${escaped(exchange)}`,
        `<p>Nothing is charged here: this page of the sandbox stands where an exchange would open. What it sends is real, on the local network.</p>
<form method="post"><input type="hidden" name="session" value="${escaped(id)}"><p><strong>${escaped(amount)} ${escaped(symbol)}</strong> on ${escaped(network.name)} to <code>${escaped(recipient)}</code></p>
<button name="answer" value="pay">Pay</button><button name="answer" value="decline">Decline</button></form>`,
      );
    },
  },
  {
    name: 'pay-now',
    method: 'POST',
    path: '/pay',
    async answer(question, { payments }) {
      const [id, answer] = [wantedIn(question, 'session'), wantedIn(question, 'answer')];
      const session = payments.of(id);
      if (!session) throw new Refusal(404, 'session', 'There is no such payment');
      if (answer === 'pay') await payments.pay(session);
      else payments.decline(id);
      const words = answer === 'pay' ? 'It has been sent.' : 'Nothing was sent.';
      return standInPage(answer === 'pay' ? 'Paid' : 'Declined', `<p>${words} You can close this page.</p>`);
    },
  },
];
