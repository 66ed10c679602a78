/** The connected sites, each with a button to disconnect. */
import type { PhoneSession, PhoneWallet } from '../phone-wallet.js';

export function Sessions({ wallet }: { readonly wallet: PhoneWallet }) {
  const sessions = wallet.sessions();
  return (
    <section aria-labelledby="sessions-title">
      <h2 id="sessions-title">Connected sites</h2>
      {sessions.length === 0 ? (
        <p className="none">None yet.</p>
      ) : (
        <ul className="card sites">
          {sessions.map((session) => (
            <Site key={session.topic} wallet={wallet} session={session} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Site({ wallet, session }: { readonly wallet: PhoneWallet; readonly session: PhoneSession }) {
  const { topic, site, chains } = session;
  const names = chains.map(
    (chain) => wallet.namespaces.find(({ name }) => chain.startsWith(`${name}:`))?.chainName(chain) ?? chain,
  );
  const disconnect = () => {
    // Removed on this side even if the site cannot be notified.
    wallet.disconnect(topic).catch(reportError);
  };
  return (
    <li>
      <div>
        <strong>{site.name || site.url}</strong>
        <small>{names.join(', ')}</small>
      </div>
      <button type="button" onClick={disconnect} aria-label={`Disconnect from ${site.name || site.url}`}>
        Disconnect
      </button>
    </li>
  );
}
