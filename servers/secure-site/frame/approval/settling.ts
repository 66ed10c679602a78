/** What has just come takes no press for a moment: a second click, or a key still held, was meant for what was there before. */

/** Long enough to see that it is something else now. */
export const SETTLING_MS = 700;

export interface Settling {
  /** From now on it is something else. */
  begin(): void;
  /** It takes no press until it begins again. */
  stop(): void;
  /** Whether a press that began then was meant for it. */
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
