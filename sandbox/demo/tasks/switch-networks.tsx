import type { NetworkId } from 'porthole';
import { useModal, useNetwork } from 'porthole/react';
import { Task } from './task.js';
import { describeError, useTask } from './use-task.js';

/** A network that is not configured. */
const ELSEWHERE = { caipNetworkId: 'eip155:424242' as NetworkId, name: 'Farshore' };

const ENDS = {
  switched: 'The wallet switched.',
  added: 'The wallet learned the network and switched.',
  selected: 'Chosen. Nothing was connected, so no wallet was asked.',
};

/** Switching networks with the dapp's own buttons, one for each, and one for an unknown network. */
export function SwitchNetworks() {
  const networks = useModal((state) => state.config.networks);
  const { networkId, switchNetwork } = useNetwork();
  const [state, run] = useTask();
  const go = (to: NetworkId) =>
    run(async () => {
      const switched = await switchNetwork(to);
      return switched.ok
        ? { status: 'done', says: ENDS[switched.value] }
        : { status: 'failed', says: describeError(switched.failure) };
    });
  return (
    <Task title="Switch network" note="Asked by the page. Farshore is not one of this site’s networks." state={state}>
      <div className="row">
        {[...networks, ELSEWHERE].map(({ caipNetworkId, name }) => (
          <button
            key={caipNetworkId}
            type="button"
            aria-pressed={caipNetworkId === networkId}
            onClick={() => go(caipNetworkId)}
          >
            {name}
          </button>
        ))}
      </div>
    </Task>
  );
}
