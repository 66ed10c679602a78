import { walletOf } from '../../../application/connect/selectors.js';
import { useSheet } from '../../parts/layout/use-sheet.js';
import { Icon } from '../../parts/marks/icon.js';
import { LATER_ICONS } from '../../parts/marks/later-icons.js';
import { WalletMark } from '../../parts/marks/wallet-mark.js';
import { OddMark } from '../../parts/words/odd-mark.js';
import { useText } from '../../parts/words/use-text.js';
import { enShell } from '../../shell/text.en.js';
import css from '../../styles/requester.css?inline';
import { useModal } from '../../use-modal.js';
import { enApprove } from './text.en.js';

/** The requesting site: its own name, and the address the browser vouches for. */
export function Requester() {
  useSheet(css);
  const text = useText('shell', enShell);
  const inFrame = useModal((state) => walletOf(state, state.approve.pending[0]?.namespace)?.type === 'AUTH');
  const { head } = useText('approve', enApprove);
  const metadata = useModal((state) => state.config.metadata);
  if (inFrame)
    return (
      <div className="ph-head-text">
        <p className="ph-title" aria-hidden="true">
          {head}
        </p>
      </div>
    );
  const name = metadata?.name || text.thisSite;
  const icon = metadata?.icons[0];
  const { host, origin } = window.location;
  // It claims to be this site.
  const same = metadata !== undefined && (metadata.url === origin || metadata.url.startsWith(`${origin}/`));
  return (
    <div className="ph-requester">
      <WalletMark wallet={{ name, ...(icon && { icon }) }} />
      <div className="ph-head-text">
        <p className="ph-requester-name">
          {name} <OddMark named={{ name }} />
        </p>
        <p className="ph-requester-site">
          <Icon
            name={same ? LATER_ICONS.shieldCheck : LATER_ICONS.warning}
            small
            className={same ? 'ph-positive' : 'ph-caution'}
          />
          <span dir="ltr">{host}</span>
        </p>
      </div>
    </div>
  );
}
