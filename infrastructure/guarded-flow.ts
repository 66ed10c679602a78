import type { Answer, Flow } from '../application/engine/flow.js';
import type { Intent } from '../application/engine/intents.js';
import type { State } from '../application/engine/state.js';
import type { Device } from '../application/ports/device.js';

/**
 * The flow with guards: an error in it is logged once and changes nothing. Use cases and reactions need no guard: the
 * engine ends them with a failure.
 */
export function guardedFlow(flow: Flow, log: Device['log']): Flow {
  const logged = new Set<string>();
  const guarded =
    <Given extends readonly unknown[], T>(
      part: string,
      run: (...given: Given) => T,
      otherwise: (...given: NoInfer<Given>) => NoInfer<T>,
    ) =>
    (...given: Given): T => {
      try {
        return run(...given);
      } catch (error) {
        if (!logged.has(part)) log('error', `${part} of the flow '${flow.name}' failed`, error);
        logged.add(part);
        return otherwise(...given);
      }
    };
  const folding = <Given extends readonly [State, ...unknown[]]>(part: string, run: (...given: Given) => State) =>
    guarded(
      part,
      (...given: Given) => whole(given[0], run(...given)),
      (...given) => given[0],
    );
  const { initial, fold, follow, implied, answers } = flow;
  return {
    ...flow,
    ...(initial && { initial: folding('initial', initial) }),
    ...(fold && { fold: folding('fold', fold) }),
    ...(follow && { follow: folding('follow', follow) }),
    ...(implied && {
      implied: guarded(
        'implied',
        (...given) => [...implied(...given)],
        () => [],
      ),
    }),
    ...(answers && {
      answers: Object.fromEntries(Object.entries(answers).map(([type, each]) => [type, answer(type, each)])),
    }),
  };

  function answer(type: string, given: Answer<never>): Answer {
    const { takes, run, lane, cancelled, value } = given as Answer;
    return {
      ...(takes && { takes }),
      run: (deps, intent: Intent) => run.call(given, deps, intent),
      ...(lane && { lane: guarded(`lane of ${type}`, lane.bind(given), () => type) }),
      ...(cancelled && { cancelled: guarded(`cancelled of ${type}`, cancelled.bind(given), () => undefined) }),
      ...(value && { value: value.bind(given) }),
    };
  }
}

/** A flow that drops a part of the state would take it from all others. */
function whole(before: State, after: State): State {
  const missing = Object.keys(before).find((key) => !(key in after));
  if (missing !== undefined) throw new TypeError(`The state it returns lacks \`${missing}\``);
  return after;
}
