/** Generates any number of directory entries, always the same ones. None of them is a real wallet. */
import { createHash } from 'node:crypto';

/** An entry in the wire format. */
export interface DirectoryEntry {
  readonly id: string;
  readonly name: string;
  readonly badge_type: 'certified' | 'none';
  readonly chains: readonly string[];
  readonly homepage: string;
  readonly image_id: string;
  readonly image_url: null;
  readonly order: number;
  readonly mobile_link: string | null;
  readonly desktop_link: string | null;
  readonly webapp_link: string | null;
  readonly app_store: string | null;
  readonly play_store: string | null;
  readonly chrome_store: string | null;
  readonly rdns: string | null;
  readonly injected: readonly { readonly namespace: string; readonly injected_id: string }[] | null;
}

const FIRST =
  'Amber Azure Basalt Birch Bright Cedar Clear Cobalt Coral Drift Dusk Early Elder Fair Fern Flint Glass Grand'.split(
    ' ',
  );
const SECOND =
  'Anchor Badger Beacon Bell Bridge Canyon Comet Crane Delta Eagle Falcon Fjord Forge Garnet Harbour Heron Hollow Island Jetty Kite Ledger Lynx Maple Meadow Nimbus Oak Orbit Otter Pebble Pine Quill Raven Reef River'.split(
    ' ',
  );
const THIRD = [
  '',
  ' Wallet',
  ' Pay',
  ' Vault',
  ' One',
  ' Mobile',
  ' Pro',
  ' Keys',
  ' Go',
  ' Safe',
  ' Plus',
  ' X',
  ' Air',
  ' Pocket',
  ' Zero',
  ' Core',
  ' Hub',
];

/** Sandbox wallets that the directory lists as well, so that they are recognized as installed. */
const INSTALLED: Readonly<Record<number, string>> = { 6: 'Lantern', 130: 'Harbor' };

const EVM = ['eip155:1', 'eip155:31337', 'eip155:31338'];
const SOLANA = ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'];

/** 10,404 at most. */
export function generateWallets(many: number): readonly DirectoryEntry[] {
  return Array.from({ length: many }, (_, at) => entryOf(nameAt(at), at));
}

/** The directory's id of a wallet, by name. */
export function directoryId(name: string): string {
  return createHash('sha256').update(`wallet ${name}`).digest('hex');
}

function nameAt(at: number): string {
  const pairs = FIRST.length * SECOND.length;
  // A stride that is coprime to the number of pairs, so that neighbours differ in both words.
  const pair = ((at % pairs) * 367) % pairs;
  const installed = INSTALLED[at];
  return (
    installed ??
    `${FIRST[pair % FIRST.length]} ${SECOND[Math.floor(pair / FIRST.length)]}${THIRD[Math.floor(at / pairs)] ?? ` ${at}`}`
  );
}

function entryOf(name: string, at: number): DirectoryEntry {
  const id = directoryId(name);
  const word = name.toLowerCase().replaceAll(' ', '-');
  const onPhones = at % 5 !== 4;
  const inBrowsers = at % 3 === 0;
  return {
    id,
    name,
    badge_type: at % 4 === 0 ? 'certified' : 'none',
    chains: at % 10 === 9 ? SOLANA : at % 10 === 8 ? [...EVM, ...SOLANA] : EVM,
    homepage: `https://${word}.example`,
    image_id: `${id.slice(0, 8)}-${id.slice(8, 12)}-${id.slice(12, 16)}-${id.slice(16, 20)}-${id.slice(20, 32)}`,
    image_url: null,
    order: at,
    mobile_link: onPhones ? `${word}://` : null,
    desktop_link: at % 7 === 0 ? `${word}-desktop://` : null,
    webapp_link: at % 6 === 0 ? `https://app.${word}.example` : null,
    app_store: onPhones ? `https://apps.example/${word}` : null,
    play_store: onPhones && at % 2 === 0 ? `https://play.example/${word}` : null,
    chrome_store: inBrowsers ? `https://chrome.example/${word}` : null,
    rdns: inBrowsers || INSTALLED[at] ? `example.${word.replaceAll('-', '')}` : null,
    injected: null,
  };
}
