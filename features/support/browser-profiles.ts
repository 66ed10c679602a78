/**
 * The browser's profiles: one for each device and way of looking, kept from one scenario to the next with all that a visitor
 * leaves there cleared, so that what the page is made of is fetched and compiled once.
 */
import type { Browser, BrowserContext } from 'playwright-core';
import { contextOf, kindOf } from './context-of.js';
import type { PageSettings } from './page-settings.js';

/** Whom a profile tells of what breaks a page's policy: the directive, and what it was. */
export type NoteViolation = (directive: string, what: string) => void;

export interface BrowserProfiles {
  /** A profile as a visitor finds it who has never been here. */
  take(settings: PageSettings, noteViolation: NoteViolation): Promise<BrowserContext>;
  /** What a visitor is done with; `spoiled`: nobody else may have it. */
  giveBack(context: BrowserContext, spoiled: boolean): Promise<void>;
}

interface Profile {
  readonly context: BrowserContext;
  readonly origins: Set<string>;
  tell: NoteViolation;
}

export function browserProfiles(browser: Browser): BrowserProfiles {
  const kept = new Map<string, Profile>();
  const taken = new Map<BrowserContext, readonly [string | undefined, Profile]>();
  const make = async (settings: PageSettings): Promise<Profile> => {
    const context = await contextOf(browser, settings);
    const profile: Profile = { context, origins: new Set(), tell: () => undefined };
    await context.exposeFunction('noteViolation', (...told: Parameters<NoteViolation>) => profile.tell(...told));
    await context.addInitScript(watchPolicy);
    context.on('page', (page) => page.on('framenavigated', (frame) => noteOrigin(profile.origins, frame.url())));
    return profile;
  };
  return {
    async take(settings, noteViolation) {
      const kind = kindOf(settings);
      const profile = (kind !== undefined && kept.get(kind)) || (await make(settings));
      if (kind !== undefined) kept.delete(kind);
      profile.tell = noteViolation;
      taken.set(profile.context, [kind, profile]);
      return profile.context;
    },
    async giveBack(context, spoiled) {
      const [kind, profile] = taken.get(context) ?? [];
      taken.delete(context);
      if (spoiled || kind === undefined || profile === undefined || kept.has(kind)) return context.close();
      await clear(profile);
      profile.tell = () => undefined;
      kept.set(kind, profile);
    },
  };
}

/** Closes every window, and forgets what the sites of this profile have stored. */
async function clear({ context, origins }: Profile): Promise<void> {
  // Made before the others go: with them closed nothing writes any more.
  const broom = await context.newPage();
  await Promise.all(context.pages().map((page) => (page === broom ? undefined : page.close())));
  await context.clearCookies();
  const session = await context.newCDPSession(broom);
  for (const origin of origins) await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  origins.clear();
  await broom.close();
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
