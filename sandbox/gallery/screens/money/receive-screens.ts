/** Receiving. */
import type { Screen } from '../../screen.js';
import type { Visitor } from '../../visitor.js';

async function receive({ connect, page, press, modal }: Visitor, wallet: string): Promise<void> {
  await connect(wallet);
  await page.getByTestId('account-button').click();
  await press('Receive');
  await modal.getByTestId('wui-qr-code').waitFor();
}

export const receiveScreens: readonly Screen[] = [
  {
    name: 'receive',
    reach: (visitor) => receive(visitor, 'Harbor'),
  },
  {
    name: 'receive-networks',
    async reach(visitor) {
      await receive(visitor, 'Harbor');
      await visitor.press(/^On \d networks/);
      await visitor.sees('Tidewater');
    },
  },
];
