import { Fact } from '../../parts/rows/fact.js';
import { Facts } from '../../parts/rows/facts.js';
import { useText } from '../../parts/words/use-text.js';
import type { SwapSums } from './swap-form.js';
import { enSwap } from './text.en.js';

/** What the swap comes to, in whole. */
export function SwapFacts({ sums }: { readonly sums: SwapSums }) {
  const text = useText('swap', enSwap);
  return (
    <Facts>
      {sums.rate && (
        <Fact label={text.rate} note={sums.rateWorth}>
          {sums.rate}
        </Fact>
      )}
      <Fact label={text.least} testId="swap-least">
        {sums.least}
      </Fact>
      {sums.impact && <Fact label={text.impact}>{sums.impact}</Fact>}
      <Fact label={text.slippage}>{sums.slippage}</Fact>
      {sums.networkFee && <Fact label={text.networkFee}>{sums.networkFee}</Fact>}
      <Fact label={text.providerFee}>{sums.providerFee}</Fact>
    </Facts>
  );
}
