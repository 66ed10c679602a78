import { useEffect, useState } from 'react';
import type { WalletAsk as Ask } from '../../../domain/transaction/transfer.js';
import { Disclosure } from '../layout/disclosure.js';

export interface WalletAskProps {
  readonly label: string;
  /** Undefined: it is being prepared, and its row already has its place. */
  readonly ask: Ask | undefined;
}

/** The wallet request: in words, which come later, then in full. */
export function WalletAsk({ label, ask }: WalletAskProps) {
  const [part, setPart] = useState<typeof import('./asked-parts.js')>();
  useEffect(() => {
    import('./asked-parts.js').then(setPart, () => undefined);
  }, []);
  return (
    <Disclosure label={label}>
      {ask && (
        <div dir="ltr" className="ph-ask">
          <p>{ask.method}</p>
          {part && <part.AskedParts says={ask.says} />}
          <p data-testid="send-payload">{ask.payload}</p>
        </div>
      )}
    </Disclosure>
  );
}
