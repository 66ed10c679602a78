/** The account in use. */
import { accountTab } from '../../../application/account/tabs.js';
import { connectedOf, holdingsOf, networkOf } from '../../../application/selectors.js';
import { accountIdOf } from '../../../domain/account-id.js';
import { offersOn } from '../../../domain/chain-offers.js';
import { findNetwork } from '../../../domain/find-network.js';
import { cutName, formatAddress, SCREEN_NAME } from '../../../domain/format-address.js';
import { identityOf } from '../../../domain/identity.js';
import type { Network } from '../../../domain/network.js';
import { en } from '../../../ui-react/text/en.js';
import { explorerLink } from '../../../ui-react/views/account/explorer-link.js';
import { offeredFeatures, viewOf } from '../../../ui-react/views/account/offered-features.js';
import { balanceFigure, heldTokens, isEmpty, rowFigure, tokenRow } from '../../../ui-react/views/account/token-rows.js';
import { transferStage } from '../../../ui-react/views/account/transfer-stage.js';
import { transferWords } from '../../../ui-react/views/account/transfer-words.js';
import { listOf, tabActions } from './account-lists.js';
import { nobodyHere } from './nobody-here.js';
import { type Action, action, type Screen, type Seen } from './screen.js';

export function accountScreen({ state, modal, now }: Seen): Screen {
  const connected = connectedOf(state);
  const { account: text } = en;
  if (!connected) return nobodyHere(modal);
  const network = networkOf(state);
  const tab = accountTab(state) ?? 'tokens';
  const list = listOf({ state, modal, now });
  const entry = holdingsOf(state);
  const failed = tab === 'tokens' && (entry?.status === 'failed' || entry?.incomplete) && !network?.unsupported;
  const explorer = explorerLink(network, { address: connected.account.address });
  const inside = connected.wallet.type === 'AUTH';
  const several = connected.accounts.length > 1;
  const identity = inside && state.login.user ? identityOf(state.login.user) : undefined;
  const nameOf = (address: string) => {
    const told = state.account.identities?.[address]?.name;
    return told && cutName(told, SCREEN_NAME);
  };
  const name = nameOf(connected.account.address);
  const figured = entry && balanceFigure(entry.holdings, network, state.config.chains);
  const worthOf = (address: string) => {
    const held = state.account.holdings[accountIdOf(connected.networkId, address)];
    const figure = held && rowFigure(held.holdings, network, state.config.chains);
    return figure && figure.main + figure.rest;
  };
  const offered = offeredFeatures(state.config, network);
  const actions: Action[] = [
    ...(state.config.features.smartSessions
      ? [action(text.sessions, () => void modal.push({ view: 'smart-sessions' }))]
      : []),
    action(text.copyAddress, () => void modal.copyAddress()),
    ...(figured ? [action(text.refresh, () => void modal.refreshBalance(), entry?.status !== 'loading')] : []),
    ...(entry && isEmpty(entry.holdings) && entry.holdings.length > 0
      ? [
          ...(offered.includes('onramp')
            ? [action(text.buyToHold, () => void modal.push({ view: viewOf('onramp') }))]
            : []),
          offered.includes('receive')
            ? action(text.showToReceive, () => void modal.push({ view: 'receive' }))
            : action(text.copyToReceive, () => void modal.copyAddress()),
        ]
      : []),
    ...offered.map((feature) => action(text[feature], () => void modal.push({ view: viewOf(feature) }))),
    // Another page, opened by the browser.
    ...(explorer ? [action(text.explorerLabel(explorer.name), () => undefined)] : []),
    ...(failed ? [action(en.common.tryAgain, () => void modal.refreshBalance())] : []),
    ...tabActions({ state, modal }),
    ...list.actions,
    ...(inside
      ? [
          action(
            identity ?? en.account.settings,
            () => void modal.push({ view: several ? 'profile' : 'account-settings' }),
          ),
        ]
      : []),
    ...(several && !inside
      ? connected.accounts.map(({ address }) =>
          action(
            [nameOf(address), formatAddress(address), worthOf(address)].filter(Boolean).join(' '),
            () => void modal.selectAccount(address),
          ),
        )
      : []),
    action(en.common.disconnect, () => void modal.disconnect()),
  ];
  return {
    texts: [
      ...(name ? [name] : []),
      formatAddress(connected.account.address),
      connected.wallet.name,
      ...(identity ? [identity] : []),
      ...(tab === 'tokens' ? heldTexts(state, network) : list.texts),
      ...transferTexts(state),
    ],
    actions,
  };
}

function heldTexts(state: Seen['state'], network: Network | undefined): readonly string[] {
  const { account: text, failures } = en;
  if (network?.unsupported) return [text.unknownNetwork];
  const entry = holdingsOf(state);
  if (!entry) return [text.loadingTokens];
  const figure = balanceFigure(entry.holdings, network, state.config.chains);
  const worth = figure ? [`${figure.main}${figure.rest}`, ...(figure.lacks ? [text.lacks[figure.lacks]] : [])] : [];
  if (network && !offersOn(state.config.chains, network.chainNamespace, 'balance')) return [...worth, text.noBalances];
  const failed =
    entry.status === 'failed' ? [text.unavailable, failures[entry.failure?.code ?? 'request-failed'].advice] : [];
  const incomplete = entry.incomplete ? [text.unavailable, text.incomplete] : [];
  if (entry.holdings.length === 0) return entry.status === 'failed' ? failed : [text.loadingTokens];
  return [
    ...worth,
    ...failed,
    ...incomplete,
    ...(isEmpty(entry.holdings)
      ? [text.emptyTitle, text.emptyLead(network?.name ?? '')]
      : heldTokens(entry.holdings)
          .map(tokenRow)
          .flatMap(({ token, amount, value }) => [token.name, amount, value ?? en.common.noPrice])),
  ];
}

function transferTexts(state: Seen['state']): readonly string[] {
  const stage = transferStage(state);
  const { hash = '', transfer } = state.send;
  if (!stage || !transfer) return [];
  const { title, lead } = transferWords(stage, en.transfer, en.failures);
  const network = findNetwork(state.config.networks, transfer.token.networkId);
  const explorer = explorerLink(network, { hash: stage.kind === 'replaced' ? (stage.by ?? hash) : hash });
  return [title, lead, ...(explorer ? [en.transfer.follow(explorer.name)] : [])];
}
