/** A request of a wallet inside the modal. */
import { currentRoute } from '../../../application/router.js';
import { en } from '../../../ui-react/text/en.js';
import { describedRequest } from '../../../ui-react/views/approve/described-request.js';
import { action, type Screen, type Seen } from './screen.js';

export function approveScreen({ state, modal }: Seen): Screen {
  const route = currentRoute(state.router);
  if (route.view !== 'approve') return { texts: [], actions: [] };
  const { request } = route;
  const { action: asked, message, fields } = describedRequest(request);
  const { title, lead } = en.approve.actions[asked];
  return {
    texts: [title, lead, request.method, ...(message ? [message] : []), fields],
    actions: [action(en.approve.decline, () => void modal.rejectRequest(request.id))],
  };
}
