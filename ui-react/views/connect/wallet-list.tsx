import { useContext } from 'react';
import { allWalletsRow } from '../../../application/catalogue/all-wallets-row.js';
import { canPair } from '../../../application/connect/pairing/can-pair.js';
import { isLooking } from '../../../application/connect/selectors.js';
import type { WalletGroup, WalletRow, WalletTag } from '../../../domain/wallet/wallet-list.js';
import { Button } from '../../parts/forms/button.js';
import { Empty } from '../../parts/layout/empty.js';
import { Group } from '../../parts/layout/group.js';
import { SkeletonRows } from '../../parts/layout/skeleton-rows.js';
import { Icon, type IconProps } from '../../parts/marks/icon.js';
import { Spinner } from '../../parts/marks/spinner.js';
import { usePainted } from '../../parts/marks/use-painted.js';
import { WalletMark } from '../../parts/marks/wallet-mark.js';
import { Row } from '../../parts/rows/row.js';
import { Tag } from '../../parts/rows/tag.js';
import { OddMark } from '../../parts/words/odd-mark.js';
import { useText, WordsContext } from '../../parts/words/use-text.js';
import type { ViewProps } from '../view-props.js';
import { pagePlatform } from './page-platform.js';
import { enConnect } from './text.en.js';

export interface WalletListProps extends Omit<ViewProps<'connect'>, 'route'> {
  readonly groups: readonly WalletGroup[];
  /** True until the visitor has agreed to the terms, if required. */
  readonly blocked: boolean;
}

/** Whether there is a wallet to list, or one may still appear. */
export function hasWallets(state: ViewProps<'connect'>['state'], groups: readonly WalletGroup[]): boolean {
  return groups.length > 0 || isLooking(state) || allWalletsRow(state, pagePlatform().mobile) !== undefined;
}

/** Every wallet that can be connected, or how to get one. */
export function WalletList({ groups, blocked, state, modal }: WalletListProps) {
  const text = useText('connect', enConnect);
  const painted = usePainted();
  const pairing = canPair(state);
  const all = allWalletsRow(state, pagePlatform().mobile, useContext(WordsContext)?.format.locale);
  if (groups.length === 0 && isLooking(state)) return <SkeletonRows kind="wallet" label={text.looking} />;
  if (!hasWallets(state, groups)) {
    const help = <Button onPress={() => modal.push({ view: 'what-is-a-wallet' })}>{text.whatIsAWallet}</Button>;
    return (
      <Empty title={text.noneTitle} actions={help} testId="no-wallet-found">
        {text.noneLead}
      </Empty>
    );
  }
  const tags: Record<WalletTag, string> = {
    'qr code': text.qrCode,
    recent: text.recent,
    installed: text.installed,
    multichain: text.multichain,
  };
  const choose = ({ wallet, listed }: WalletRow) => {
    if (wallet?.type === 'MULTI_CHAIN') return modal.push({ view: 'connecting-multi-chain', walletId: wallet.id });
    return wallet ? modal.connect(wallet.id, wallet.namespace) : modal.connect(listed ?? '');
  };
  const rows = groups.flatMap((group) => group.rows);
  return (
    <>
      {/* Announces a wallet that appears later. */}
      <p className="ph-hidden" role="status">
        {text.found(rows.length)}
      </p>
      <Group list marks label={text.wallets} testId="wallet-list">
        {rows.map((row) => {
          // A wallet that is neither installed nor reachable, but has a website: links to it.
          const home = row.wallet || pairing || row.group === 'recent' ? undefined : row.listed?.homepage;
          return (
            <Row
              key={row.key}
              title={row.name}
              mark={<WalletMark wallet={row} later={!painted} />}
              tag={
                <OddMark named={{ name: row.name, altered: (row.wallet ?? row.listed)?.altered }}>
                  {row.tag ? (
                    <Tag installed={row.tag === 'installed'}>{tags[row.tag]}</Tag>
                  ) : (
                    home && <Tag>{text.get}</Tag>
                  )}
                </OddMark>
              }
              disabled={blocked}
              testId={row.testId}
              {...(home && !blocked ? { href: home } : { onPress: () => choose(row) })}
            />
          );
        })}
        {all && (
          <Row
            title={text.allWallets}
            mark={<PlainMark name="search" />}
            // The row works before the count is known.
            tag={all.tag ? <Tag>{all.tag}</Tag> : all.loading && <Spinner />}
            chevron
            disabled={blocked}
            testId="all-wallets"
            onPress={() => modal.push({ view: 'all-wallets' })}
          />
        )}
      </Group>
    </>
  );
}

function PlainMark({ name }: Pick<IconProps, 'name'>) {
  return (
    <span className="ph-mark ph-mark-plain">
      <Icon name={name} />
    </span>
  );
}
