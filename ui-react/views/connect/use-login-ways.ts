import { type ComponentType, useEffect, useReducer, useState } from 'react';
import { afterPaint } from '../../after-paint.js';
import type { LoginWayProps } from '../login/ways.js';

let loaded: ComponentType<LoginWayProps> | undefined;

/** The fields and buttons of a login, loaded only if there is one to show. */
export function useLoginWays(wanted: boolean): {
  readonly Way: ComponentType<LoginWayProps> | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
} {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!wanted || loaded || failed) return undefined;
    let over = false;
    // The wallets are painted first.
    const stop = afterPaint(() => {
      import('../login/ways.js').then(
        ({ LoginWay }) => {
          loaded = LoginWay;
          if (!over) redraw();
        },
        () => !over && setFailed(true),
      );
    });
    return () => {
      over = true;
      stop();
    };
  }, [wanted, failed]);
  return { Way: loaded, failed, retry: () => setFailed(false) };
}
