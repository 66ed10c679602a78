/** The host's own flows, before they join the built-in ones: loaded, checked, and isolated, so that their errors cannot break the modal. */
import type { Flow } from '../application/engine/flow.js';
import { Failure } from '../domain/failure/failure.js';
import { consoleLog } from './browser/console-log.js';
import { guardedFlow } from './guarded-flow.js';
import type { FlowOption, ModalOptions } from './options.js';

/** Throws `invalid-options` for an invalid flow, and for one whose name or intent is already taken. */
export async function checkedFlows(
  given: readonly FlowOption[],
  { device }: Pick<ModalOptions, 'device'>,
  ours: readonly Flow[],
): Promise<readonly Flow[]> {
  const flows: readonly unknown[] = await Promise.all(
    given.map((each) => (typeof each === 'function' ? each() : each)),
  );
  const names = new Set(ours.map(({ name }) => name));
  const intents = new Set(ours.flatMap(({ answers }) => Object.keys(answers ?? {})));
  return flows.map((flow, at) => {
    if (!isFlow(flow)) invalid(`\`flows[${at}]\` is not a flow: it needs a name, and functions for what it does`);
    taken(names, flow.name, (name) => `\`flows[${at}]\`: there is a flow named '${name}' already`);
    for (const intent of Object.keys(flow.answers ?? {})) {
      taken(intents, intent, (type) => `The flow '${flow.name}' answers '${type}', which another flow answers already`);
    }
    return guardedFlow(flow, device?.log ?? consoleLog);
  });
}

function taken(known: Set<string>, name: string, say: (name: string) => string): void {
  if (known.has(name)) invalid(say(name));
  known.add(name);
}

function isFlow(given: unknown): given is Flow {
  if (typeof given !== 'object' || given === null) return false;
  const { name, answers, reactions, ...rest } = given as Readonly<Record<string, unknown>>;
  return (
    typeof name === 'string' &&
    name !== '' &&
    [rest.initial, rest.fold, rest.follow, rest.implied].every((each) => each === undefined || isMethod(each)) &&
    (reactions === undefined || (Array.isArray(reactions) && reactions.every(isMethod))) &&
    (answers === undefined ||
      (typeof answers === 'object' &&
        Object.values(answers ?? {}).every((answer) => isMethod((answer as { run?: unknown } | undefined)?.run))))
  );
}

function isMethod(value: unknown): boolean {
  return typeof value === 'function';
}

function invalid(message: string): never {
  throw new Failure('invalid-options', message);
}
