/** New content ignores clicks for a moment: a second click, or a held key, was meant for what was there before. */

/** Long enough to notice the change. */
export const SETTLING_MS = 700;

export interface Settling {
  /** The content has changed. */
  begin(): void;
  /** Ignores clicks until it is started again. */
  stop(): void;
  /** Whether a click that started then was meant for it. */
  takes(began: number): boolean;
}

/** `show`: whether it can be pressed. */
export function settling(show: (settled: boolean) => void): Settling {
  let since = Number.POSITIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    since = Number.POSITIVE_INFINITY;
    show(false);
  };
  return {
    begin() {
      stop();
      timer = setTimeout(() => {
        since = performance.now();
        show(true);
      }, SETTLING_MS);
    },
    stop,
    takes: (began) => began >= since,
  };
}
