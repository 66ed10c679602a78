/** One wallet in the panel: how it answers, what its user does, and in which ways it misbehaves. */

import { element } from '../../../servers/secure-site/frame/element.js';
import { MISBEHAVIOURS, type Misbehaviour } from '../misbehaviour.js';
import { WALLET_MODES, type WalletMode } from '../prompts.js';
import type { SandboxWallet } from '../wallet.js';

export interface WalletCard {
  readonly root: HTMLElement;
  /** Updates the card to the wallet's state; keeps what the visitor is editing. */
  update(): void;
}

const MODES: Readonly<Record<WalletMode, string>> = {
  ask: 'Ask every time',
  approve: 'Approve automatically',
  reject: 'Reject automatically',
  delay: 'Approve after 3 s',
  never: 'Never answer',
};
const MISBEHAVIOUR_WORDS: Readonly<Record<Misbehaviour, string>> = {
  'wrong-chain-after-switch': 'Reports a switch without switching',
  'stays-after-adding': 'Adds a network without switching to it',
  'malformed-account': 'Returns a malformed account',
  'empty-accounts': 'Returns no accounts',
  'duplicate-events': 'Emits every event twice',
  'no-events': 'Emits no events',
  'refuses-while-asking': 'Rejects requests while one is pending (−32002)',
  'no-permission-methods': 'Does not support permission methods',
  'signs-another-text': 'Signs a different message',
};
/** A network that neither the dapp nor the wallet knows. */
const NOWHERE = 999_999;

export function walletCard({ info, control }: SandboxWallet, note: string): WalletCard {
  const state = element('span', { className: 'note' });
  const dot = element('span', { className: 'dot', ariaHidden: 'true' });
  const mode = choice('Answers', (value) => {
    control.mode = WALLET_MODES.find((each) => each === value) ?? control.mode;
  });
  const account = choice('Account', (value) => control.changeAccount(Number(value)));
  const network = choice('Network', (value) => control.changeNetwork(Number(value)));
  const quirks = MISBEHAVIOURS.map((kind) => {
    const input = element('input', { type: 'checkbox', onchange: () => control.misbehave(kind, input.checked) });
    return { kind, input, row: element('label', { className: 'check' }, input, MISBEHAVIOUR_WORDS[kind]) };
  });
  const action = (onclick: () => void) => element('button', { type: 'button', className: 'quiet', onclick });
  const lock = action(() => (control.snapshot().locked ? control.unlock() : control.lock()));
  const line = action(() => (control.snapshot().online ? control.goOffline() : control.goOnline()));
  const forget = action(() => control.forgetSite());
  forget.textContent = 'Forget site';

  const root = element(
    'details',
    { className: 'wallet', name: 'sandbox-wallet' },
    element(
      'summary',
      {},
      element('img', { src: info.icon, alt: '', width: 28, height: 28 }),
      element('span', { className: 'name' }, element('span', { textContent: info.name }), state),
      dot,
    ),
    element('p', { className: 'note', textContent: note }),
    ...[mode, account, network].map((each) => each.root),
    element('div', { className: 'actions' }, lock, line, forget),
    element('fieldset', {}, element('legend', { textContent: 'Faults' }), ...quirks.map((each) => each.row)),
  );

  return {
    root,
    update() {
      const now = control.snapshot();
      const away = now.locked ? 'locked' : !now.online ? 'offline' : undefined;
      state.textContent = [now.network.name, away ?? (now.permitted ? 'connected' : undefined)]
        .filter(Boolean)
        .join(' · ');
      dot.hidden = !now.permitted || away !== undefined;
      mode.show(
        WALLET_MODES.map((each) => [each, MODES[each]]),
        control.mode,
      );
      account.show(
        now.accounts.map((address, index) => [String(index), `${address.slice(0, 6)}…${address.slice(-4)}`]),
        String(now.selected),
      );
      const known = now.networks.map((each) => [String(each.chainId), each.name] as const);
      const current = [String(now.network.chainId), now.network.name] as const;
      const list = now.networks.some((each) => each.chainId === now.network.chainId) ? known : [...known, current];
      network.show(
        [...list, ...(now.network.chainId === NOWHERE ? [] : [[String(NOWHERE), 'Unknown network'] as const])],
        current[0],
      );
      for (const { kind, input } of quirks) input.checked = control.misbehaves(kind);
      lock.textContent = now.locked ? 'Unlock' : 'Lock';
      line.textContent = now.online ? 'Go offline' : 'Go online';
      forget.disabled = !now.permitted;
    },
  };
}

function choice(label: string, onPick: (value: string) => void) {
  const select = element('select', { ariaLabel: label, onchange: () => onPick(select.value) });
  let shown = '';
  return {
    root: element('label', { className: 'choice' }, element('span', { textContent: label }), select),
    show(options: readonly (readonly [value: string, words: string])[], value: string) {
      const next = JSON.stringify(options);
      if (next !== shown)
        select.replaceChildren(
          ...options.map(([each, words]) => element('option', { value: each, textContent: words })),
        );
      shown = next;
      select.value = value;
    },
  };
}
