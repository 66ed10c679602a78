import { useAccount, useNetwork } from 'porthole/react';
import { fill, usePageLanguage } from './words/page-text.js';

/** The account and the network, with the hooks that any dapp would use. */
export function Standing() {
  const { text, tag } = usePageLanguage();
  const { status, address, allAccounts, wallet } = useAccount();
  const { network, networkId, isUnsupported } = useNetwork();
  const others = allAccounts.length - 1;
  return (
    <dl className="standing" aria-label={text.connection}>
      <div>
        <dt>{text.status}</dt>
        <dd data-status={status}>{text[status]}</dd>
      </div>
      <div>
        <dt>{text.wallet}</dt>
        <dd>{wallet?.name ?? '–'}</dd>
      </div>
      <div>
        <dt>{text.account}</dt>
        <dd>
          {address ? <code dir="ltr" title={address}>{`${address.slice(0, 4)}…${address.slice(-6)}`}</code> : '–'}
          {others > 0 && <small>{fill(text.otherAccounts, { count: others.toLocaleString(tag) })}</small>}
        </dd>
      </div>
      <div>
        <dt>{text.network}</dt>
        <dd>
          {network?.name ?? '–'}
          {networkId && (
            <small>{isUnsupported ? fill(text.unsupported, { network: networkId }) : <bdi>{networkId}</bdi>}</small>
          )}
        </dd>
      </div>
    </dl>
  );
}
