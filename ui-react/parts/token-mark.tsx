import type { Network } from '../../domain/network.js';
import { ImageMark } from './image-mark.js';
import { NetworkMark } from './network-mark.js';

export interface TokenMarkProps {
  readonly token: { readonly symbol: string; readonly iconUrl?: string };
  /** Set: its mark sits on the token's corner. */
  readonly network?: Network | undefined;
  readonly size?: 's' | 'm';
}

/** Tokens are circles. */
export function TokenMark({ token, network, size = 'm' }: TokenMarkProps) {
  const className = `ph-mark ph-mark-token${size === 's' ? ' ph-mark-s' : ''}`;
  const picture = <ImageMark src={token.iconUrl} name={token.symbol} className={className} />;
  if (!network) return picture;
  return (
    <span className="ph-badged">
      {picture}
      <NetworkMark network={network} size="badge" />
    </span>
  );
}
