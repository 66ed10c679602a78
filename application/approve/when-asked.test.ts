/** When the approval part is loaded: not before a wallet inside the modal may need it. */
import { EMPTY, NEVER, of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { tabLink } from '../../infrastructure/fakes/modals/session-tab.js';
import { scriptedApprovals } from '../../infrastructure/fakes/scripted-approvals.js';
import { scriptedModal } from '../../infrastructure/fakes/scripted-modal.js';
import type { Deps } from '../engine/deps.js';
import type { State } from '../engine/state.js';
import { whenAsked } from './when-asked.js';

const own = tabLink({}, { type: 'AUTH' }).connection;
const other = tabLink().connection;
const start = scriptedModal().getState();

function loads(connections: State['connect']['connections'], ports: Partial<Deps>): number {
  let loaded = 0;
  const deps: Partial<Deps> = {
    approvals: of(scriptedApprovals()),
    withPart: (_name, needed) => {
      if (needed({ ...start, connect: { ...start.connect, connections } })) loaded += 1;
      return EMPTY;
    },
    ...ports,
  };
  whenAsked(deps as Deps).subscribe();
  return loaded;
}

describe('the approval part is loaded', () => {
  it.each<[string, State['connect']['connections'], Partial<Deps>, number]>([
    ['at once for a wallet that the host brings along', {}, {}, 1],
    ['not where nothing can ask', {}, { approvals: undefined }, 0],
    ['not before the wallet inside the modal is connected', {}, { embedded: NEVER }, 0],
    ['not for another wallet', { eip155: other }, { embedded: NEVER }, 0],
    ['for the wallet inside the modal', { eip155: own }, { embedded: NEVER }, 1],
    ['for that wallet beside another', { eip155: other, solana: own }, { embedded: NEVER }, 1],
  ])('%s', (_when, connections, ports, expected) => {
    expect(loads(connections, ports)).toBe(expected);
  });
});
