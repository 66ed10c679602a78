import type { Wallet } from '../../../domain/wallet/wallet.js';
import { Body } from '../../parts/layout/body.js';
import { Group } from '../../parts/layout/group.js';
import { RoundFocus } from '../../parts/layout/round-focus.js';
import { NetworkMark } from '../../parts/marks/network-mark.js';
import { PortholeRing } from '../../parts/marks/porthole-ring.js';
import { WalletMark } from '../../parts/marks/wallet-mark.js';
import { Row } from '../../parts/rows/row.js';
import { OddMark } from '../../parts/words/odd-mark.js';
import { useText } from '../../parts/words/use-text.js';
import { enNamespaces } from '../../text/namespaces.en.js';
import type { ViewProps } from '../view-props.js';
import { enConnecting } from './connecting.en.js';
import { pagePlatform } from './page-platform.js';
import { shownWallet } from './shown-wallet.js';
import { walletGroups, walletRow } from './wallet-groups.js';

/** The choice of the first namespace for a wallet that supports several. */
export function ConnectingMultiChain({ route, state, modal }: ViewProps<'connecting-multi-chain'>) {
  const text = useText('connecting', enConnecting);
  const namespaces = useText('namespaces', enNamespaces);
  const merged = walletRow(walletGroups(state, pagePlatform()), route.walletId)?.wallet;
  const wallets: readonly Wallet[] = merged?.connectors ?? (merged ? [merged] : []);
  const shown = shownWallet(state, route.walletId);
  const name = merged?.name ?? shown.name;
  return (
    <Body>
      <OddMark named={merged ?? shown} warns />
      <RoundFocus
        ring={
          <PortholeRing>
            <WalletMark wallet={merged ?? shown} size="xl" />
          </PortholeRing>
        }
        headline={text.whichNetwork(name)}
        lead={text.whichNetworkLead}
      />
      <Group list marks label={text.whichNetwork(name)}>
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
      </Group>
    </Body>
  );
}
