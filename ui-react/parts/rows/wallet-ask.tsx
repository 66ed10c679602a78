import type { WalletAsk as Ask } from '../../../domain/transaction/transfer.js';
import { Disclosure } from '../layout/disclosure.js';
import { useFormat } from '../words/use-format.js';
import { useText } from '../words/use-text.js';
import { enWalletAsk } from './wallet-ask.en.js';

export interface WalletAskProps {
  readonly label: string;
  readonly ask: Ask;
}

/** The wallet request: in words, then in full. */
export function WalletAsk({ label, ask: { method, payload, says } }: WalletAskProps) {
  const text = useText('walletAsk', enWalletAsk);
  const format = useFormat();
  return (
    <Disclosure label={label}>
      <div dir="ltr" className="ph-ask">
        <p>{method}</p>
        {says.map(({ name, value, symbol }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never move, and a transaction may pay several
          <p key={at}>
            <bdi>{text[name]}</bdi> <b>{symbol === undefined ? value : format.exact(value, symbol)}</b>
          </p>
        ))}
        <p data-testid="send-payload">{payload}</p>
      </div>
    </Disclosure>
  );
}
