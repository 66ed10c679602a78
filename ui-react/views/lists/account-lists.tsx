import { type ReactNode, useId } from 'react';
import { accountTab, accountTabs } from '../../../application/account/tabs.js';
import { Tabs } from '../../parts/layout/tabs.js';
import { useSheet } from '../../parts/layout/use-sheet.js';
import { useText } from '../../parts/words/use-text.js';
import type { ViewProps } from '../view-props.js';
import { ActivityList } from './activity-list.js';
import css from './lists.css?inline';
import { NftGrid } from './nft-grid.js';
import { enLists } from './text.en.js';

export interface AccountListsProps extends Omit<ViewProps<'account'>, 'route'> {
  /** The account's assets. */
  readonly children: ReactNode;
}

/** The account's tokens, collectibles and activity, in tabs. */
export function AccountLists({ state, modal, children }: AccountListsProps) {
  useSheet(css);
  const id = useId();
  const text = useText('lists', enLists);
  const tab = accountTab(state) ?? 'tokens';
  return (
    <Tabs
      id={id}
      label={text.label}
      tabs={accountTabs(state).map((key) => ({ key, label: text[key] }))}
      selected={tab}
      onSelect={(chosen) =>
        void modal.replace(chosen === 'tokens' ? { view: 'account' } : { view: 'account', tab: chosen })
      }
    >
      {tab === 'tokens' && children}
      {tab === 'nfts' && <NftGrid state={state} modal={modal} />}
      {tab === 'activity' && <ActivityList state={state} modal={modal} />}
    </Tabs>
  );
}
