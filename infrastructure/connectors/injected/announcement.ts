/** An EIP-6963 announcement, validated and limited in length. Plain code: a schema library would be larger than the connector. */
import { alteredName, inertText } from '../../../domain/text/inert-text.js';
import type { Eip1193Context } from '../eip1193/eip1193-context.js';
import { type Eip1193Provider, isProvider } from '../eip1193/provider.js';

export interface Announcement {
  readonly provider: Eip1193Provider;
  readonly uuid: string;
  readonly name: string;
  /** Characters that cannot be shown were removed. */
  readonly altered?: true;
  /** Lower case. */
  readonly rdns?: string;
  /** A `data:image/` URL. */
  readonly icon?: string;
}

const MAX_NAME = 64;
const MAX_RDNS = 128;
const MAX_UUID = 64;
const MAX_ICON = 262_144;

const RDNS = /^[a-z\d-]+(\.[a-z\d-]+)+$/;
const ICON = /^data:image\/(png|svg\+xml|webp|jpe?g|gif)[;,]/i;

/**
 * Reads the detail of `eip6963:announceProvider`, each field once. `undefined` for an invalid announcement. An invalid icon or rdns is
 * dropped, not the wallet. May throw what a hostile getter throws.
 */
export function readAnnouncement(detail: unknown, log?: Eip1193Context['log']): Announcement | undefined {
  const { info, provider } = fieldsOf(detail);
  if (!isProvider(provider, log)) return undefined;
  const { uuid, name, rdns, icon } = fieldsOf(info);
  const shownName = typeof name === 'string' ? inertText(name, MAX_NAME) : '';
  if (typeof uuid !== 'string' || uuid === '' || uuid.length > MAX_UUID || shownName === '') return undefined;
  return { provider, uuid, name: shownName, ...alteredName(name, shownName), ...readRdns(rdns), ...readIcon(icon) };
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

function readRdns(rdns: unknown): { rdns?: string } {
  if (typeof rdns !== 'string' || rdns.length > MAX_RDNS) return {};
  const lower = rdns.trim().toLowerCase();
  return RDNS.test(lower) ? { rdns: lower } : {};
}

function readIcon(icon: unknown): { icon?: string } {
  if (typeof icon !== 'string' || icon.length > MAX_ICON) return {};
  const trimmed = icon.trim();
  return ICON.test(trimmed) ? { icon: trimmed } : {};
}
