import { useAnnounce } from '../words/use-announce.js';
import { Skeleton } from './skeleton.js';

export interface SkeletonRowsProps {
  /** The name of what is loading, announced. */
  readonly label: string;
  readonly rows?: number;
  /** Wallet rows have square marks and one line; token rows a circle and two. */
  readonly kind?: 'wallet' | 'token';
}

/** Rows in their final places before their content is there. They fade down the list and stand still. */
export function SkeletonRows({ label, rows = 4, kind = 'token' }: SkeletonRowsProps) {
  useAnnounce(label);
  const square = kind === 'wallet';
  return (
    <ul className="ph-group ph-group-marks ph-fading" aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => index).map((index) => (
        <li key={index}>
          <span className="ph-row">
            <span className={`ph-bone ph-bone-mark${square ? ' ph-bone-square' : ''}`} />
            <span className="ph-row-text ph-bone-text">
              <Skeleton width={3} />
              {!square && <Skeleton width={2} />}
            </span>
            {!square && <Skeleton width={2} />}
          </span>
        </li>
      ))}
    </ul>
  );
}
