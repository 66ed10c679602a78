import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { scriptedModal } from '../../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../../infrastructure/fakes/scripted-wallet.js';
import { reactWindow } from '../../../scripts/react-window.js';
import { ConnectingWallet } from '../../views/connect/connecting-wallet.js';
import { WalletCard } from '../../views/directory/wallet-card.js';
import { OddMark } from './odd-mark.js';

/** Once the code for it is loaded. */
const window = reactWindow([], { IS_REACT_ACT_ENVIRONMENT: true });

async function drawn(what: ReactNode): Promise<string> {
  const place = window.document.createElement('div');
  const root = createRoot(place as never);
  await act(() => root.render(what));
  await act(() => import('./odd-names.js').then(() => undefined));
  const html = place.innerHTML;
  await act(() => root.unmount());
  return html;
}

describe('S2.10 a name that imitates another', () => {
  it.each([
    ['МетаМаѕк', undefined, true],
    ['Meta Mask', true, true],
    ['Meta Mask', undefined, false],
    ['Мой кошелёк', undefined, false],
  ] as const)('%s (altered: %s) is marked: %s', async (name, altered, is) => {
    const html = await drawn(<OddMark named={{ name, altered }}>Installed</OddMark>);
    expect([html.includes('Suspicious name'), html.includes('Installed')]).toEqual([is, !is]);
  });

  it.each([
    ['Hаrbor', true],
    ['Harbor', false],
  ])('%s is marked while it is connected to: %s', async (name, is) => {
    const { wallet } = scriptedWallet({ name });
    const modal = scriptedModal({ wallets: [scriptedWallet({ name })] });
    const route = { view: 'connecting-wallet', walletId: wallet.id } as const;
    const state = {
      ...modal.getState(),
      connect: { ...modal.getState().connect, wallets: { eip155: [{ ...wallet, name }] } },
    };
    const html = await drawn(<ConnectingWallet route={route} state={state as never} modal={modal as never} />);
    expect(html.includes('Suspicious characters in this name')).toBe(is);
  });

  it.each([true, false])('is marked on a card of the directory: %s', (odd) => {
    const html = renderToStaticMarkup(
      <WalletCard
        wallet={{ id: 'a', name: 'Hаrbor' }}
        {...{
          picture: undefined,
          at: 0,
          installed: false,
          odd,
          stop: true,
          about: undefined,
          onChoose: () => undefined,
        }}
      />,
    );
    expect(html.includes('ph-card-badge ph-danger')).toBe(odd);
  });
});
