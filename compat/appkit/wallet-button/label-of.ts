/** The label of a wallet button. Loaded with the first button. */
import { enProviders } from '../../../ui-react/views/login/providers.en.js';
import { enLoginWays } from '../../../ui-react/views/login/ways.en.js';
import { loadMessages } from '../../../ui-react/words/load-messages.js';
import { nameOf } from './reach-wallet.js';
import { isSocial } from './wallet-names.js';

/** Calls back with the label, and again in the page's language if that has to be loaded. Returns a function that unsubscribes. */
export function labelOf(wallet: string, locale: string | undefined, told: (label: string) => void): () => void {
  if (wallet === 'walletConnect') told('WalletConnect');
  else if (isSocial(wallet)) told(enProviders[wallet]);
  else if (wallet !== 'email') told(nameOf(wallet));
  else
    return loadMessages(locale, undefined, (words) => told((words?.of('loginWays', enLoginWays) ?? enLoginWays).email));
  return () => undefined;
}
