/**
 * A connection to the relay while it is needed: reopened when it breaks, less and less often while there is no answer,
 * and never again once the relay has refused the page.
 */

export interface LineOptions {
  /** With a token of its own for each connection. Rejects with anything. */
  readonly address: () => Promise<string>;
  /** Whether there are subscribers or messages to send. */
  readonly needed: () => boolean;
  readonly onOpen: () => void;
  readonly onText: (text: string, line: WebSocket) => void;
  /** Called when it has been out of reach for a moment, and when it is back. */
  readonly onAway: (away: boolean) => void;
  /** In the relay's words. It is not opened again. */
  readonly onRefused: (reason: string) => void;
}

export interface Line {
  /** Undefined: not open. */
  readonly open: WebSocket | undefined;
  /** Something is needed: tries at once. */
  wake(): void;
  /** The relay answered: should the line break, it is opened again at once, unless that happens again and again. */
  answered(): void;
  /** Closes an unresponsive connection. */
  drop(): void;
  stop(): void;
}

/** How long a line may take to open. */
const OPENING = 15_000;
/** An interruption that is over sooner is not worth a word. */
const NOTICEABLE = 1_500;
const [FIRST_PAUSE, LONGEST_PAUSE] = [250, 60_000];
/** Lines that work for no longer are opened at once a few times in a row only: the relay may be hanging up on whoever comes. */
const [BRIEF, FREE_TRIES] = [10_000, 3];
/** Closed by the relay with a reason that stays. */
const REFUSED = 3000;

export function keepLine({ address, needed, onOpen, onText, onAway, onRefused }: LineOptions): Line {
  let line: WebSocket | undefined;
  let state: 'idle' | 'waiting' | 'opening' | 'open' | 'stopped' = 'idle';
  /** Since the relay last answered anything: one that hangs up at once is no better than one that is not there. */
  let attempts = 0;
  let works = false;
  let briefLines = 0;
  let away = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let noticing: ReturnType<typeof setTimeout> | undefined;

  const notice = (now: boolean) => {
    clearTimeout(noticing);
    noticing = undefined;
    if (away !== now) onAway(now);
    away = now;
  };
  const stop = () => {
    state = 'stopped';
    clearTimeout(timer);
    notice(false);
    const closing = line;
    line = undefined;
    closing?.close();
  };
  const lost = () => {
    clearTimeout(timer);
    line = undefined;
    state = 'idle';
    if (works) attempts = Math.max(0, briefLines - FREE_TRIES);
    works = false;
    next();
  };
  const connect = async (): Promise<void> => {
    state = 'opening';
    attempts += 1;
    let url = '';
    try {
      url = await address();
    } catch {
      // As good as a line that does not open.
    }
    if (state !== 'opening') return;
    try {
      follow(new WebSocket(url));
    } catch {
      lost();
    }
  };
  const follow = (opening: WebSocket) => {
    line = opening;
    const isOurs = () => line === opening;
    timer = setTimeout(() => isOurs() && drop(), OPENING);
    opening.onopen = () => {
      if (!isOurs()) return;
      clearTimeout(timer);
      state = 'open';
      briefLines += 1;
      timer = setTimeout(() => {
        briefLines = 0;
      }, BRIEF);
      notice(false);
      onOpen();
    };
    opening.onmessage = ({ data }) => {
      if (isOurs() && typeof data === 'string') onText(data, opening);
    };
    opening.onclose = ({ code, reason }) => {
      if (!isOurs()) return;
      if (code !== REFUSED) return lost();
      stop();
      onRefused(reason);
    };
    // It is closed as well.
    opening.onerror = () => undefined;
  };
  const next = () => {
    if (state !== 'idle' || !needed()) return;
    noticing ??= away ? undefined : setTimeout(() => notice(true), NOTICEABLE);
    if (attempts === 0) return void connect();
    state = 'waiting';
    // Each page at a time of its own, lest all come back at once to a relay that was restarted.
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (attempts - 1)) * (0.75 + Math.random() / 2);
    timer = setTimeout(() => void connect(), pause);
  };
  const wake = () => {
    if (state === 'idle') return next();
    if (state !== 'waiting') return;
    clearTimeout(timer);
    void connect();
  };
  const drop = () => {
    const dropped = line;
    if (!dropped) return;
    lost();
    dropped.close();
  };
  return {
    get open() {
      return state === 'open' ? line : undefined;
    },
    wake,
    answered() {
      works = true;
    },
    drop,
    stop,
  };
}
