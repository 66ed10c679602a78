/** The Permissions-Policy of each kind of page: what the page uses, and nothing else. */

/** Without a header most of these would be the page's own to use. */
const KNOWN = [
  ...['accelerometer', 'autoplay', 'camera', 'clipboard-read', 'clipboard-write', 'display-capture'],
  ...['encrypted-media', 'fullscreen', 'gamepad', 'geolocation', 'gyroscope', 'hid', 'idle-detection', 'local-fonts'],
  ...['magnetometer', 'microphone', 'midi', 'payment', 'picture-in-picture', 'publickey-credentials-create'],
  ...['publickey-credentials-get', 'screen-wake-lock', 'serial', 'storage-access', 'usb'],
  'xr-spatial-tracking',
] as const;

type Feature = (typeof KNOWN)[number];

const USED = {
  /** Passkeys, the site's own storage, an address or a recovery file to copy. */
  frame: ['publickey-credentials-create', 'publickey-credentials-get', 'storage-access', 'clipboard-write'],
  window: ['publickey-credentials-create', 'publickey-credentials-get', 'clipboard-write'],
  /** What a login by a service passes through: the page that opened it keeps hold of the window. */
  login: [],
  other: [],
} as const satisfies Record<string, readonly Feature[]>;

export type PageKind = keyof typeof USED;

export function permissionsPolicy(kind: PageKind): string {
  const used: readonly Feature[] = USED[kind];
  return KNOWN.map((feature) => `${feature}=${used.includes(feature) ? '(self)' : '()'}`).join(', ');
}
