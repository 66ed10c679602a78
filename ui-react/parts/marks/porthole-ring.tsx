import type { ReactNode } from 'react';
import css from '../../styles/ring.css?inline';
import { useSheet } from '../layout/use-sheet.js';
import { Icon } from './icon.js';
import { LATER_ICONS } from './later-icons.js';

export interface PortholeRingProps {
  /** `still`: only the porthole. From `pending` on the ring is open where its badge is. */
  readonly state?: 'still' | 'waiting' | 'pending' | 'declined' | 'failed' | 'done';
  /** The number of sixths of the ring to draw, one for each digit of a code. */
  readonly sixths?: number;
  /** What is seen through it: a mark of size `xl`, an `Icon`, or an `AccountView` of size `xl`. */
  readonly children?: ReactNode;
}

const OPEN_RING = 'M87.79 117.44A58.5 58.5 0 1 1 117.44 87.79';
const ARCS = { pending: 'is-caution', declined: 'is-caution', failed: 'is-danger', done: 'is-positive' } as const;
const BADGES = { pending: LATER_ICONS.clock, declined: 'close', failed: 'close', done: 'check' } as const;

/** The one round element of a screen that waits or reports. The text beside it says the same. */
export function PortholeRing({ state = 'still', sixths = 0, children }: PortholeRingProps) {
  useSheet(css);
  const ended = state !== 'still' && state !== 'waiting';
  return (
    <div className="ph-porthole" data-state={state}>
      <svg className="ph-rim" viewBox="0 0 128 128" aria-hidden="true">
        <circle className="ph-rim-glass" cx="64" cy="64" r="54" />
        <circle className="ph-rim-band" cx="64" cy="64" r="58.5" />
        <circle className="ph-rim-line" cx="64" cy="64" r="54" />
        <circle className="ph-rim-line" cx="64" cy="64" r="63" />
        {state === 'waiting' && (
          <g className="ph-rim-turn">
            <path className="ph-rim-arc" d="M64 5.5A58.5 58.5 0 0 1 121.61 53.84" />
          </g>
        )}
        {sixths > 0 && !ended && (
          <circle
            className="ph-rim-arc ph-rim-sixths"
            cx="64"
            cy="64"
            r="58.5"
            pathLength="6"
            strokeDasharray={`${sixths} 6`}
          />
        )}
        {ended && <path className={`ph-rim-arc ${ARCS[state]}`} d={OPEN_RING} />}
      </svg>
      <div className="ph-porthole-content">{children}</div>
      {ended && (
        <span className={`ph-porthole-badge ${ARCS[state]}`}>
          <Icon name={BADGES[state]} small />
        </span>
      )}
    </div>
  );
}
