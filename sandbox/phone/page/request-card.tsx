/** The request in plain words, and the two answers. */
import { useEffect, useRef } from 'react';
import type { WalletRequest } from '../../wallets/prompts.js';
import type { PhoneWallet } from '../phone-wallet.js';

export interface RequestCardProps {
  readonly wallet: PhoneWallet;
  readonly request: WalletRequest;
  /** The number of further pending requests. */
  readonly further: number;
}

export function RequestCard({ wallet, request, further }: RequestCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { title, facts, text } = wallet.describe(request);
  return (
    <section className="asked" aria-labelledby="asked-title">
      <h2 id="asked-title" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {further > 0 && <p className="further">{further === 1 ? 'One more waits' : `${further} more wait`} after this</p>}
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {text !== undefined && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
        <pre tabIndex={0}>{text}</pre>
      )}
      <div className="answers">
        <button type="button" onClick={() => wallet.answer(request.id, false)}>
          Reject
        </button>
        <button type="button" className="yes" onClick={() => wallet.answer(request.id, true)}>
          Approve
        </button>
      </div>
    </section>
  );
}
