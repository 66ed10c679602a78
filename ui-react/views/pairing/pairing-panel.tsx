import { type ReactNode, useCallback, useId, useState } from 'react';
import type { OpeningWay } from '../../../application/connect/intents.js';
import type { PairingWay } from '../../../domain/wallet/pairing-ways.js';
import type { ListedWallet } from '../../../domain/wallet/wallet.js';
import { Body } from '../../parts/layout/body.js';
import { Foot } from '../../parts/layout/foot.js';
import { Tabs } from '../../parts/layout/tabs.js';
import { useSheet } from '../../parts/layout/use-sheet.js';
import { DEVICE_ICONS } from '../../parts/marks/device-icons.js';
import type { IconProps } from '../../parts/marks/icon.js';
import { LATER_ICONS } from '../../parts/marks/later-icons.js';
import { useText } from '../../parts/words/use-text.js';
import { pagePlatform } from '../connect/page-platform.js';
import type { ViewProps } from '../view-props.js';
import { CodePanel } from './code-panel.js';
import { FailedPanel } from './failed-panel.js';
import { GetRow } from './get-row.js';
import { OpeningPanel } from './opening-panel.js';
import css from './pairing.css?inline';
import { PairingButtons } from './pairing-buttons.js';
import { type PairingStage, pairingStage } from './pairing-stage.js';
import { isUnopened } from './pairing-words.js';
import { enPairing } from './text.en.js';
import { useOpenedByItself } from './use-opened-by-itself.js';

export interface PairingPanelProps extends Pick<ViewProps<'connecting-wallet-connect'>, 'state' | 'modal'> {
  /** The chosen wallet. Absent: any wallet can connect. */
  readonly wallet?: ListedWallet | undefined;
  /** More buttons, below the others. */
  readonly children?: ReactNode;
}

const ICONS: Readonly<Record<PairingWay, IconProps['name']>> = {
  browser: { path: DEVICE_ICONS.browser },
  mobile: { path: DEVICE_ICONS.phone },
  qrcode: LATER_ICONS.qr,
  web: LATER_ICONS.globe,
  desktop: { path: DEVICE_ICONS.desktop },
  unsupported: { path: DEVICE_ICONS.browser },
};

/** Without the wallet installed, the link to get it comes first; beside a retry it is still more than a line. */
function getKind(way: PairingWay, { opening, wallet }: PairingStage): 'primary' | 'quiet' | undefined {
  if (way === 'unsupported') return 'primary';
  if (way === 'qrcode' || !isUnopened(opening)) return undefined;
  return opening === 'stuck' || wallet?.universalLink ? 'quiet' : 'primary';
}

/** The ways to pair with the chosen wallet, one at a time: a QR code, an app or a page. */
export function PairingPanel({ wallet: chosen, state, modal, children }: PairingPanelProps) {
  useSheet(css);
  const text = useText('pairing', enPairing);
  const id = useId();
  const whole = pairingStage(state, chosen, pagePlatform());
  const [picked, setPicked] = useState<PairingWay>();
  const way = picked && whole.ways.includes(picked) ? picked : whole.ways[0];
  // The result of opening the wallet in one way says nothing about the others.
  const [opened, setOpened] = useState<PairingWay>(whole.ways[0]);
  const stage = opened === way ? whole : { ...whole, opening: undefined };
  const open = useCallback(
    (by: OpeningWay) => {
      setOpened(by === 'universal' ? 'mobile' : by);
      void modal.openWallet(by);
    },
    [modal],
  );
  useOpenedByItself(open, way, stage.pairing !== undefined);
  if (stage.failure)
    return (
      <FailedPanel failure={stage.failure} stage={stage} state={state} modal={modal}>
        {children}
      </FailedPanel>
    );
  const tabs = stage.ways.map((each) => ({ key: each, label: text.way[each], icon: ICONS[each] }));
  return (
    <>
      <Body>
        <Tabs id={id} label={text.ways} tabs={tabs} selected={way} onSelect={setPicked}>
          {way === 'qrcode' ? <CodePanel stage={stage} /> : <OpeningPanel way={way} stage={stage} />}
        </Tabs>
      </Body>
      <Foot>
        <PairingButtons way={way} stage={stage} modal={modal} onOpen={open} />
        {stage.wallet && way !== 'browser' && <GetRow wallet={stage.wallet} modal={modal} kind={getKind(way, stage)} />}
        {children}
      </Foot>
    </>
  );
}
