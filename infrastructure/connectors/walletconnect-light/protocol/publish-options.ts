/** How the relay treats each kind of message: its tag, how long it is kept, and whether it triggers a push notification. */

export interface PublishOptions {
  readonly tag: number;
  /** Seconds. */
  readonly ttl: number;
  readonly prompt?: true;
}

const [MINUTES, HOUR, DAY] = [300, 3600, 86_400];

/** For requests. The answer has the next tag and the same lifetime. */
export const PUBLISH_OPTIONS = {
  wc_pairingDelete: { tag: 1000, ttl: DAY },
  wc_pairingPing: { tag: 1002, ttl: 30 },
  wc_sessionPropose: { tag: 1100, ttl: MINUTES, prompt: true },
  wc_sessionSettle: { tag: 1102, ttl: MINUTES },
  wc_sessionUpdate: { tag: 1104, ttl: DAY },
  wc_sessionExtend: { tag: 1106, ttl: DAY },
  wc_sessionRequest: { tag: 1108, ttl: MINUTES, prompt: true },
  wc_sessionEvent: { tag: 1110, ttl: MINUTES, prompt: true },
  wc_sessionDelete: { tag: 1112, ttl: DAY },
  wc_sessionPing: { tag: 1114, ttl: 30 },
  wc_sessionAuthenticate: { tag: 1116, ttl: HOUR, prompt: true },
} as const satisfies Readonly<Record<string, PublishOptions>>;

export type Method = keyof typeof PUBLISH_OPTIONS;

const UNKNOWN: PublishOptions = { tag: 0, ttl: DAY };

export function answerPublishOptions(method: string): PublishOptions {
  if (!isMethod(method)) return UNKNOWN;
  const { tag, ttl } = PUBLISH_OPTIONS[method];
  return { tag: tag + 1, ttl };
}

function isMethod(method: string): method is Method {
  return Object.hasOwn(PUBLISH_OPTIONS, method);
}
