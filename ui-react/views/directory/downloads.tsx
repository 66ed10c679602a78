import { hostName } from '../../../domain/site/host-name.js';
import { downloadsOf, type Store } from '../../../domain/wallet/wallet-downloads.js';
import { Body } from '../../parts/layout/body.js';
import { Empty } from '../../parts/layout/empty.js';
import { Group } from '../../parts/layout/group.js';
import { DEVICE_ICONS } from '../../parts/marks/device-icons.js';
import { Icon, type IconProps } from '../../parts/marks/icon.js';
import { LATER_ICONS } from '../../parts/marks/later-icons.js';
import { Row } from '../../parts/rows/row.js';
import { useText } from '../../parts/words/use-text.js';
import { enPairing } from '../pairing/text.en.js';
import type { ViewProps } from '../view-props.js';

const ICONS: Readonly<Record<Store, IconProps['name']>> = {
  chrome: { path: DEVICE_ICONS.browser },
  ios: { path: DEVICE_ICONS.phone },
  android: { path: DEVICE_ICONS.phone },
  website: LATER_ICONS.globe,
};

/** Where one wallet can be downloaded. */
export function Downloads({ route: { wallet } }: ViewProps<'downloads'>) {
  const text = useText('pairing', enPairing);
  const downloads = downloadsOf(wallet);
  return (
    <Body>
      {downloads.length === 0 ? (
        <Empty title={text.noDownloads} />
      ) : (
        <Group list marks label={text.downloads}>
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
        </Group>
      )}
    </Body>
  );
}
