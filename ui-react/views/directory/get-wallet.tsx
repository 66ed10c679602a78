import { Body } from '../../parts/body.js';
import { Button } from '../../parts/button.js';
import { Empty } from '../../parts/empty.js';
import { Foot } from '../../parts/foot.js';
import { Icon } from '../../parts/icon.js';
import { Plate } from '../../parts/plate.js';
import { Row } from '../../parts/row.js';
import { useText } from '../../parts/use-text.js';
import { WalletMark } from '../../parts/wallet-mark.js';
import { enPairing } from '../../text/en-pairing.js';
import { pagePlatform } from '../connect/page-platform.js';
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
          <Plate list marks label={text.offers}>
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
          </Plate>
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
