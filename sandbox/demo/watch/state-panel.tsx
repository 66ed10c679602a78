import type { State } from 'porthole';
import { useModal } from 'porthole/react';
import { useMemo, useState } from 'react';
import { useText } from '../words/page-text.js';
import { printValue } from './print-value.js';

type Slice = keyof State;

const SLICES: readonly Slice[] = [
  'started',
  'shell',
  'router',
  'connect',
  'network',
  'account',
  'send',
  'login',
  'approve',
  'notices',
  'config',
];
const OPEN_AT_FIRST: readonly Slice[] = ['shell', 'router', 'connect'];

/** The modal's current state, slice by slice: an unchanged slice is not rendered again. */
export function StatePanel() {
  const text = useText();
  return (
    <section className="panel" aria-labelledby="state">
      <h2 id="state">{text.state}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
      <div className="panel-body" lang="en" dir="ltr" tabIndex={0}>
        {SLICES.map((name) => (
          <SliceRow key={name} name={name} />
        ))}
      </div>
    </section>
  );
}

function SliceRow({ name }: { readonly name: Slice }) {
  const value = useModal((state) => state[name]);
  const [open, setOpen] = useState(OPEN_AT_FIRST.includes(name));
  const isFact = typeof value !== 'object';
  const text = useMemo(() => (open || isFact ? printValue(value) : ''), [open, isFact, value]);
  if (isFact) {
    return (
      <p className="slice-fact">
        <span>{name}</span>
        <code>{text}</code>
      </p>
    );
  }
  return (
    <details className="slice" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{name}</summary>
      <pre>{text}</pre>
    </details>
  );
}
