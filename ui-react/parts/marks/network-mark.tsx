import type { Network } from '../../../domain/network/network.js';
import { useModal } from '../../use-modal.js';
import { Icon } from './icon.js';
import { ImageMark } from './image-mark.js';

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

/** Networks are small squares. An unknown one is a globe on the well. */
export function NetworkMark({ network, size = 'm' }: NetworkMarkProps) {
  const className = CLASSES[size];
  const drawn = useModal(({ catalogue }) => network && catalogue?.images[`network:${network.caipNetworkId}`]);
  if (!network || network.unsupported) {
    return (
      <span className={`${className} ph-mark-plain ph-mark-unknown`}>
        <Icon name="globe" small={size === 's' || size === 'badge'} />
      </span>
    );
  }
  return <ImageMark src={network.assets?.imageUrl ?? drawn} name={network.name} className={className} />;
}
