/** The name field once another account is in use. */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { of } from 'rxjs';
import { afterEach, expect, it } from 'vitest';
import { tryName } from '../../../application/names/actions.js';
import type { NameRegistry } from '../../../application/ports/services.js';
import { scriptedModal } from '../../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../../infrastructure/fakes/scripted-wallet.js';
import { reactWindow } from '../../../scripts/react-window.js';
import { NameScreens } from './name-screens.js';

const window = reactWindow(['navigator'], { IS_REACT_ACT_ENVIRONMENT: true });
let root: Root | undefined;
afterEach(async () => await act(async () => root?.unmount()));

it('is empty for another account, where nothing is being checked', async () => {
  const wallet = scriptedWallet({ type: 'AUTH', accounts: [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`] });
  const registry: NameRegistry = {
    suffix: 'berth.example',
    nameOf: () => of(undefined),
    isTaken: () => of(false),
    suggestions: () => of([]),
    register: () => of(undefined),
  };
  const modal = scriptedModal({
    wallets: [wallet],
    services: { registry },
    options: { services: { registry: { id: 'names', load: () => new Promise(() => undefined) } } },
  });
  await modal.connect(wallet.wallet.id);
  await modal.open({ route: { view: 'register-account-name' } });
  void tryName(modal, 'heron');
  modal.time.advance(1_000);
  const box = window.document.createElement('div');
  window.document.body.append(box);
  root = createRoot(box as never);
  const draw = () =>
    act(async () =>
      root?.render(
        <NameScreens route={{ view: 'register-account-name' }} state={modal.getState()} modal={modal as never} />,
      ),
    );
  await draw();
  expect(box.textContent).toContain('Available');
  wallet.useAccounts(`0x${'2'.repeat(40)}`);
  await draw();
  expect(box.querySelector('input')?.value).toBe('');
  expect(box.innerHTML).not.toContain('aria-busy="true"');
  expect(box.textContent).not.toContain('heron');
});
