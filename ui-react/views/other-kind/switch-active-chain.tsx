import type { Namespace } from '../../../domain/network/caip.js';
import { findNetwork } from '../../../domain/network/find-network.js';
import { Button } from '../../parts/forms/button.js';
import { Body } from '../../parts/layout/body.js';
import { Foot } from '../../parts/layout/foot.js';
import { RoundFocus } from '../../parts/layout/round-focus.js';
import { NetworkMark } from '../../parts/marks/network-mark.js';
import { PortholeRing } from '../../parts/marks/porthole-ring.js';
import { useText } from '../../parts/words/use-text.js';
import { enNamespaces } from '../../text/namespaces.en.js';
import type { ViewProps } from '../view-props.js';
import { kindWords } from './kind-words.js';
import { enOtherKind } from './text.en.js';

/** The names of the namespaces that other projects' tests expect, in every language. */
const NAMED: Readonly<Record<Namespace, string>> = {
  eip155: 'EVM Networks',
  solana: 'Solana',
  polkadot: 'Polkadot',
  bip122: 'Bitcoin',
  cosmos: 'Cosmos',
};

/** A network in another namespace: it requires its own wallet, and the current one stays connected. */
export function SwitchActiveChain({ route, state, modal }: ViewProps<'switch-active-chain'>) {
  const text = useText('otherKind', enOtherKind);
  const { kind, headline, lead, stay } = kindWords(state, route.networkId, text, useText('namespaces', enNamespaces));
  return (
    <>
      <Body>
        <RoundFocus
          ring={
            <PortholeRing>
              <NetworkMark network={findNetwork(state.config.networks, route.networkId)} size="xl" />
            </PortholeRing>
          }
          headline={headline}
          lead={lead}
          testId={`w3m-switch-active-chain-to-${NAMED[kind]}`}
        />
      </Body>
      <Foot>
        <Button kind="primary" testId="w3m-switch-active-chain-button" onPress={() => modal.push({ view: 'connect' })}>
          {text.switch}
        </Button>
        <Button kind="quiet" onPress={() => modal.back()}>
          {stay}
        </Button>
      </Foot>
    </>
  );
}
