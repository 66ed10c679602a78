/** A visitor who navigates the demo to the screen of a picture: clicks, types, and answers in the wallet. */
import type { Locator, Page, Route } from 'playwright-core';
import type { Misbehaviour } from '../wallets/misbehaviour.js';
import type { WalletMode } from '../wallets/prompts.js';

export interface Visitor {
  readonly page: Page;
  /** Everything is looked up inside the modal, once it is open. */
  readonly modal: Locator;
  /** Opens the list of wallets. */
  open(): Promise<void>;
  /** A button, link or row, by its name or the start of it. */
  press(name: string | RegExp): Promise<void>;
  /** Waits until this text is in the modal. */
  sees(text: string | RegExp): Promise<void>;
  /** Connects a wallet that approves, and ends with the modal closed. */
  connect(wallet?: string): Promise<void>;
  /** Opens the account screen and waits for the balances. */
  account(): Promise<void>;
  wallet(name: string, mode: WalletMode): Promise<void>;
  misbehave(name: string, kind: Misbehaviour): Promise<void>;
  /** Sets the behaviour of the networks' nodes from now on. */
  nodes(state: 'held' | 'gone'): Promise<void>;
  /** Sets what the networks report about transfers from now on: nothing yet, or that they failed. */
  receipts(state: 'held' | 'reverted'): Promise<void>;
}

/** In the order of the world. */
export interface Surroundings {
  readonly url: string;
  readonly nodes: readonly string[];
}

export function visitorOf(page: Page, { nodes }: Surroundings): Visitor {
  const modal = page.getByTestId('w3m-modal-card');
  const visitor: Visitor = {
    page,
    modal,
    open: () => page.getByTestId('connect-button').click(),
    async press(name) {
      const target = modal
        .getByRole('button', { name })
        .or(modal.getByRole('link', { name }))
        .or(modal.getByRole('checkbox', { name }));
      await target.first().click();
    },
    sees: (text) => modal.getByText(text).first().waitFor(),
    async connect(wallet = 'Harbor') {
      await visitor.wallet(wallet, 'approve');
      await visitor.open();
      await visitor.press(wallet);
      await page.getByTestId('account-button').waitFor();
      await modal.waitFor({ state: 'detached' });
    },
    async account() {
      await page.getByTestId('account-button').click();
      await modal.getByText('Kelp').first().waitFor();
    },
    wallet: (name, mode) =>
      page.evaluate(
        ([which, how]) => {
          const wallet = window.sandboxWallets?.get(which);
          if (wallet) wallet.mode = how;
        },
        [name, mode] as const,
      ),
    misbehave: (name, kind) =>
      page.evaluate(([which, how]) => window.sandboxWallets?.get(which).misbehave(how), [name, kind] as const),
    async nodes(state) {
      const answer = (route: Route) => (state === 'gone' ? route.abort('connectionrefused') : undefined);
      for (const node of nodes) await page.route(`${new URL(node).origin}/**`, answer);
    },
    async receipts(state) {
      const answer = async (route: Route) => {
        if (!route.request().postData()?.includes('eth_getTransactionReceipt')) return route.continue();
        if (state === 'held') return undefined;
        const response = await route.fetch();
        return route.fulfill({
          response,
          body: (await response.text()).replaceAll('"status":"0x1"', '"status":"0x0"'),
        });
      };
      for (const node of nodes) await page.route(`${new URL(node).origin}/**`, answer);
    },
  };
  return visitor;
}
