import type { Network } from '../../../domain/network/network.js';
import { useModal } from '../../use-modal.js';
import { NETWORKS } from './brand-marks.js';
import { DrawnMark } from './drawn-mark.js';
import { Icon } from './icon.js';
import { ImageMark } from './image-mark.js';
import { LATER_ICONS } from './later-icons.js';

export interface NetworkMarkProps {
  readonly network: Network | undefined;
  /** `s` 20, in chips and facts; `l` 56, `xl` 64 inside a porthole. */
  readonly size?: 's' | 'm' | 'l' | 'xl' | 'badge';
}

const CLASSES = {
  s: 'ph-mark ph-mark-s',
  m: 'ph-mark',
  l: 'ph-mark ph-mark-l',
  xl: 'ph-mark ph-mark-xl',
  badge: 'ph-mark ph-badge',
} as const;

/** A network's icon, a small square: its image, the logo of a well-known network, or a globe for an unknown one. */
export function NetworkMark({ network, size = 'm' }: NetworkMarkProps) {
  const className = CLASSES[size];
  const drawn = useModal(({ catalogue }) => network && catalogue?.images[`network:${network.caipNetworkId}`]);
  if (!network || network.unsupported) {
    return (
      <span className={`${className} ph-mark-plain ph-mark-unknown`}>
        <Icon name={LATER_ICONS.globe} small={size === 's' || size === 'badge'} />
      </span>
    );
  }
  const src = network.assets?.imageUrl ?? drawn;
  const known = src === undefined ? NETWORKS[network.caipNetworkId] : undefined;
  if (known) return <DrawnMark mark={known} className={className} />;
  return <ImageMark src={src} name={network.name} className={className} />;
}
