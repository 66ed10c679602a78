/** The Permissions-Policy of each kind of page: only what the page uses. */

/** Most of these would be allowed without a header. */
const KNOWN = [
  ...['accelerometer', 'autoplay', 'camera', 'clipboard-read', 'clipboard-write', 'display-capture'],
  ...['encrypted-media', 'fullscreen', 'gamepad', 'geolocation', 'gyroscope', 'hid', 'idle-detection', 'local-fonts'],
  ...['magnetometer', 'microphone', 'midi', 'payment', 'picture-in-picture', 'publickey-credentials-create'],
  ...['publickey-credentials-get', 'screen-wake-lock', 'serial', 'storage-access', 'usb'],
  'xr-spatial-tracking',
] as const;

type Feature = (typeof KNOWN)[number];

const USED = {
  /** Passkeys, storage access, and the clipboard for an address or a recovery file. */
  frame: ['publickey-credentials-create', 'publickey-credentials-get', 'storage-access', 'clipboard-write'],
  window: ['publickey-credentials-create', 'publickey-credentials-get', 'clipboard-write'],
  /** The pages of a social login: the page that opened the window keeps access to it. */
  login: [],
  other: [],
} as const satisfies Record<string, readonly Feature[]>;

export type PageKind = keyof typeof USED;

export function permissionsPolicy(kind: PageKind): string {
  const used: readonly Feature[] = USED[kind];
  return KNOWN.map((feature) => `${feature}=${used.includes(feature) ? '(self)' : '()'}`).join(', ');
}
