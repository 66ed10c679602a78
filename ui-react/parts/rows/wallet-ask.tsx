import type { WalletAsk as Ask } from '../../../domain/transaction/transfer.js';
import { Disclosure } from '../layout/disclosure.js';

export interface WalletAskProps {
  readonly label: string;
  readonly ask: Ask;
}

/** The wallet request: in words, then in full. */
export function WalletAsk({ label, ask: { method, payload, says } }: WalletAskProps) {
  return (
    <Disclosure label={label}>
      <div dir="ltr" className="ph-ask">
        <p>{method}</p>
        {says.map(({ name, value }) => (
          <p key={name}>
            {name} <b>{value}</b>
          </p>
        ))}
        <p data-testid="send-payload">{payload}</p>
      </div>
    </Disclosure>
  );
}
