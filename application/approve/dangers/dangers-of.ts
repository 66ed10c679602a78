/** The dangers of a page's request, as far as the modal can detect them. */
import type { RpcRequest } from '../../../domain/request/request.js';
import type { RequestDanger } from '../../../domain/request/request-danger.js';
import { requestDangers } from '../../../domain/request/request-dangers.js';
import { holdingsOf } from '../../account/holdings/holdings-of.js';
import { familiarOf } from '../../activity/familiar.js';
import { accountOf, networkOf } from '../../connect/selectors.js';
import type { Deps } from '../../engine/deps.js';

export function dangersOf({ state: now, device }: Deps, request: RpcRequest): readonly RequestDanger[] {
  const state = now();
  const network = networkOf(state, request.namespace);
  const listed = (network && state.config.tokens[network.caipNetworkId]) ?? [];
  const held = (holdingsOf(state)?.holdings ?? []).map(({ token }) => token);
  return requestDangers(request, {
    site: device.origin.replace(/^[a-z]+:\/\//, ''),
    from: accountOf(state, request.namespace)?.address ?? '',
    tokens: [...listed, ...held],
    familiar: familiarOf(state),
  });
}
