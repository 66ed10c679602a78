import type { NetworkId } from 'porthole';
import { useModal, useNetwork } from 'porthole/react';
import { fill, useText } from '../words/page-text.js';
import { Task } from './task.js';
import { describeError, useTask } from './use-task.js';

/** A network that is not configured. */
const ELSEWHERE = { caipNetworkId: 'eip155:424242' as NetworkId, name: 'Farshore' };

/** Switching networks with the dapp's own buttons, one for each, and one for an unknown network. */
export function SwitchNetworks() {
  const text = useText();
  const networks = useModal((state) => state.config.networks);
  const { networkId, switchNetwork } = useNetwork();
  const [state, run] = useTask();
  const go = (to: NetworkId) =>
    run(async () => {
      const switched = await switchNetwork(to);
      return switched.ok
        ? { status: 'done', says: (text) => text[switched.value] }
        : { status: 'failed', says: () => describeError(switched.failure) };
    });
  return (
    <Task title={text.switchTitle} note={fill(text.switchNote, { network: ELSEWHERE.name })} state={state}>
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
