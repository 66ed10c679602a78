/** Converts the SDK's session events. */
import { Observable } from 'rxjs';
import { readProperty } from '../../../../domain/value/read-property.js';
import type { SessionEvent } from '../protocol-client.js';
import type { SignClient } from './sign-client.js';

interface SdkEvent {
  readonly topic: string;
  readonly params?: unknown;
}

export function sdkSessionEvents({ events }: SignClient): Observable<SessionEvent> {
  return new Observable((subscriber) => {
    const ended = ({ topic }: SdkEvent) => subscriber.next({ type: 'ended', topic });
    const listeners = {
      session_update: ({ topic, params }: SdkEvent) =>
        subscriber.next({ type: 'updated', topic, namespaces: readProperty(params, 'namespaces') }),
      session_event: ({ topic, params }: SdkEvent) =>
        subscriber.next({
          ...{ type: 'event', topic },
          ...{ event: readProperty(params, 'event'), chainId: readProperty(params, 'chainId') },
        }),
      session_delete: ended,
      session_expire: ended,
    };
    const listen = (how: 'on' | 'removeListener') => {
      events[how]('session_update', listeners.session_update);
      events[how]('session_event', listeners.session_event);
      events[how]('session_delete', listeners.session_delete);
      events[how]('session_expire', listeners.session_expire);
    };
    listen('on');
    return () => listen('removeListener');
  });
}
