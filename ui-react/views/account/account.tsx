import { holdingsOf } from '../../../application/account/holdings/holdings-of.js';
import { accountTabs } from '../../../application/account/tabs.js';
import { connectedOf, networkOf } from '../../../application/connect/selectors.js';
import { Body } from '../../parts/layout/body.js';
import { useSheet } from '../../parts/layout/use-sheet.js';
import css from '../../styles/account.css?inline';
import listsCss from '../../styles/account-lists.css?inline';
import { TransferNotice } from '../sent/transfer-notice.js';
import type { ViewProps } from '../view-props.js';
import { AccountActions } from './account-actions.js';
import { AccountHead } from './account-head.js';
import { Balance } from './balance.js';
import { DisconnectIcon } from './disconnect-button.js';
import { Identity } from './identity.js';
import { InsideRow } from './inside-row.js';
import { NotConnected } from './not-connected.js';
import { offeredFeatures, viewOf } from './offered-features.js';
import { isLoading, TokenList } from './token-list.js';
import { useLate } from './use-late.js';

const loadLists = () => import('../lists/account-lists.js').then(({ AccountLists }) => AccountLists);
const loadChoice = () => import('./account-choice.js').then(({ AccountChoice }) => AccountChoice);

/** The account in use: its holdings, and its actions. */
export function Account({ state, modal }: ViewProps<'account'>) {
  useSheet(css);
  useSheet(listsCss);
  const several = accountTabs(state).length > 1;
  const connected = connectedOf(state);
  const inside = connected?.wallet.type === 'AUTH';
  const Lists = useLate(several, loadLists);
  const choices = inside ? 0 : (connected?.accounts.length ?? 0);
  const Choice = useLate(choices > 1, loadChoice);
  if (!connected) return <NotConnected modal={modal} />;
  const network = networkOf(state);
  const entry = holdingsOf(state);
  const offered = offeredFeatures(state.config, network);
  const leadTo = (feature: 'receive' | 'onramp') =>
    offered.includes(feature) ? () => void modal.push({ view: viewOf(feature) }) : undefined;
  const tokens = (
    <>
      <TokenList
        entry={entry}
        network={network}
        expected={several ? undefined : 1 + (state.config.tokens[connected.networkId]?.length ?? 0)}
        chains={state.config.chains}
        onRetry={() => modal.refreshBalance()}
        onReceive={leadTo('receive')}
        onBuy={leadTo('onramp')}
        onCopy={() => modal.copyAddress()}
      />
      {/* The height above it is known if the dapp lists the tokens; otherwise it waits for that. */}
      {choices > 1 &&
        !(several && isLoading(entry)) &&
        (Choice ? (
          <Choice connected={connected} state={state} modal={modal} />
        ) : (
          // The space of a label and of a row for each, with the gap between them.
          <div style={{ minBlockSize: `calc(var(--ph-t-note) * 1.4 + ${12 + 56 * choices}px)` }} />
        ))}
    </>
  );
  return (
    <Body>
      <Identity connected={connected} state={state} onCopy={() => modal.copyAddress()}>
        <DisconnectIcon connected={connected} modal={modal} />
      </Identity>
      {inside && <InsideRow connected={connected} user={state.login.user} modal={modal} />}
      <Balance entry={entry} network={network} chains={state.config.chains} onRefresh={() => modal.refreshBalance()} />
      <AccountActions state={state} modal={modal} />
      <TransferNotice state={state} />
      {several ? (
        <div className="ph-lists">
          {Lists ? (
            <Lists state={state} modal={modal}>
              {tokens}
            </Lists>
          ) : (
            <>
              <div style={{ minBlockSize: 44 }} />
              {tokens}
            </>
          )}
        </div>
      ) : (
        tokens
      )}
    </Body>
  );
}

Account.Head = AccountHead;
