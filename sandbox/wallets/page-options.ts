/** The wallet options in the page's address, as in `?legacy=1&late=2000&wallets=Harbor,Lantern&mode=approve`. */
import { WALLET_MODES, type WalletMode } from './prompts.js';

export interface PageOptions {
  /** `legacy=1`: one wallet in `window.ethereum`; `legacy=many`: several, in its `providers`. */
  readonly legacy: 'none' | 'one' | 'many';
  /** `late=2000`: the milliseconds after which the late one of the wallets announces itself. */
  readonly late: number | undefined;
  /** `wallets=Harbor,Lantern`: which ones announce themselves; `wallets=none`: none. Absent: all. */
  readonly wallets: readonly string[] | undefined;
  /** `mode=approve`: how they answer, until changed. */
  readonly mode: WalletMode | undefined;
  /** `external=1`: Osprey is here for a dapp that provides its own wallet, and is not announced; or another by name. */
  readonly external: string | undefined;
  /** `solana=1`: wallets of Solana are here as well. */
  readonly solana: boolean;
  /** `bitcoin=1`: wallets of Bitcoin are here as well. */
  readonly bitcoin: boolean;
  /** `polkadot=1`: wallets of Polkadot are here as well. */
  readonly polkadot: boolean;
  /** `hidden=Sunfish`: which of them register themselves only once they are revealed. */
  readonly hidden: readonly string[];
  /** `panel=off`: no panel. */
  readonly panel: boolean;
}

export function readPageOptions(search: string): PageOptions {
  const query = new URLSearchParams(search);
  const legacy = query.get('legacy');
  const external = query.get('external') ?? undefined;
  const late = Number(query.get('late') ?? Number.NaN);
  const wallets = query.get('wallets');
  return {
    legacy: legacy === 'many' ? 'many' : legacy === null || legacy === '0' ? 'none' : 'one',
    late: Number.isFinite(late) && late > 0 ? late : undefined,
    wallets: wallets === null ? undefined : wallets.split(',').filter((name) => name !== 'none'),
    mode: WALLET_MODES.find((mode) => mode === query.get('mode')),
    external: external === '1' ? 'Osprey' : external,
    solana: query.get('solana') === '1',
    bitcoin: query.get('bitcoin') === '1',
    polkadot: query.get('polkadot') === '1',
    hidden: (query.get('hidden') ?? '').split(','),
    panel: query.get('panel') !== 'off',
  };
}
