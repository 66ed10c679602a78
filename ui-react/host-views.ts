import type { ComponentType } from 'react';
import type { View } from '../application/shell/router.js';
import type { ViewProps } from './views/view-props.js';

/** The screen of a flow of the host's own. */
export interface HostView<V extends View = View> {
  /** What stands in the header, in English; in other languages it is one of the `titles` of your `messages`. */
  readonly title: string;
  /** Fetches the component, when the screen is first shown. The screen before it stays until then. */
  readonly load: () => Promise<ComponentType<ViewProps<V>>>;
}

/** Screens of the host's own flows, by the `view` of their routes. */
export type HostViews = { readonly [V in View]?: HostView<V> };

const views = new Map<string, HostView>();

/** Adds screens to every modal of this page: before the first of them is shown, and each once. */
export function addViews(added: HostViews): void {
  for (const [view, own] of Object.entries(added)) if (!views.has(view)) views.set(view, own as HostView);
}

export function hostViews(): ReadonlyMap<string, HostView> {
  return views;
}
