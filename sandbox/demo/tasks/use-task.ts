import { isFailure } from 'porthole';
import { useRef, useState } from 'react';
import type { DemoText } from '../words/english.js';

/** The result in words, in the language that the page has when it is shown. */
type Says = (text: DemoText) => string;

/** The status of a task. */
export type TaskState =
  | { readonly status: 'idle' }
  | { readonly status: 'busy' }
  | { readonly status: 'done'; readonly says: Says; readonly data?: string | undefined }
  | { readonly status: 'failed'; readonly says: Says };

export type TaskEnd = Extract<TaskState, { status: 'done' | 'failed' }>;

/** Runs one task at a time; a later one replaces an unfinished one. */
export function useTask(): [TaskState, (work: () => Promise<TaskEnd>) => void] {
  const [state, setState] = useState<TaskState>({ status: 'idle' });
  const latest = useRef(0);
  const run = (work: () => Promise<TaskEnd>) => {
    latest.current += 1;
    const turn = latest.current;
    setState({ status: 'busy' });
    void work()
      .catch((error: unknown): TaskEnd => ({ status: 'failed', says: () => describeError(error) }))
      .then((end) => {
        if (turn === latest.current) setState(end);
      });
  };
  return [state, run];
}

/** A sentence for any failure of a provider or the modal. */
export function describeError(error: unknown): string {
  if (isFailure(error)) return `${error.code}: ${error.message}`;
  if (typeof error !== 'object' || error === null) return String(error);
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown };
  return [code, message].filter((part) => part !== undefined).join(': ');
}
