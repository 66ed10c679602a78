/**
 * The browser's profiles, one for each device and view. A profile is reused by later scenarios, with everything that a visitor
 * leaves there cleared, so that the page's code is fetched and compiled only once.
 */
import type { Browser, BrowserContext } from 'playwright-core';
import type { PageSettings } from '../page/settings/page-settings.js';
import { canBeCleared, clearTab } from './cleared-tab.js';
import { contextOf, kindOf } from './context-of.js';

/** Called for each violation of a page's policy: with the directive and what was blocked. */
export type NoteViolation = (directive: string, what: string) => void;

export interface BrowserProfiles {
  /** A fresh browser profile; it may have an empty window. */
  take(settings: PageSettings, noteViolation: NoteViolation): Promise<BrowserContext>;
  /** Returns a profile; `spoiled`: it must not be reused. */
  giveBack(context: BrowserContext, spoiled: boolean): Promise<void>;
}

interface Profile {
  readonly context: BrowserContext;
  readonly origins: Set<string>;
  noteViolation: NoteViolation;
}

export function browserProfiles(browser: Browser): BrowserProfiles {
  const kept = new Map<string, Profile>();
  const taken = new Map<BrowserContext, readonly [string | undefined, Profile, PageSettings]>();
  const make = async (settings: PageSettings): Promise<Profile> => {
    const context = await contextOf(browser, settings);
    const profile: Profile = { context, origins: new Set(), noteViolation: () => undefined };
    await context.exposeFunction('noteViolation', (...violation: Parameters<NoteViolation>) =>
      profile.noteViolation(...violation),
    );
    await context.addInitScript(watchPolicy);
    context.on('page', (page) => page.on('framenavigated', (frame) => noteOrigin(profile.origins, frame.url())));
    return profile;
  };
  return {
    async take(settings, noteViolation) {
      const kind = kindOf(settings);
      const profile = (kind !== undefined && kept.get(kind)) || (await make(settings));
      if (kind !== undefined) kept.delete(kind);
      profile.noteViolation = noteViolation;
      taken.set(profile.context, [kind, profile, settings]);
      return profile.context;
    },
    async giveBack(context, spoiled) {
      const [kind, profile, settings] = taken.get(context) ?? [];
      taken.delete(context);
      if (spoiled || !kind || !profile || !settings || kept.has(kind) || (await hasOpened(context)))
        return context.close();
      await clear(profile, settings);
      profile.noteViolation = () => undefined;
      kept.set(kind, profile);
    },
  };
}

/** Whether a page has opened a window that is still there. Closing it while it navigates may never finish. */
async function hasOpened(context: BrowserContext): Promise<boolean> {
  const openers = await Promise.all(context.pages().map((page) => page.opener()));
  return openers.some((opener) => opener !== null);
}

/** Leaves one empty window at most, and forgets what the sites of this profile have stored. */
async function clear({ context, origins }: Profile, settings: PageSettings): Promise<void> {
  const [first] = context.pages();
  const [origin] = origins;
  const tab = canBeCleared(context, settings, origins) ? first : undefined;
  // Created before the others are closed: without an open page, nothing can write to the storage.
  const broom = tab ?? (await context.newPage());
  const session = await context.newCDPSession(broom);
  if (tab && origin !== undefined) await clearTab(tab, origin, session);
  await Promise.all(context.pages().map((page) => (page === broom ? undefined : page.close())));
  await context.clearCookies();
  for (const each of origins) await session.send('Storage.clearDataForOrigin', { origin: each, storageTypes: 'all' });
  origins.clear();
  await (tab ? session.detach() : broom.close());
}

function noteOrigin(origins: Set<string>, url: string): void {
  const { origin, protocol } = new URL(url);
  if (/^https?:$/.test(protocol)) origins.add(origin);
}

/** Runs in every page, before its own scripts. */
function watchPolicy(): void {
  addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sample, sourceFile, lineNumber }) => {
      const where = `${sourceFile}:${lineNumber}`;
      Reflect.get(window, 'noteViolation')(effectiveDirective, [blockedURI, sample, where].filter(Boolean).join(' '));
    },
    { capture: true },
  );
}
