/** Swapping. */
import type { Screen } from '../../screen.js';
import type { Visitor } from '../../visitor.js';

async function openSwap(visitor: Visitor, toToken?: string): Promise<void> {
  await visitor.connect('Harbor');
  await visitor.account();
  await visitor.page.evaluate(
    (to) =>
      void window.portholeDemo?.modal.open({ view: 'Swap', arguments: { fromToken: 'ETH', toToken: to, amount: '1' } }),
    toToken,
  );
  await visitor.modal.getByTestId('swap-input-sourceToken').waitFor();
}

async function quoted(visitor: Visitor): Promise<void> {
  await openSwap(visitor, 'KELP');
  await visitor.modal.getByRole('button', { name: 'Review swap' }).waitFor();
}

const query = { services: '1' };

export const swapScreens: readonly Screen[] = [
  { name: 'swap-empty', query, reach: (visitor) => openSwap(visitor) },
  { name: 'swap', query, reach: quoted },
  {
    name: 'swap-select-token',
    query,
    async reach(visitor) {
      await openSwap(visitor);
      await visitor.modal.getByTestId('swap-select-token-button-toToken').click();
      await visitor.modal.getByTestId('swap-select-token-item-KELP').waitFor();
    },
  },
  {
    name: 'swap-preview',
    query,
    async reach(visitor) {
      await quoted(visitor);
      await visitor.press('Review swap');
      await visitor.modal.getByTestId('swap-contract').waitFor();
    },
  },
];
