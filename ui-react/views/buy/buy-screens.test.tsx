/** The screens of a purchase once another account is in use. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { buy } from '../../../application/buy/actions.js';
import { bought, buyingModal } from '../../../infrastructure/fakes/modals/buying-modal.js';
import { BuyInProgress } from './buy-in-progress.js';
import { Purchases } from './purchases.js';
import { Sellers } from './sellers.js';

it('a form that could not be loaded says so, with a button to try again', async () => {
  const { modal, begin } = buyingModal({}, { missing: ['buy'] });
  await begin();
  const html = renderToStaticMarkup(<Sellers state={modal.getState()} modal={modal as never} />);
  expect(html).toContain('Couldn’t load the page');
  expect(html).toContain('Try again');
  expect(html).not.toContain('Loading options…');
});

async function begun() {
  const site = buyingModal();
  await site.begin();
  await site.fillIn();
  const outcome = buy(site.modal, 'w');
  site.modal.time.advance(1);
  const drawn = (Screen: typeof Purchases) =>
    renderToStaticMarkup(<Screen state={site.modal.getState()} modal={site.modal as never} />);
  return { ...site, outcome, drawn };
}

describe('a purchase in progress', () => {
  it('gives way to the form of the account that is used instead', async () => {
    const { modal, wallet, outcome, drawn } = await begun();
    expect(drawn(BuyInProgress)).toContain('Continue on Watched');
    wallet.useAccounts(`0x${'2'.repeat(40)}`);
    modal.time.advance(1_000);
    expect(await outcome).toMatchObject({ ok: false, failure: { code: 'cancelled' } });
    const html = drawn(BuyInProgress);
    expect(html).not.toContain('Loading options…');
    expect(html).toContain('buy-seller-w');
  });

  it('is not shown to an account that cannot buy', async () => {
    const { modal, wallet, sells, drawn } = await begun();
    sells(bought('new', 'IN_PROGRESS'));
    modal.time.advance(4_000);
    expect(drawn(Purchases)).toContain('On the way');
    wallet.useNetwork('eip155:777777');
    modal.time.advance(1_000);
    expect(drawn(Purchases)).toContain('No purchases yet');
    expect(drawn(BuyInProgress)).toContain('Buying isn’t available here');
  });
});
