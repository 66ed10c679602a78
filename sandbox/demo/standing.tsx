import { useAccount, useNetwork } from 'porthole/react';

const STATUS = { disconnected: 'Not connected', connecting: 'Connecting', connected: 'Connected' };

/** The account and the network, with the hooks that any dapp would use. */
export function Standing() {
  const { status, address, allAccounts, wallet } = useAccount();
  const { network, networkId, isUnsupported } = useNetwork();
  const others = allAccounts.length - 1;
  return (
    <dl className="standing" aria-label="Connection">
      <div>
        <dt>Status</dt>
        <dd data-status={status}>{STATUS[status]}</dd>
      </div>
      <div>
        <dt>Wallet</dt>
        <dd>{wallet?.name ?? '–'}</dd>
      </div>
      <div>
        <dt>Account</dt>
        <dd>
          {address ? <code title={address}>{`${address.slice(0, 4)}…${address.slice(-6)}`}</code> : '–'}
          {others > 0 && <small>{others === 1 ? 'and one more' : `and ${others} more`}</small>}
        </dd>
      </div>
      <div>
        <dt>Network</dt>
        <dd>
          {network?.name ?? '–'}
          {networkId && <small>{isUnsupported ? `${networkId}, not ours` : networkId}</small>}
        </dd>
      </div>
    </dl>
  );
}
