import type { ReactNode } from 'react';
import type { Pages } from '../../../application/activity/state.js';
import { useText } from '../../parts/words/use-text.js';
import { ListFailed } from './list-notes.js';
import { enLists } from './text.en.js';

export interface ListEndProps {
  readonly pages: Pages<unknown>;
  readonly onRetry: () => void;
  /** Placeholders for what is still loading. */
  readonly children: ReactNode;
}

/** The end of a list: loading, failed, or complete. */
export function ListEnd({ pages, onRetry, children }: ListEndProps) {
  const text = useText('lists', enLists);
  if (pages.status === 'failed')
    return <ListFailed title={text.moreFailed} failure={pages.failure} onRetry={onRetry} />;
  return pages.next === undefined ? null : children;
}
