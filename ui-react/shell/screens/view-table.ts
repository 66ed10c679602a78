import type { ComponentType } from 'react';
import type { Modal } from '../../../application/modal/modal.js';
import type { View } from '../../../application/shell/router.js';
import type { Text } from '../../text/en.js';
import { enFirstTitles } from '../../text/first-titles.en.js';
import { Connect } from '../../views/connect/connect.js';
import type { ViewProps } from '../../views/view-props.js';
import { loadNotices } from '../notices/use-notices.js';
import { FIRST, type LaterView } from './first-views.js';

/** All other screens are loaded on demand, with their titles. */
const later = async () => {
  const { laterViews, laterTitles, NEXT } = await import('./later-views.js');
  // The host may add screens at any time.
  titles = { ...enFirstTitles, ...laterTitles() };
  return { laterViews, NEXT };
};

let titles: Text['titles'] | undefined;

/** The titles of the loaded screens. */
export function knownTitles(): Text['titles'] {
  return titles ?? (enFirstTitles as Text['titles']);
}

async function importView(view: View): Promise<unknown> {
  if (view in FIRST) return FIRST[view as keyof typeof FIRST]();
  return (await later()).laterViews()[view as LaterView]();
}

/** By then a screen has been painted, on any device that is fast enough to preload. */
const PAINTED = 300;

/** A screen of any route; `ViewSlot` gives each its own type of route. */
export type AnyView = ComponentType<ViewProps<View>> & {
  /** Shown in the header instead of the title, which is then for screen readers only. */
  readonly Head?: ComponentType;
  /** Runs when a visitor's retry has loaded the screen: what it shows may have failed with it. */
  readonly again?: (modal: Modal) => unknown;
};

const loaded = new Map<View, AnyView>([['connect', Connect as AnyView]]);

/** The screen, if its module is already loaded. */
export function loadedView(view: View): AnyView | undefined {
  return loaded.get(view);
}

/** Loads a screen's module. Rejects when the file cannot be fetched; then a later call tries again. */
export async function loadView(view: View): Promise<void> {
  if (loaded.has(view)) return;
  loaded.set(view, (await importView(view)) as AnyView);
}

/**
 * Preloads what often comes next, once the screen before it has been painted; nothing for visitors who save data. Failures are
 * ignored: it is loaded again when it is needed.
 */
export function preloadAfter(view: View): void {
  if ((navigator as Saving).connection?.saveData) return;
  const load = async () => {
    const { NEXT } = await later();
    for (const part of [loadNotices, ...(NEXT[view] ?? []).map((next) => () => loadView(next))]) part().catch(ignore);
  };
  // A browser may report idle between a click and the resulting paint.
  requestAnimationFrame(() => whenIdle(() => void load().catch(ignore)));
}

/** Network Information API: only in some browsers. */
interface Saving {
  readonly connection?: { readonly saveData?: boolean };
}

const ignore = () => undefined;

/** Runs when the browser has nothing else to do, or a little later. */
export function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: PAINTED });
  else setTimeout(run, PAINTED);
}
