import type { Wallet } from '../../../domain/wallet.js';
import { Body } from '../../parts/body.js';
import { NetworkMark } from '../../parts/network-mark.js';
import { Plate } from '../../parts/plate.js';
import { PortholeRing } from '../../parts/porthole-ring.js';
import { RoundFocus } from '../../parts/round-focus.js';
import { Row } from '../../parts/row.js';
import { useText } from '../../parts/use-text.js';
import { WalletMark } from '../../parts/wallet-mark.js';
import { enConnecting } from '../../text/en-connecting.js';
import { enNamespaces } from '../../text/en-namespaces.js';
import type { ViewProps } from '../view-props.js';
import { pagePlatform } from './page-platform.js';
import { shownWallet } from './shown-wallet.js';
import { walletGroups, walletRow } from './wallet-groups.js';

/** One wallet that is there for several kinds of networks: which one first? */
export function ConnectingMultiChain({ route, state, modal }: ViewProps<'connecting-multi-chain'>) {
  const text = useText('connecting', enConnecting);
  const namespaces = useText('namespaces', enNamespaces);
  const merged = walletRow(walletGroups(state, pagePlatform()), route.walletId)?.wallet;
  const wallets: readonly Wallet[] = merged?.connectors ?? (merged ? [merged] : []);
  const shown = shownWallet(state, route.walletId);
  const name = merged?.name ?? shown.name;
  return (
    <Body>
      <RoundFocus
        ring={
          <PortholeRing>
            <WalletMark wallet={merged ?? shown} size="xl" />
          </PortholeRing>
        }
        headline={text.whichNetwork(name)}
        lead={text.whichNetworkLead}
      />
      <Plate list marks label={text.whichNetwork(name)}>
        {wallets.map(({ id, namespace }) => (
          <Row
            key={namespace}
            title={namespaces[namespace]}
            mark={
              <NetworkMark network={state.config.networks.find((network) => network.chainNamespace === namespace)} />
            }
            chevron
            testId={`wui-list-chain-${namespace}`}
            onPress={() => modal.connect(id, namespace)}
          />
        ))}
      </Plate>
    </Body>
  );
}
