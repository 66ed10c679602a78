import { useText } from '../../parts/words/use-text.js';
import { Explanation } from '../help/explanation.js';
import type { BuyProps } from './buy-props.js';
import { enBuy } from './text.en.js';

/** Explains buying to newcomers. */
export function BuyHelp({ modal }: BuyProps) {
  const { points, start } = useText('buy', enBuy);
  return (
    <Explanation
      points={Object.values(points)}
      scenes={['coin', 'key', 'course']}
      start={start}
      onStart={() => modal.replace({ view: 'on-ramp-providers' })}
    />
  );
}
