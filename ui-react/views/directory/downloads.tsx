import { hostName } from '../../../domain/host-name.js';
import { downloadsOf, type Store } from '../../../domain/wallet-downloads.js';
import { Body } from '../../parts/body.js';
import { DEVICE_ICONS } from '../../parts/device-icons.js';
import { Empty } from '../../parts/empty.js';
import { Icon, type IconProps } from '../../parts/icon.js';
import { Plate } from '../../parts/plate.js';
import { Row } from '../../parts/row.js';
import { useText } from '../../parts/use-text.js';
import { enPairing } from '../../text/en-pairing.js';
import type { ViewProps } from '../view-props.js';

const ICONS: Readonly<Record<Store, IconProps['name']>> = {
  chrome: { path: DEVICE_ICONS.browser },
  ios: { path: DEVICE_ICONS.phone },
  android: { path: DEVICE_ICONS.phone },
  website: 'globe',
};

/** Where one wallet is to be had. */
export function Downloads({ route: { wallet } }: ViewProps<'downloads'>) {
  const text = useText('pairing', enPairing);
  const downloads = downloadsOf(wallet);
  return (
    <Body>
      {downloads.length === 0 ? (
        <Empty title={text.noDownloads} />
      ) : (
        <Plate list marks label={text.downloads}>
          {downloads.map(({ store, href }) => (
            <Row
              key={store}
              href={href}
              title={text.store[store]}
              note={hostName(href)}
              mark={
                <span className="ph-mark ph-mark-plain">
                  <Icon name={ICONS[store]} />
                </span>
              }
              tag={<Icon name="external" small className="ph-row-chevron" />}
              testId={`download-${store}`}
            />
          ))}
        </Plate>
      )}
    </Body>
  );
}
