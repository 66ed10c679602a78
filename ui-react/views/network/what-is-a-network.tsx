import { useText } from '../../parts/words/use-text.js';
import { Explanation } from '../help/explanation.js';
import { enHelp } from '../help/text.en.js';
import type { ViewProps } from '../view-props.js';

export function WhatIsANetwork({ modal }: ViewProps<'what-is-a-network'>) {
  const { network, networkStart } = useText('help', enHelp);
  return (
    <Explanation
      points={Object.values(network)}
      scenes={['islands', 'coin', 'course']}
      start={networkStart}
      onStart={() => modal.replace({ view: 'networks' })}
    />
  );
}
