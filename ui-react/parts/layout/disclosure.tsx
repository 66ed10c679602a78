import { type ReactNode, useId, useState } from 'react';
import css from '../../styles/money.css?inline';
import { Icon } from '../marks/icon.js';
import { LATER_ICONS } from '../marks/later-icons.js';
import { useSheet } from './use-sheet.js';

export interface DisclosureProps {
  readonly label: ReactNode;
  /** Open until the visitor closes it, if there is little other content. */
  readonly opened?: boolean;
  readonly children: ReactNode;
}

/** Raw data, collapsed by default. */
export function Disclosure({ label, opened = false, children }: DisclosureProps) {
  useSheet(css);
  const [chosen, setChosen] = useState<boolean>();
  const open = chosen ?? opened;
  const id = useId();
  return (
    <div className="ph-group">
      <button
        type="button"
        id={`${id}-label`}
        className="ph-disclosure"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setChosen(!open)}
      >
        {label}
        <Icon name={LATER_ICONS.chevronDown} small className={open ? 'ph-turned' : ''} />
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard */}
      <section id={id} hidden={!open} className="ph-code-block" tabIndex={0} aria-labelledby={`${id}-label`}>
        {children}
      </section>
    </div>
  );
}
