import { memo } from 'react';
import type { ListedWallet } from '../../../domain/wallet/wallet.js';
import { Icon } from '../../parts/marks/icon.js';
import { LATER_ICONS } from '../../parts/marks/later-icons.js';
import { WalletMark } from '../../parts/marks/wallet-mark.js';

export interface WalletCardProps {
  readonly wallet: ListedWallet;
  readonly picture: string | undefined;
  /** Its position in the list. */
  readonly at: number;
  readonly installed: boolean;
  /** Whether its name is deceptive. */
  readonly odd: boolean;
  /** Whether it is in the tab order. */
  readonly stop: boolean;
  /** Ids of the elements that describe it. */
  readonly about: string | undefined;
  readonly onChoose: (wallet: ListedWallet) => void;
}

/** One wallet of the grid. Rendered again only if its props change, as there are many. */
export const WalletCard = memo(function WalletCard(props: WalletCardProps) {
  const { wallet, picture, at, installed, odd, stop, about, onChoose } = props;
  return (
    <button
      type="button"
      className="ph-card"
      tabIndex={stop ? 0 : -1}
      aria-describedby={about}
      data-at={at}
      data-testid={`wallet-search-item-${wallet.id}`}
      onClick={() => onChoose(wallet)}
    >
      <span className={installed ? 'ph-card-mark ph-card-installed' : 'ph-card-mark'}>
        <WalletMark
          wallet={picture === undefined ? { name: wallet.name } : { name: wallet.name, imageUrl: picture }}
          size="l"
        />
        {(odd || wallet.badge === 'certified') && (
          <span className={odd ? 'ph-card-badge ph-danger' : 'ph-card-badge'}>
            <Icon name={odd ? LATER_ICONS.warning : LATER_ICONS.shieldCheck} small />
          </span>
        )}
      </span>
      <span className={odd ? 'ph-card-name ph-danger' : 'ph-card-name'} title={wallet.name}>
        {wallet.name}
      </span>
    </button>
  );
});
