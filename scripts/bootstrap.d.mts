/** Installs what the lockfile lists, unless it is all there. Ends the process with a sentence when it cannot. */
export function ensureInstalled(): Promise<void>;
/** How every Chromium of this repository is started: without anything that asks the network by itself. */
export const CHROMIUM_ARGS: string[];
/** The path of a Chromium, installed on the way where that can be. */
export function ensureChromium(options?: { readonly optional?: false }): Promise<string>;
export function ensureChromium(options: { readonly optional: boolean }): Promise<string | undefined>;
