import type { HoldingsEntry } from '../../../application/account/state.js';
import { chainSupports, type ListedChain } from '../../../domain/network/chain-support.js';
import type { Network } from '../../../domain/network/network.js';
import { Button } from '../../parts/forms/button.js';
import { Empty } from '../../parts/layout/empty.js';
import { LongList } from '../../parts/layout/long-list.js';
import { SkeletonRows } from '../../parts/layout/skeleton-rows.js';
import { LATER_ICONS } from '../../parts/marks/later-icons.js';
import { TokenMark } from '../../parts/marks/token-mark.js';
import { Row } from '../../parts/rows/row.js';
import { Note } from '../../parts/words/note.js';
import { Notice } from '../../parts/words/notice.js';
import { serviceAdvice } from '../../parts/words/service-advice.js';
import { useFormat } from '../../parts/words/use-format.js';
import { useText } from '../../parts/words/use-text.js';
import { enCommon } from '../../text/everywhere.en.js';
import { enFailures } from '../../text/failures.en.js';
import { enAccount } from './text.en.js';
import { hasPrices, heldTokens, isEmpty, tokenKey, tokenRow } from './token-rows.js';

export interface TokenListProps {
  readonly entry: HoldingsEntry | undefined;
  readonly network: Network | undefined;
  /** The expected number of tokens, if known. */
  readonly expected: number | undefined;
  readonly chains: readonly ListedChain[];
  readonly onRetry: () => void;
  /** Shows the address for receiving. Absent if there is no such screen. */
  readonly onReceive: (() => void) | undefined;
  /** Opens the list of sellers. Absent if there are none. */
  readonly onBuy: (() => void) | undefined;
  /** Copies the address, to be given to a sender. */
  readonly onCopy: () => void;
}

/** Nothing is known of it yet. */
export function isLoading(entry: HoldingsEntry | undefined): boolean {
  return !entry || (entry.status === 'loading' && entry.holdings.length === 0);
}

/** The balances, or the text while, and if, they are not known. */
export function TokenList({ entry, network, expected, chains, onRetry, onReceive, onBuy, onCopy }: TokenListProps) {
  const text = useText('account', enAccount);
  const common = useText('common', enCommon);
  const failures = useText('failures', enFailures);
  const format = useFormat();
  if (network?.unsupported) return <Note pad>{text.unknownNetwork}</Note>;
  if (network && !chainSupports(chains, network.chainNamespace, 'balance')) return <Note pad>{text.noBalances}</Note>;
  if (!entry || isLoading(entry)) return <SkeletonRows label={text.loadingTokens} rows={Math.min(expected ?? 4, 8)} />;
  const failed = (entry.status === 'failed' || entry.incomplete) && (
    <>
      <Notice kind={entry.incomplete ? 'caution' : 'danger'} title={text.unavailable}>
        {entry.incomplete
          ? text.incomplete
          : entry.holdings.length > 0
            ? text.stale
            : serviceAdvice(entry.failure, failures)}
      </Notice>
      <Button icon="retry" onPress={onRetry}>
        {common.tryAgain}
      </Button>
    </>
  );
  if (failed && entry.holdings.length === 0) return failed;
  if (isEmpty(entry.holdings)) {
    const kind = onBuy ? 'quiet' : 'primary';
    const fund = (
      <>
        {onBuy && (
          <Button kind="primary" onPress={onBuy} testId="buy-crypto">
            {text.buyToHold}
          </Button>
        )}
        {onReceive ? (
          <Button kind={kind} onPress={onReceive} testId="receive-funds">
            {text.showToReceive}
          </Button>
        ) : (
          <Button kind={kind} icon={LATER_ICONS.copy} onPress={onCopy} testId="receive-copy-address">
            {text.copyToReceive}
          </Button>
        )}
      </>
    );
    return (
      <>
        {failed}
        <Empty title={text.emptyTitle} actions={fund}>
          {text.emptyLead(network?.name ?? '')}
        </Empty>
      </>
    );
  }
  // Tokens on a test network have no value, even with a price.
  const priced = !network?.testnet && hasPrices(entry.holdings);
  return (
    <>
      {failed}
      <LongList
        marks
        label={text.tokens}
        items={heldTokens(entry.holdings)}
        keyOf={tokenKey}
        row={(holding, place) => {
          const { token, amount, value } = tokenRow(holding, format);
          return (
            <Row
              place={place}
              mark={<TokenMark token={token} network={network} />}
              title={token.name}
              note={amount}
              {...(priced && { end: value ?? <span className="ph-no-price">{common.noPrice}</span> })}
            />
          );
        }}
      />
    </>
  );
}
