/** Every wallet of the directory. */
import { canPair } from '../../../application/connect/can-pair.js';
import { en } from '../../../ui-react/text/en.js';
import { chooseWallet } from '../../../ui-react/views/directory/choose-wallet.js';
import { shownWallets } from '../../../ui-react/views/directory/shown-wallets.js';
import { action, NEXT_PAGE, type Screen, type Seen } from './screen.js';

/** Without a window nothing is scrolled: more wallets are asked for by name. */
export function allWalletsScreen({ state, modal, platform }: Seen): Screen {
  const { wallets, total, searching, status, next } = shownWallets(state, platform.mobile);
  const { search } = state.catalogue ?? {};
  const text = en.directory;
  const again = () => void (search ? modal.searchWallets(search.text) : modal.nextWallets());
  const only = () => void modal.searchWallets(search?.text ?? '', { certified: !search?.certified });
  const all = () => void modal.searchWallets('', { certified: false });
  const scan = () => void modal.push({ view: 'connecting-wallet-connect' });
  const nothing = status === 'ready' && wallets.length === 0;
  return {
    texts: [
      ...(status === 'failed' ? [wallets.length > 0 ? text.moreFailed : text.failed] : []),
      ...(status === 'loading' ? [searching ? text.searching : text.loading] : []),
      ...(nothing ? [searching ? text.none : text.noneAtAll] : []),
      ...(searching && status === 'ready' && !nothing ? [text.found(total)] : []),
    ],
    actions: [
      ...wallets.map((wallet) => action(wallet.name, () => chooseWallet(modal, state, wallet))),
      action(text.certifiedOnly, only),
      ...(platform.mobile && canPair(state) ? [action(text.scan, scan)] : []),
      ...(status === 'failed' ? [action(en.common.tryAgain, again)] : []),
      ...(nothing && searching ? [action(text.showAll, all)] : []),
      ...(next ? [action(NEXT_PAGE, () => void modal.nextWallets())] : []),
    ],
  };
}
