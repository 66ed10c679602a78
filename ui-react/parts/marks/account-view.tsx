import { useMemo } from 'react';
import { accountScene } from './account-scene.js';

export interface AccountViewProps {
  readonly address: string;
  /** `s` 20, `m` 36, `l` 56 with its rim, `xl` 108 inside a porthole. */
  readonly size?: 's' | 'm' | 'l' | 'xl';
  readonly className?: string;
}

/** The generated picture of an account, seen through a porthole. */
export function AccountView({ address, size = 'm', className }: AccountViewProps) {
  const { colors, horizon, sun, waters, sail } = useMemo(() => accountScene(address), [address]);
  return (
    <svg className={className ?? `ph-view ph-view-${size}`} viewBox="0 0 48 48" aria-hidden="true">
      <path d="M0 0h48v48H0z" fill={colors[0]} />
      <path d={`M0 ${horizon}h48v12H0z`} fill={colors[1]} />
      <circle cx={sun.x} cy={sun.y} r={sun.r} fill={colors[2]} />
      {sail && <path d={sail} fill="#fff8ea" />}
      <path d={waters[0]} fill={colors[3]} />
      <path d={waters[1]} fill={colors[4]} />
      <path d={waters[2]} fill={colors[5]} />
    </svg>
  );
}
