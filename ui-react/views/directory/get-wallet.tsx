import { Button } from '../../parts/forms/button.js';
import { Body } from '../../parts/layout/body.js';
import { Empty } from '../../parts/layout/empty.js';
import { Foot } from '../../parts/layout/foot.js';
import { Group } from '../../parts/layout/group.js';
import { Icon } from '../../parts/marks/icon.js';
import { WalletMark } from '../../parts/marks/wallet-mark.js';
import { Row } from '../../parts/rows/row.js';
import { useText } from '../../parts/words/use-text.js';
import { pagePlatform } from '../connect/page-platform.js';
import { enPairing } from '../pairing/text.en.js';
import type { ViewProps } from '../view-props.js';
import { offeredWallets } from './offered-wallets.js';

/** A few wallets to begin with. */
export function GetWallet({ state, modal }: ViewProps<'get-wallet'>) {
  const text = useText('pairing', enPairing);
  const offered = offeredWallets(state, pagePlatform());
  return (
    <>
      <Body>
        {offered.length === 0 ? (
          <Empty title={text.noWallets} />
        ) : (
          <Group list marks label={text.suggested}>
            {offered.map(({ wallet, way }) => (
              <Row
                key={wallet.id}
                title={wallet.name}
                mark={<WalletMark wallet={wallet} />}
                {...(way === 'downloads'
                  ? { chevron: true, onPress: () => modal.push({ view: 'downloads', wallet }) }
                  : { href: way.href, tag: <Icon name="external" small className="ph-row-chevron" /> })}
              />
            ))}
          </Group>
        )}
      </Body>
      {state.catalogue && (
        <Foot>
          <Button onPress={() => modal.push({ view: 'all-wallets' })}>{text.allWallets}</Button>
        </Foot>
      )}
    </>
  );
}
