/**
 * A connection to the relay while it is needed: reopened when it breaks, with growing pauses while the relay does not answer,
 * and never again once the relay has refused the page.
 */

export interface ConnectionOptions {
  /** The URL, with a fresh token for each connection. May reject with anything. */
  readonly address: () => Promise<string>;
  /** Whether there are subscribers or messages to send. */
  readonly needed: () => boolean;
  readonly onOpen: () => void;
  readonly onText: (text: string, socket: WebSocket) => void;
  /** Called when the relay has been unreachable for a moment, and when it is reachable again. */
  readonly onAway: (away: boolean) => void;
  /** The reason is the relay's text. The connection is not reopened. */
  readonly onRefused: (reason: string) => void;
}

export interface Connection {
  /** Undefined while closed. */
  readonly open: WebSocket | undefined;
  /** Connects at once if the connection is needed. */
  wake(): void;
  /** The relay answered: if the connection breaks, it is reopened at once, unless that happens repeatedly. */
  answered(): void;
  /** Closes an unresponsive connection. */
  drop(): void;
  /** Calls back if the connection that is being opened, or else the next attempt, fails. Ignored while open or idle. */
  unlessOpens(refuse: () => void): void;
  stop(): void;
}

/** How long a connection may take to open. */
const OPENING = 15_000;
/** Shorter interruptions are not reported. */
const NOTICEABLE = 1_500;
const [FIRST_PAUSE, LONGEST_PAUSE] = [250, 60_000];
/** Connections that break sooner are reopened at once only a few times in a row: the relay may be rejecting every client. */
const [BRIEF, FREE_TRIES] = [10_000, 3];
/** The close code of a permanent refusal. */
const REFUSED = 3000;

export function keepConnection({ address, needed, onOpen, onText, onAway, onRefused }: ConnectionOptions): Connection {
  let socket: WebSocket | undefined;
  let state: 'idle' | 'waiting' | 'opening' | 'open' | 'stopped' = 'idle';
  /** Attempts since the relay last answered: a relay that closes connections at once counts as unreachable. */
  let attempts = 0;
  let works = false;
  let briefLines = 0;
  let away = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let noticing: ReturnType<typeof setTimeout> | undefined;
  let unopened: (() => void) | undefined;

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
    const closing = socket;
    socket = undefined;
    closing?.close();
  };
  const lost = () => {
    clearTimeout(timer);
    socket = undefined;
    if (state === 'opening') unopened?.();
    if (state === 'stopped') return;
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
      // Treated like a connection that does not open.
    }
    if (state !== 'opening') return;
    try {
      follow(new WebSocket(url));
    } catch {
      lost();
    }
  };
  const follow = (opening: WebSocket) => {
    socket = opening;
    const isOurs = () => socket === opening;
    timer = setTimeout(() => isOurs() && drop(), OPENING);
    opening.onopen = () => {
      if (!isOurs()) return;
      clearTimeout(timer);
      state = 'open';
      unopened = undefined;
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
    // A close event follows.
    opening.onerror = () => undefined;
  };
  const next = () => {
    if (state !== 'idle' || !needed()) return;
    noticing ??= away ? undefined : setTimeout(() => notice(true), NOTICEABLE);
    if (attempts === 0) return void connect();
    state = 'waiting';
    // Random pauses, so that not all pages reconnect at once to a restarted relay.
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
    const dropped = socket;
    if (!dropped) return;
    lost();
    dropped.close();
  };
  return {
    get open() {
      return state === 'open' ? socket : undefined;
    },
    wake,
    answered() {
      works = true;
    },
    drop,
    unlessOpens(refuse) {
      if (state === 'opening' || state === 'waiting') unopened = refuse;
    },
    stop,
  };
}
