/** The window of an onramp, in Node: it requests the page and submits its form. */
import type { VisitorAccounts } from '../world/driver.js';
import { waitUntil } from '../world/wait-until.js';

export interface SandboxShop {
  readonly visitorAccounts: Pick<VisitorAccounts, 'pay' | 'payAtExchange'>;
  show(page: string): boolean;
  /** From now on, whether the browser allows new windows. */
  letOpen(windows: boolean): void;
}

export function sandboxShop(): SandboxShop {
  let windows = true;
  let shown: string | undefined;
  return {
    show(page) {
      if (windows) shown = page;
      return windows;
    },
    letOpen(value) {
      windows = value;
    },
    visitorAccounts: {
      async pay() {
        await waitUntil(() => shown !== undefined);
        const answer = await fetch(shown ?? '');
        const page = await answer.text();
        const field = (name: string) => new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(page)?.[1] ?? '';
        const network = /<option selected>([^<]*)</.exec(page)?.[1] ?? '';
        const form = new URLSearchParams({ for: field('for'), network, amount: field('amount') });
        const sent = await fetch(new URL('/buy', shown), { method: 'POST', body: form });
        if (!sent.ok) throw new Error(`The onramp answered ${sent.status}: ${await sent.text()}`);
      },
      async payAtExchange(well) {
        await waitUntil(() => shown !== undefined);
        const session = new URL(shown ?? '').searchParams.get('session') ?? '';
        const form = new URLSearchParams({ session, answer: well ? 'pay' : 'decline' });
        const sent = await fetch(new URL('/pay', shown), { method: 'POST', body: form });
        if (!sent.ok) throw new Error(`The exchange answered ${sent.status}: ${await sent.text()}`);
      },
    },
  };
}
