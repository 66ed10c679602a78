import type { Page } from 'playwright-core';

/**
 * Data in the page's modals that is not translated: names of wallets, networks, tokens and sites, data to sign, accounts. It is all in
 * their state, which has no translated text.
 */
export function dataOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { portholeDemo, standInModal, galleryModals = [] } = window;
    const texts = new Set<string>();
    const seen = new Set<unknown>();
    const visit = (value: unknown): void => {
      if (typeof value === 'string') {
        // A message to sign is in bytes.
        if (/^0x([\da-f]{2}){4,}$/.test(value)) {
          const bytes = Uint8Array.from(value.slice(2).match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
          visit(new TextDecoder().decode(bytes).replaceAll('\0', ''));
        }
        // The state's own codes, such as `timed-out`, would be English if a screen showed them.
        if (value.length > 1 && !/^[a-z]+(-[a-z]+)*$/.test(value))
          for (const line of [value, ...value.split('\n')]) texts.add(line.trim());
      } else if (typeof value === 'object' && value !== null && !seen.has(value)) {
        seen.add(value);
        for (const [key, each] of Object.entries(value)) if (key !== 'alert') visit(each);
      }
    };
    for (const modal of [portholeDemo?.modal, standInModal, ...galleryModals]) visit(modal?.getState());
    return [...texts].filter(Boolean);
  });
}
