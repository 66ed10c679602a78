import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import css from '../../styles/tabs.css?inline';
import { Icon, type IconProps } from '../marks/icon.js';
import { nextIndex } from '../rows/use-list-focus.js';
import { useSheet } from './use-sheet.js';

export interface Tab<K extends string> {
  readonly key: K;
  readonly label: string;
  readonly icon?: IconProps['name'];
}

export interface TabsProps<K extends string> {
  readonly id: string;
  /** What they choose between. */
  readonly label: string;
  readonly tabs: readonly Tab<K>[];
  readonly selected: K;
  readonly onSelect: (key: K) => void;
  /** The content of the selected tab. */
  readonly children: ReactNode;
}

/** Above this number of tabs, only the text fits. */
const ICONS_FIT = 3;

/** Tabs. One stop for the Tab key; arrow keys, Home and End select. Renders no tab list for a single tab. */
export function Tabs<K extends string>({ id, label, tabs, selected, onSelect, children }: TabsProps<K>) {
  useSheet(css);
  const list = useRef<HTMLDivElement>(null);
  if (tabs.length < 2) return <div className="ph-tab-panel">{children}</div>;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = tabs.findIndex(({ key }) => key === selected);
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = nextIndex(event.key, at, tabs.length, rightToLeft);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab || next === undefined) return;
    event.preventDefault();
    onSelect(tab.key);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <>
      <div className="ph-tabs" role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {tabs.map(({ key, label: words, icon }) => (
          <button
            key={key}
            type="button"
            role="tab"
            className="ph-tab"
            id={`${id}-${key}`}
            aria-selected={key === selected}
            aria-controls={`${id}-panel`}
            tabIndex={key === selected ? 0 : -1}
            data-testid={`tab-${key}`}
            onClick={() => onSelect(key)}
          >
            {icon && tabs.length <= ICONS_FIT && <Icon name={icon} small />}
            {words}
          </button>
        ))}
      </div>
      <div className="ph-tab-panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </>
  );
}
