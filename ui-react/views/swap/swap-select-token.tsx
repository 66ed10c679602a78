import { useState } from 'react';
import { tokenCautionOf } from '../../../application/send/token-caution-of.js';
import { heldOf } from '../../../application/swap/swap-ground.js';
import { sameToken, tokenKey } from '../../../application/swap/token-key.js';
import { formatAmount } from '../../../domain/amount.js';
import { findNetwork } from '../../../domain/find-network.js';
import { formatTokenAmount } from '../../../domain/format-number.js';
import type { Token } from '../../../domain/token.js';
import { Body } from '../../parts/body.js';
import { Chip } from '../../parts/chip.js';
import { Empty } from '../../parts/empty.js';
import { Label } from '../../parts/label.js';
import { LongPlate } from '../../parts/long-plate.js';
import { Row } from '../../parts/row.js';
import { TokenMark } from '../../parts/token-mark.js';
import { TokenSearch } from '../../parts/token-search.js';
import { tokenWords } from '../../parts/token-words.js';
import { useSheet } from '../../parts/use-sheet.js';
import { useText } from '../../parts/use-text.js';
import accountCss from '../../styles/account.css?inline';
import { enSwap } from '../../text/en-swap.js';
import { enTokens } from '../../text/en-tokens.js';
import type { ViewProps } from '../view-props.js';
import css from './swap.css?inline';
import { swapTokens } from './swap-tokens.js';

/** The tokens that can be swapped. */
export function SwapSelectToken({ route: { side }, state, modal }: ViewProps<'swap-select-token'>) {
  useSheet(accountCss);
  useSheet(css);
  const text = useText('swap', enSwap);
  const words = useText('tokens', enTokens);
  const [query, setQuery] = useState('');
  const { suggested, yours, others } = swapTokens(state, query);
  const chosen = state.swap?.[side];
  const count = yours.length + others.length;
  const choose = (token: Token) => {
    void modal.editSwap({ [side]: token });
    void modal.back();
  };
  const list = (label: string, tokens: readonly Token[]) =>
    tokens.length > 0 && (
      <>
        <Label>{label}</Label>
        <LongPlate
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
                note={held ? `${formatTokenAmount(formatAmount(held, token.decimals))} ${token.symbol}` : token.symbol}
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
        <ul className="ph-swap-chips" aria-label={text.suggested}>
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
