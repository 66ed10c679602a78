/** The parts of a node's answers that are used; everything else is ignored. */
import type { Log } from '../../../../domain/simulation/subjects-of-logs.js';
import { readProperty } from '../../../../domain/value/read-property.js';

/** Limits on logs and on nested calls. */
const MOST_LOGS = 2_000;
const MOST_FRAMES = 5_000;
const MOST_TOPICS = 4;
const HEX = /^0x(?:[\da-f]{2})*$/i;
const ADDRESS = /^0x[\da-f]{40}$/i;
const TOPIC = /^0x[\da-f]{64}$/i;

/** Hex after `0x`, in lower case; undefined for anything else. */
export function hexAt(value: unknown, name: string): string | undefined {
  const text = readProperty(value, name);
  return typeof text === 'string' && HEX.test(text) ? text.toLowerCase() : undefined;
}

export interface ReadLogs {
  readonly logs: readonly Log[];
  /** Nothing was left out. */
  readonly all: boolean;
}

export function readLogs(value: unknown): ReadLogs {
  if (!Array.isArray(value)) return { logs: [], all: value === undefined };
  const logs = value.slice(0, MOST_LOGS).flatMap((log: unknown) => readLog(log) ?? []);
  return { logs, all: logs.length === value.length };
}

function readLog(log: unknown): Log | undefined {
  const [address, data, topics] = [hexAt(log, 'address'), hexAt(log, 'data') ?? '0x', readProperty(log, 'topics')];
  if (!address || !ADDRESS.test(address) || !Array.isArray(topics) || topics.length > MOST_TOPICS) return undefined;
  if (!topics.every((topic) => typeof topic === 'string' && TOPIC.test(topic))) return undefined;
  return { address, topics: topics.map((topic: string) => topic.toLowerCase()), data };
}

/** The logs in a call tree, without those of failed calls; undefined if it is not a tree. */
export function logsOfTree(root: unknown): ReadLogs | undefined {
  if (typeof root !== 'object' || root === null || !ADDRESS.test(hexAt(root, 'to') ?? '')) return undefined;
  const waiting: unknown[] = [root];
  const found: ReadLogs[] = [];
  let frames = 0;
  while (waiting.length > 0 && frames < MOST_FRAMES) {
    const frame = waiting.pop();
    frames += 1;
    if (readProperty(frame, 'error') !== undefined) continue;
    found.push(readLogs(readProperty(frame, 'logs')));
    const calls = readProperty(frame, 'calls');
    if (Array.isArray(calls)) waiting.push(...calls.slice(0, MOST_FRAMES));
  }
  const logs = found.flatMap((each) => each.logs).slice(0, MOST_LOGS);
  return { logs, all: waiting.length === 0 && found.every(({ all }) => all) && logs.length < MOST_LOGS };
}
