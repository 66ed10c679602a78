/** The account and the network in use, for each namespace. */
import type { PhoneNamespace } from '../phone-namespace.js';
import type { PhoneWallet } from '../phone-wallet.js';

const KINDS: Readonly<Record<string, string>> = {
  eip155: 'EVM networks',
  solana: 'Solana',
  bip122: 'Bitcoin',
  polkadot: 'Polkadot',
};

export function AccountCard({ wallet }: { readonly wallet: PhoneWallet }) {
  return wallet.namespaces.map((namespace) => <Card key={namespace.name} namespace={namespace} />);
}

function Card({ namespace }: { readonly namespace: PhoneNamespace }) {
  const [address = ''] = namespace.addresses();
  const [chain] = namespace.chains();
  const known = [...namespace.chains()].sort();
  return (
    <section className="card" aria-label={`In use on ${KINDS[namespace.name] ?? namespace.name}`}>
      <label className="pair">
        <span>Account</span>
        <select
          value={address}
          onChange={({ target }) => namespace.changeAccount(namespace.accounts().indexOf(target.value))}
        >
          {namespace.accounts().map((each) => (
            <option key={each} value={each}>
              {`${each.slice(0, 6)}…${each.slice(-4)}`}
            </option>
          ))}
        </select>
      </label>
      <label className="pair">
        <span>Network</span>
        <select value={chain} onChange={({ target }) => namespace.changeChain(target.value)}>
          {known.map((each) => (
            <option key={each} value={each}>
              {namespace.chainName(each)}
            </option>
          ))}
        </select>
      </label>
    </section>
  );
}
