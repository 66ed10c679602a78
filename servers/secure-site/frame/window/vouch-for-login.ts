/** Answers the window of a login that this frame has begun: only then does the window go on to the service. */
import { readProperty } from '../../../../domain/value/read-property.js';
import { OWN_LOGIN, WHOSE_LOGIN } from '../../login-window.js';

/** Until `over`. Other pages than this site's get no answer. */
export function vouchForLogin(frame: Window, state: string, over: AbortSignal): void {
  const { origin } = frame.location;
  const receive = ({ origin: from, source, data }: MessageEvent<unknown>): void => {
    if (from !== origin || readProperty(data, 'type') !== WHOSE_LOGIN || readProperty(data, 'state') !== state) return;
    source?.postMessage({ type: OWN_LOGIN, state }, { targetOrigin: origin });
  };
  frame.addEventListener('message', receive, { signal: over });
}
