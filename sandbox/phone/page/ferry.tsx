/** The whole page, as narrow as a phone: first pending requests, then the field for the code, then the sessions. */
import type { PhoneWallet } from '../phone-wallet.js';
import { AccountCard } from './account-card.js';
import { ConnectForm } from './connect-form.js';
import { RequestCard } from './request-card.js';
import { Sessions } from './sessions.js';
import { useWallet } from './use-wallet.js';

export interface FerryProps {
  readonly wallet: PhoneWallet;
  /** A uri to begin with. */
  readonly uri: string;
}

export function Ferry({ wallet, uri }: FerryProps) {
  useWallet(wallet);
  const [asked, ...further] = wallet.pending();
  const error = wallet.errors().at(-1);
  return (
    <div className="phone">
      <header className="phone-top">
        <svg viewBox="0 0 40 40" aria-hidden="true">
          <rect width="40" height="40" rx="10" />
          <path d="M12 20v-6h13v6M16 14v-3.500h5V14M8.500 20h23l-3 6.500h-17Z" />
          <path d="M9 31c2.700-2 5-2 7.500 0s5 2 7.500 0 5-2 7 0" />
        </svg>
        <div>
          <h1>{wallet.name}</h1>
          <p>A phone wallet of the sandbox</p>
        </div>
      </header>
      <main className="phone-body">
        {asked && <RequestCard key={asked.id} wallet={wallet} request={asked} further={further.length} />}
        {error !== undefined && (
          <p className="error" role="status">
            {`The last answer did not get through. ${error instanceof Error ? error.message : String(error)}`}
          </p>
        )}
        <AccountCard wallet={wallet} />
        <ConnectForm wallet={wallet} uri={uri} />
        <Sessions wallet={wallet} />
      </main>
    </div>
  );
}
