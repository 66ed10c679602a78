import type { ListedWallet } from '../../../domain/wallet/wallet.js';
import { wayToGet } from '../../../domain/wallet/wallet-downloads.js';
import { Button } from '../../parts/forms/button.js';
import { useText } from '../../parts/words/use-text.js';
import { pagePlatform } from '../connect/page-platform.js';
import type { ViewProps } from '../view-props.js';
import { enPairing } from './text.en.js';

export interface GetRowProps {
  readonly wallet: ListedWallet;
  readonly modal: ViewProps<'connecting-wallet-connect'>['modal'];
  /** How it is shown. Default: a line of text. */
  readonly kind?: 'primary' | 'quiet' | undefined;
}

/** For visitors who do not have the chosen wallet yet. */
export function GetRow({ wallet, modal, kind }: GetRowProps) {
  const text = useText('pairing', enPairing);
  const { mobile, system } = pagePlatform();
  const way = wayToGet(wallet, { mobile, system });
  if (!way) return null;
  const name = shortName(wallet.name);
  const showAll = () => modal.push({ view: 'downloads', wallet });
  if (kind) {
    return (
      <Button
        kind={kind}
        testId="get-wallet"
        {...(way === 'downloads' ? { onPress: showAll } : { href: way.href, icon: 'external' })}
      >
        {text.getIt(name)}
      </Button>
    );
  }
  return (
    <p className="ph-get">
      {text.dontHave(name)}
      {way === 'downloads' ? (
        <button type="button" data-testid="get-wallet" onClick={showAll}>
          {text.get}
        </button>
      ) : (
        <a href={way.href} target="_blank" rel="noopener noreferrer" data-testid="get-wallet">
          {text.get}
        </a>
      )}
    </p>
  );
}

/** Twelve characters are enough to recognize it; the full name is shown above. */
function shortName(name: string): string {
  const letters = [...name];
  return letters.length > 12 ? `${letters.slice(0, 12).join('').trimEnd()}…` : name;
}
