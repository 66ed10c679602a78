import { Button } from '../parts/forms/button.js';
import { Body } from '../parts/layout/body.js';
import { Foot } from '../parts/layout/foot.js';
import { Headline } from '../parts/layout/headline.js';
import { Lead } from '../parts/layout/lead.js';
import { useText } from '../parts/words/use-text.js';
import { enCommon } from '../text/everywhere.en.js';
import { enShell } from './text.en.js';

/** A screen that could not be rendered or loaded. */
export function Broken({ onRetry }: { readonly onRetry: () => void }) {
  const text = useText('shell', enShell);
  const { tryAgain } = useText('common', enCommon);
  return (
    <>
      <Body>
        <div className="ph-empty" role="alert">
          <Headline>{text.broken}</Headline>
          <Lead>{text.brokenLead}</Lead>
        </div>
      </Body>
      <Foot>
        <Button kind="primary" icon="retry" onPress={onRetry}>
          {tryAgain}
        </Button>
      </Foot>
    </>
  );
}
