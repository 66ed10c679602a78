import type { ComponentType } from 'react';
import type { View } from '../application/shell/router.js';
import type { ViewProps } from './views/view-props.js';

/** A screen of your own flow. */
export interface HostView<V extends View = View> {
  /** The title in the header, in English. Add other languages to the `titles` of your `messages`. */
  readonly title: string;
  /** Loads the component when the screen is first shown. The previous screen stays until then. */
  readonly load: () => Promise<ComponentType<ViewProps<V>>>;
}

/** Screens of your own flows, by the `view` of their routes. */
export type HostViews = { readonly [V in View]?: HostView<V> };

const views = new Map<string, HostView>();

/** Adds screens of your own flows to every modal on the page. Call it before one of them is shown, once per screen. */
export function addViews(added: HostViews): void {
  for (const [view, own] of Object.entries(added)) if (!views.has(view)) views.set(view, own as HostView);
}

export function hostViews(): ReadonlyMap<string, HostView> {
  return views;
}
