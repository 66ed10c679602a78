import { AccountButton, ConnectButton, NetworkButton, useAccount } from 'porthole/react';
import { createElement } from 'react';
import type { DemoQuery } from './read-query.js';
import { useNarrow } from './use-narrow.js';

/** The site's name, and a dapp's header buttons: on a phone, only the most important one. */
export function PageHeader({ page }: Pick<DemoQuery, 'page'>) {
  const { isConnected } = useAccount();
  const narrow = useNarrow();
  return (
    <header className="top">
      <a className="brand" href="./">
        <svg viewBox="0 0 40 40" aria-hidden="true">
          <rect width="40" height="40" rx="10" />
          <path d="M20 9v13M20 10.500c5 2.500 7.500 6.500 8.500 11.500h-17c1.500-4 4-7 8.500-8.500M9.500 25.500h21c-1 3-3.500 5-6.500 5h-8c-3 0-5.500-2-6.500-5Z" />
        </svg>
        <span>Slipway</span>
      </a>
      <div className="buttons">
        {page === 'components' && !narrow && <NetworkButton />}
        {page === 'components' &&
          (isConnected ? <AccountButton balance={narrow ? 'hide' : 'show'} /> : <ConnectButton />)}
        {page === 'elements' && !narrow && createElement('porthole-network')}
        {page === 'elements' && createElement('porthole-button')}
      </div>
    </header>
  );
}
