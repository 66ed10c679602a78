import type { ReactNode } from 'react';

/** A small count, or with `onPress` a small action such as Max. */
export function Pill(props: { readonly children: ReactNode; readonly onPress?: () => void; readonly testId?: string }) {
  if (!props.onPress) {
    return (
      <span className="ph-pill" data-testid={props.testId}>
        {props.children}
      </span>
    );
  }
  return (
    <button type="button" className="ph-pill" data-testid={props.testId} onClick={props.onPress}>
      {props.children}
    </button>
  );
}
