import { useState } from 'react';
import { holdingsOf } from '../../../application/account/holdings/holdings-of.js';
import { editSend } from '../../../application/send/actions.js';
import { tokenCautionOf } from '../../../application/send/token-caution-of.js';
import { findNetwork } from '../../../domain/network/find-network.js';
import type { Token } from '../../../domain/token/token.js';
import { Button } from '../../parts/forms/button.js';
import { TokenSearch } from '../../parts/forms/token-search.js';
import { Body } from '../../parts/layout/body.js';
import { Empty } from '../../parts/layout/empty.js';
import { LongList } from '../../parts/layout/long-list.js';
import { SkeletonRows } from '../../parts/layout/skeleton-rows.js';
import { useSheet } from '../../parts/layout/use-sheet.js';
import { TokenMark } from '../../parts/marks/token-mark.js';
import { tokenWords } from '../../parts/money/token-words.js';
import { enTokens } from '../../parts/money/tokens.en.js';
import { Label } from '../../parts/rows/label.js';
import { Row } from '../../parts/rows/row.js';
import { Notice } from '../../parts/words/notice.js';
import { serviceAdvice } from '../../parts/words/service-advice.js';
import { useFormat } from '../../parts/words/use-format.js';
import { useText } from '../../parts/words/use-text.js';
import css from '../../styles/account.css?inline';
import { enCommon } from '../../text/everywhere.en.js';
import { enFailures } from '../../text/failures.en.js';
import { hasPrices, heldTokens, tokenKey, tokenRow } from '../account/token-rows.js';
import type { ViewProps } from '../view-props.js';
import { enSend } from './text.en.js';
import { choiceOf, tokenChoice } from './token-choice.js';

/** The tokens that can be sent. */
export function SendSelectToken({ state, modal }: ViewProps<'send-select-token'>) {
  useSheet(css);
  const text = useText('send', enSend);
  const format = useFormat();
  const words = useText('tokens', enTokens);
  const common = useText('common', enCommon);
  const failures = useText('failures', enFailures);
  const [query, setQuery] = useState('');
  const { token: chosen } = state.send;
  const tokens = tokenChoice(state, query);
  const rows = heldTokens(tokens);
  const isChosen = (token: Token) => token.networkId === chosen?.networkId && token.address === chosen.address;
  const priced = hasPrices(tokens);
  const entry = holdingsOf(state);
  const loading = !entry || entry.status === 'loading';
  const failed = entry?.status === 'failed';

  return (
    <Body>
      <TokenSearch query={query} onChange={setQuery} count={rows.length} />
      {rows.length > 0 ? (
        <>
          <Label>{text.tokens}</Label>
          <LongList
            marks
            label={text.tokens}
            items={rows}
            keyOf={tokenKey}
            chosen={Math.max(
              0,
              rows.findIndex(({ token }) => isChosen(token)),
            )}
            row={(holding, place) => {
              const { token, amount, value } = tokenRow(holding, format);
              const caution = tokenCautionOf(state, token);
              return (
                <Row
                  place={place}
                  mark={<TokenMark token={token} network={findNetwork(state.config.networks, token.networkId)} />}
                  title={token.name}
                  note={amount}
                  {...(caution && {
                    tag: <span className="ph-tag ph-tag-danger">{tokenWords(caution, words).tag}</span>,
                  })}
                  {...(priced && !caution && { end: value ?? <span className="ph-no-price">{common.noPrice}</span> })}
                  testId={`send-token-${token.symbol}`}
                  onPress={() => {
                    void editSend(modal, choiceOf(state, token));
                    void modal.back();
                  }}
                  {...(isChosen(token) && { current: common.current })}
                />
              );
            }}
          />
        </>
      ) : loading ? (
        <SkeletonRows label={common.loading} />
      ) : failed && !query.trim() ? (
        <>
          <Notice alert kind="danger" title={text.tokensUnavailable}>
            {serviceAdvice(entry.failure, failures)}
          </Notice>
          <Button icon="retry" onPress={() => modal.refreshBalance()}>
            {common.tryAgain}
          </Button>
        </>
      ) : (
        <Empty title={text.noTokens}>{query.trim() ? words.noneLead : text.noTokensLead}</Empty>
      )}
    </Body>
  );
}
