import { type ReactNode, useId } from 'react';
import { useText } from '../words/page-text.js';
import type { TaskState } from './use-task.js';

export interface TaskProps {
  readonly title: string;
  readonly note: ReactNode;
  readonly state: TaskState;
  readonly children: ReactNode;
}

/** One thing to try: a description, a button, and the result. */
export function Task({ title, note, state, children }: TaskProps) {
  const text = useText();
  const id = useId();
  return (
    <section className="task" aria-labelledby={id}>
      <div className="task-words">
        <h3 id={id}>{title}</h3>
        <p>{note}</p>
      </div>
      <div className="task-doing">
        {children}
        <output className="result" data-status={state.status}>
          {state.status === 'busy' && <span>{text.waiting}</span>}
          {(state.status === 'done' || state.status === 'failed') && <span>{state.says(text)}</span>}
          {state.status === 'done' && state.data && <code dir="ltr">{state.data}</code>}
        </output>
      </div>
    </section>
  );
}
