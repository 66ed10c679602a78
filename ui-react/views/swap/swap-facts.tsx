import { Fact } from '../../parts/rows/fact.js';
import { Facts } from '../../parts/rows/facts.js';
import { useText } from '../../parts/words/use-text.js';
import type { SwapSums } from './swap-form.js';
import { enSwap } from './text.en.js';

/** The placeholder for unknown values. */
const NONE = '—';

/** The details of the swap. Always the same lines, so that nothing moves under a finger when they become known. */
export function SwapFacts({ sums }: { readonly sums: SwapSums | undefined }) {
  const text = useText('swap', enSwap);
  return (
    <Facts>
      <Fact label={text.rate} note={sums?.rateWorth}>
        {sums?.rate ?? NONE}
      </Fact>
      <Fact label={text.least} testId="swap-least">
        {sums?.least ?? NONE}
      </Fact>
      <Fact label={text.impact}>{sums?.impact ?? NONE}</Fact>
      <Fact label={text.slippage}>{sums?.slippage ?? NONE}</Fact>
      <Fact label={text.networkFee}>{sums?.networkFee ?? (sums?.feeless ? text.noGasPrice : NONE)}</Fact>
      <Fact label={text.providerFee}>{sums?.providerFee ?? NONE}</Fact>
    </Facts>
  );
}
