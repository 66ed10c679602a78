import type { Network } from '../../../domain/network/network.js';
import type { Token } from '../../../domain/token/token.js';
import { useModal } from '../../use-modal.js';
import { COINS } from './brand-marks.js';
import { DrawnMark } from './drawn-mark.js';
import { ImageMark } from './image-mark.js';
import { NetworkMark } from './network-mark.js';

export interface TokenMarkProps {
  readonly token: Token;
  /** If set, its mark is on the token's corner. */
  readonly network?: Network | undefined;
  readonly size?: 's' | 'm';
}

/** Tokens are circles. */
export function TokenMark({ token, network, size = 'm' }: TokenMarkProps) {
  const className = `ph-mark ph-mark-token${size === 's' ? ' ph-mark-s' : ''}`;
  const drawn = useModal(({ catalogue, config }) => {
    // Any token may use any symbol: only for the network's own currency, and for tokens that the host listed.
    const vouched = !token.address || config.tokens[token.networkId]?.some(({ address }) => address === token.address);
    return vouched ? catalogue?.images[`token:${token.symbol}`] : undefined;
  });
  const src = token.iconUrl ?? drawn;
  // For the native currency only, whose symbol comes from the host.
  const known =
    src === undefined && !token.address && Object.hasOwn(COINS, token.symbol) ? COINS[token.symbol] : undefined;
  const picture = known ? (
    <DrawnMark mark={known} className={className} />
  ) : (
    <ImageMark src={src} name={token.symbol} className={className} />
  );
  if (!network) return picture;
  return (
    <span className="ph-badged">
      {picture}
      <NetworkMark network={network} size="badge" />
    </span>
  );
}
