/** Installs what the lockfile lists, unless it is all there. Ends the process with a sentence when it cannot. */
export function ensureInstalled(): Promise<void>;
/** Launch options of every Chromium in this repository: no network requests of its own. */
export const CHROMIUM_ARGS: string[];
/** The path of a Chromium, which is installed if possible. */
export function ensureChromium(options?: { readonly optional?: false }): Promise<string>;
export function ensureChromium(options: { readonly optional: boolean }): Promise<string | undefined>;
