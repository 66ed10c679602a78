import { useState } from 'react';
import { tokenCautionOf } from '../../../application/send/token-caution-of.js';
import { editSwap } from '../../../application/swap/actions.js';
import { heldOf } from '../../../application/swap/swap-context.js';
import { sameToken, tokenKey } from '../../../application/swap/token-key.js';
import { formatAmount } from '../../../domain/money/amount.js';
import { findNetwork } from '../../../domain/network/find-network.js';
import type { Token } from '../../../domain/token/token.js';
import { TokenSearch } from '../../parts/forms/token-search.js';
import { Body } from '../../parts/layout/body.js';
import { Empty } from '../../parts/layout/empty.js';
import { LongList } from '../../parts/layout/long-list.js';
import { useSheet } from '../../parts/layout/use-sheet.js';
import { TokenMark } from '../../parts/marks/token-mark.js';
import { tokenWords } from '../../parts/money/token-words.js';
import { enTokens } from '../../parts/money/tokens.en.js';
import { Chip } from '../../parts/rows/chip.js';
import { Label } from '../../parts/rows/label.js';
import { Row } from '../../parts/rows/row.js';
import { useFormat } from '../../parts/words/use-format.js';
import { useText } from '../../parts/words/use-text.js';
import accountCss from '../../styles/account.css?inline';
import type { ViewProps } from '../view-props.js';
import css from './swap.css?inline';
import { swapTokens } from './swap-tokens.js';
import { enSwap } from './text.en.js';

/** The tokens that can be swapped. */
export function SwapSelectToken({ route: { side }, state, modal }: ViewProps<'swap-select-token'>) {
  useSheet(accountCss);
  useSheet(css);
  const text = useText('swap', enSwap);
  const words = useText('tokens', enTokens);
  const format = useFormat();
  const [query, setQuery] = useState('');
  const { suggested, yours, others } = swapTokens(state, query);
  const chosen = state.swap?.[side];
  const count = yours.length + others.length;
  const choose = (token: Token) => {
    void editSwap(modal, { [side]: token });
    void modal.back();
  };
  const list = (label: string, tokens: readonly Token[]) =>
    tokens.length > 0 && (
      <>
        <Label>{label}</Label>
        <LongList
          marks
          label={label}
          items={tokens}
          keyOf={tokenKey}
          chosen={Math.max(
            0,
            tokens.findIndex((token) => sameToken(token, chosen)),
          )}
          row={(token, place) => {
            const held = heldOf(state, token);
            const caution = tokenCautionOf(state, token);
            return (
              <Row
                place={place}
                mark={<TokenMark token={token} network={findNetwork(state.config.networks, token.networkId)} />}
                title={token.name}
                note={held ? format.held(formatAmount(held, token.decimals), token.symbol) : token.symbol}
                {...(caution && {
                  tag: <span className="ph-tag ph-tag-danger">{tokenWords(caution, words).tag}</span>,
                })}
                testId={`swap-select-token-item-${token.symbol}`}
                onPress={() => choose(token)}
                {...(sameToken(token, chosen) && { current: text.chosen })}
              />
            );
          }}
        />
      </>
    );
  return (
    <Body>
      <TokenSearch query={query} onChange={setQuery} count={count} testId="swap-select-token-search-input" />
      {suggested.length > 0 && (
        <ul className="ph-chips" aria-label={text.suggested}>
          {suggested.map((token) => (
            <li key={tokenKey(token)}>
              <Chip mark={<TokenMark token={token} size="s" />} onPress={() => choose(token)}>
                {token.symbol}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      {list(text.yours, yours)}
      {list(text.all, others)}
      {count === 0 && <Empty title={words.none}>{words.noneLead}</Empty>}
    </Body>
  );
}
