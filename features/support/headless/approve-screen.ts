/** A request of a wallet inside the modal. */
import { currentRoute } from '../../../application/router.js';
import { networkOf } from '../../../application/selectors.js';
import { formatAmount } from '../../../domain/amount.js';
import { en } from '../../../ui-react/text/en.js';
import { callWords, requestTitle, rightWords } from '../../../ui-react/views/approve/call-words.js';
import { describedRequest } from '../../../ui-react/views/approve/described-request.js';
import { action, type Screen, type Seen } from './screen.js';

export function approveScreen({ state, modal }: Seen): Screen {
  const route = currentRoute(state.router);
  if (route.view !== 'approve') return { texts: [], actions: [] };
  const { request } = route;
  const described = describedRequest(request);
  const { action: asked, message, fields, calls, permit, cautions, fee } = described;
  const native = networkOf(state, request.namespace)?.nativeCurrency;
  const { words } = rightWords({ calls, permit }, en.approve);
  const title = requestTitle(described, native, en.approve);
  const { lead } = en.approve.actions[asked];
  return {
    texts: [
      title,
      lead,
      ...cautions.flatMap((each) => [en.approve.cautions[each].title, en.approve.cautions[each].lead]),
      ...words,
      ...(fee === undefined || !native
        ? []
        : [`${en.approve.fee} ${formatAmount(fee, native.decimals)} ${native.symbol}`]),
      ...(asked === 'sendCalls' ? calls.map((call, at) => `${at + 1}. ${callWords(call, native, en.approve)}`) : []),
      request.method,
      ...(message ? [message] : []),
      fields,
    ],
    actions: [action(en.approve.decline, () => void modal.rejectRequest(request.id))],
  };
}
