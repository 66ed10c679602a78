import { type CSSProperties, useState } from 'react';
import { changesOf } from '../../../application/changes/changes-of.js';
import type { Payment } from '../../../domain/trade/payment.js';
import { Button } from '../../parts/forms/button.js';
import { ConsentTick } from '../../parts/forms/consent-tick.js';
import { Body } from '../../parts/layout/body.js';
import { Divider } from '../../parts/layout/divider.js';
import { Group } from '../../parts/layout/group.js';
import { SkeletonRows } from '../../parts/layout/skeleton-rows.js';
import { useSheet } from '../../parts/layout/use-sheet.js';
import { AccountView } from '../../parts/marks/account-view.js';
import { Icon } from '../../parts/marks/icon.js';
import { ImageMark } from '../../parts/marks/image-mark.js';
import { TokenMark } from '../../parts/marks/token-mark.js';
import { WalletMark } from '../../parts/marks/wallet-mark.js';
import { Fact } from '../../parts/rows/fact.js';
import { Facts } from '../../parts/rows/facts.js';
import { Row } from '../../parts/rows/row.js';
import { Note } from '../../parts/words/note.js';
import { Notice } from '../../parts/words/notice.js';
import { useAnnounce } from '../../parts/words/use-announce.js';
import { useFormat } from '../../parts/words/use-format.js';
import { useText } from '../../parts/words/use-text.js';
import { enCommon } from '../../text/everywhere.en.js';
import { contradicts } from '../approve/changes/contradicts.js';
import { LateChanges } from '../approve/changes/late-changes.js';
import { WholeAddress } from '../send/whole-address.js';
import { NothingToPay } from './nothing-to-pay.js';
import css from './pay.css?inline';
import { findExchanges, payAtExchange, payFromWallet } from './pay-acts.js';
import type { PayProps } from './pay-props.js';
import { reviewedPayment, shownPayment } from './pay-words.js';
import { enPay } from './text.en.js';

/** The payment and the ways to pay. */
export function Pay({ state, modal }: PayProps) {
  useSheet(css);
  const text = useText('pay', enPay);
  const common = useText('common', enCommon);
  const [accepted, accept] = useState<Payment>();
  const shown = shownPayment(state, text, useFormat());
  useAnnounce(shown ? [text.amount, shown.amount, text.on(shown.network.name)] : []);
  if (!shown) return <NothingToPay modal={modal} />;
  const { payment, network, wallet, asked } = shown;
  const changes = changesOf(state, 'pay');
  const reviewed = reviewedPayment(payment);
  const more = contradicts(changes, reviewed);
  return (
    <Body>
      <div className="ph-pay-sum">
        <TokenMark token={payment.token} network={network} />
        <p className="ph-pay-amount" style={{ '--ph-wide': shown.number.length } as CSSProperties}>
          <span className="ph-hidden">{text.amount} </span>
          <bdi dir="ltr" data-testid="pay-amount">
            {shown.number} {shown.symbol}
          </bdi>
        </p>
        <p className="ph-pay-on">{text.on(network.name)}</p>
      </div>
      <Facts>
        <Fact label={text.to} mark={<AccountView address={payment.recipient} size="s" />}>
          <WholeAddress address={payment.recipient} />
        </Fact>
      </Facts>
      {shown.problem && (
        <Notice kind="danger" alert title={text.notBegun} testId="pay-problem">
          {shown.problem}
        </Notice>
      )}
      <LateChanges entry={changes} network={network} state={state} reviewed={reviewed} />
      {more && (
        <div className="ph-pad">
          <ConsentTick
            label={text.riskMore}
            ticked={accepted === payment}
            onTick={(on) => accept(on ? payment : undefined)}
          />
        </div>
      )}
      <Group list marks label={common.yourWallet}>
        <Row
          mark={
            wallet ? (
              <WalletMark wallet={wallet} />
            ) : (
              <span className="ph-mark ph-mark-plain">
                <Icon name="wallet" />
              </span>
            )
          }
          title={shown.walletLabel}
          {...(shown.walletNote && { note: shown.walletNote })}
          chevron
          disabled={more && accepted !== payment && !asked}
          testId="wallet-payment-option"
          onPress={() => (asked ? void modal.push({ view: 'pay-loading' }) : payFromWallet(modal))}
        />
      </Group>
      {wallet && !asked && (
        <Button kind="bare" icon="power" onPress={() => void modal.disconnect()}>
          {text.disconnect}
        </Button>
      )}
      {(shown.exchanges.length > 0 || shown.instead || shown.loading) && <Divider>{text.or}</Divider>}
      {shown.loading && <SkeletonRows label={text.loading} />}
      {shown.instead && <Note pad>{shown.instead}</Note>}
      {shown.listFailed && (
        <Button icon="retry" onPress={() => findExchanges(modal)}>
          {text.again}
        </Button>
      )}
      {shown.exchanges.length > 0 && (
        <Group list marks label={text.exchanges}>
          {shown.exchanges.map(({ id, name, imageUrl, label, busy, ready }) => (
            <Row
              key={id}
              mark={<ImageMark src={imageUrl} name={name} className="ph-mark" />}
              title={label}
              chevron={ready}
              busy={busy}
              disabled={!ready}
              testId={`exchange-option-${id}`}
              onPress={() => payAtExchange(modal, id)}
            />
          ))}
        </Group>
      )}
    </Body>
  );
}
