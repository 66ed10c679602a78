import { loginWays } from '../../../application/login/login-ways.js';
import { socialRows } from '../../../domain/login/social-rows.js';
import { Button } from '../../parts/forms/button.js';
import { useText } from '../../parts/words/use-text.js';
import { enCommon } from '../../text/everywhere.en.js';
import type { ViewProps } from '../view-props.js';
import { useLoginWays } from './use-login-ways.js';

export interface LoginBlockProps extends Omit<ViewProps<'connect'>, 'route'> {
  readonly way: 'email' | 'social';
}

/** One way to log in. Its space is reserved before it has been loaded, so that nothing jumps. */
export function LoginBlock({ way, state, modal }: LoginBlockProps) {
  const { tryAgain } = useText('common', enCommon);
  const { Way, failed, retry } = useLoginWays(true);
  if (Way) return <Way way={way} state={state} modal={modal} />;
  if (failed) return <Button onPress={retry}>{tryAgain}</Button>;
  const rows = way === 'email' ? [''] : socialRows(loginWays(state).socials);
  return (
    <div className="ph-stack" aria-hidden="true">
      {rows.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing but places, which never change
        <span key={at} className="ph-button ph-quiet" />
      ))}
    </div>
  );
}
