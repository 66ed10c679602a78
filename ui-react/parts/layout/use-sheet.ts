import { createContext, useContext, useInsertionEffect } from 'react';
import { adoptSheet } from '../../styles/adopt-sheet.js';

/** The shadow root that holds the modal. */
export const ShadowContext = createContext<ShadowRoot | undefined>(undefined);

/**
 * Styles that come with a part or screen instead of with the modal:
 * `import css from './account.css?inline'` and, in the component, `useSheet(css)`.
 */
export function useSheet(css: string): void {
  const root = useContext(ShadowContext);
  useInsertionEffect(() => {
    if (root) adoptSheet(root, css);
  }, [root, css]);
}
