import type { Said } from '../../../domain/transaction/transfer.js';
import { useFormat } from '../words/use-format.js';
import { useText } from '../words/use-text.js';
import { enWalletAsk } from './wallet-ask.en.js';

/** The parts of a request, decoded from its own bytes. */
export function AskedParts({ says }: { readonly says: readonly Said[] }) {
  const text = useText('walletAsk', enWalletAsk);
  const format = useFormat();
  return says.map(({ name, value, symbol }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they never move, and a transaction may pay several
    <p key={at}>
      <bdi>{text[name]}</bdi> <b>{symbol === undefined ? value : format.exact(value, symbol)}</b>
    </p>
  ));
}
