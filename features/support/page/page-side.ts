/** What the browser driver does inside the page. Each function is sent there on its own, so none uses anything around it. */
import type { Sight } from '../world/driver.js';

/** A `Sight` without the suite's own names: the view has the page's name. */
export type PageSight = Omit<Sight, 'screen'> & { readonly view: string | undefined };

/** Reads the page as a visitor does: visible text, what can be pressed, and the connection that the dapp shows. */
export function readPage(): PageSight {
  const shadows = [...document.querySelectorAll('[data-porthole]')].map((host) => host.shadowRoot);
  const find = (selector: string) =>
    shadows.map((shadow) => shadow?.querySelector<HTMLElement>(selector)).find(Boolean);
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not seen, and innerText leaves it out
  const plain = (element: HTMLElement) => element.innerText.replace(/\s+/g, ' ').trim();
  // Screens that the page renders itself are in its own tree.
  const own = document.querySelector<HTMLElement>('[data-own-screens]');
  const card = find('[data-testid="w3m-modal-card"]') ?? own;
  const pressable = card
    ? [...card.querySelectorAll<HTMLElement>('button, a[href], [role="switch"], input[type="checkbox"]')]
    : [];
  const rows = card ? [...card.querySelectorAll<HTMLElement>('[data-testid="wallet-list"] .ph-row')] : [];
  const standing = (index: number) => document.querySelectorAll<HTMLElement>('.standing dd')[index];
  const wallet = standing(1)?.textContent ?? '–';
  return {
    open: find('[data-testid="w3m-modal-overlay"]') !== undefined,
    view: find('.ph-screen')?.dataset.view,
    // Without texts that are only for screen readers; pictures by their accessible names.
    texts: own
      ? [plain(own)]
      : card
        ? [
            ...[...card.querySelectorAll<HTMLElement>('.ph-sheet > :not([role=log]), .ph-snack-place')].map(plain),
            ...[...card.querySelectorAll('[role=img]')].map((picture) => picture.getAttribute('aria-label') ?? ''),
          ]
        : [],
    choices: pressable.map((element) => ({
      label:
        element.getAttribute('aria-label') ??
        element.querySelector('.ph-row-title')?.textContent ??
        (element as HTMLInputElement).labels?.[0]?.textContent ??
        plain(element),
      enabled: !element.matches(':disabled') && element.getAttribute('aria-disabled') !== 'true',
    })),
    wallets: rows.map((row) => {
      const [title, tag] = ['.ph-row-title', '.ph-tag'].map((part) => row.querySelector(part)?.textContent);
      return tag ? `${title}: ${tag}` : (title ?? '');
    }),
    busy: document.querySelector('[data-testid="connect-button"]')?.getAttribute('aria-busy') === 'true',
    refusing: card?.classList.contains('is-refusing') === true,
    refused:
      card?.classList.contains('is-refusing') === true ||
      (window as { readonly portholeRefused?: boolean }).portholeRefused === true,
    status: (standing(0)?.dataset.status ?? 'disconnected') as Sight['status'],
    wallet: wallet === '–' ? undefined : wallet,
    address: standing(2)?.querySelector('code')?.title,
    network: standing(3)?.childNodes[0]?.textContent ?? 'nothing',
  };
}

/** The element with exactly this label. */
export function findPressable(label: string): HTMLElement | undefined {
  const roots = [
    document,
    ...[...document.querySelectorAll('[data-porthole]')].flatMap((host) => host.shadowRoot ?? []),
  ];
  const all = roots.flatMap((root) => [
    ...root.querySelectorAll<HTMLElement>(
      ':is([data-testid="w3m-modal-card"], [data-own-screens]) :is(button, a[href], [role="switch"], input[type="checkbox"])',
    ),
  ]);
  const labelOf = (each: HTMLElement) =>
    each.getAttribute('aria-label') ??
    each.querySelector('.ph-row-title')?.textContent ??
    (each as HTMLInputElement).labels?.[0]?.textContent ??
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not seen, and innerText leaves it out
    each.innerText.replace(/\s+/g, ' ').trim();
  return all.find((each) => labelOf(each) === label);
}

/** Everything about the modal's look that a theme can change. */
export function readLook(): string {
  const shadows = [...document.querySelectorAll('[data-porthole]')].map((host) => host.shadowRoot);
  const all = shadows.flatMap((shadow) => [...(shadow?.querySelectorAll('*') ?? [])]);
  const names = [
    'color',
    'backgroundColor',
    'borderColor',
    'fontFamily',
    'fontSize',
    'borderRadius',
    'zIndex',
  ] as const;
  return JSON.stringify(
    all.map((element) => {
      const style = getComputedStyle(element);
      return names.map((name) => style[name]);
    }),
  );
}

/** One property of a part of the modal or of a button in the page, as the browser computed it. */
export function readStyle([selector, property]: readonly [string, string]): string {
  const shadows = [...document.querySelectorAll('[data-porthole]')].map((host) => host.shadowRoot);
  const element =
    shadows.map((shadow) => shadow?.querySelector<HTMLElement>(selector)).find(Boolean) ??
    document.querySelector<HTMLElement>(selector);
  if (!element) return 'nothing';
  return property === 'width' ? `${element.offsetWidth}px` : getComputedStyle(element).getPropertyValue(property);
}

/** The language and direction of the modal's root, or of the button's, such as `ar, rtl`. */
export function readLanguage(of: string): string {
  const root = of.endsWith('modal')
    ? '[data-porthole]'
    : '[data-testid="connect-button"], [data-testid="account-button"]';
  const element = document.querySelector<HTMLElement>(root)?.closest<HTMLElement>('[lang]:not(html)');
  return element ? `${element.lang}, ${element.dir}` : 'nothing';
}

/** The snack at the modal's top edge, if it is visible. */
export function readSnack(): string {
  const shadows = [...document.querySelectorAll('[data-porthole]')].map((host) => host.shadowRoot);
  const element = shadows.map((shadow) => shadow?.querySelector<HTMLElement>('.ph-snack')).find(Boolean);
  return element?.textContent ?? 'nothing';
}

/** The number of lines of an element's text; throws if the text is cut. */
export function readLines(selector: string): string {
  const shadows = [...document.querySelectorAll('[data-porthole]')].map((host) => host.shadowRoot);
  const element = shadows.map((shadow) => shadow?.querySelector<HTMLElement>(selector)).find(Boolean);
  if (!element) return 'nothing';
  const { fontSize } = getComputedStyle(element);
  const parts = [element, ...element.querySelectorAll('bdi, small')];
  const { right, left } = element.getBoundingClientRect();
  // Widths in whole pixels do not show cuts of less than a pixel.
  const cut = parts.some((each) => {
    const box = each.getBoundingClientRect();
    return (each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0) || box.right > right || box.left < left;
  });
  return cut ? 'cut' : String(Math.floor(element.offsetHeight / Number.parseFloat(fontSize)));
}

/** Sets one of the theme's properties on the modal's element. Returns the previous value. */
export function setThemeProperty([name, value]: readonly [string, string]): string {
  const host = document.querySelector<HTMLElement>('[data-porthole]');
  const before = host?.style.getPropertyValue(name) ?? '';
  host?.style.setProperty(name, value);
  return before;
}

/** What has the focus: `in the modal`, or the test id of another element. */
export function readFocus(): string {
  const host = document.activeElement;
  const inside = host?.shadowRoot?.activeElement;
  if (host?.matches('[data-porthole]') && inside) return 'in the modal';
  const active = inside ?? host;
  return active?.getAttribute('data-testid') ?? active?.tagName ?? 'nothing';
}

/** The icon beside a wallet's name in the list: an image and its size, or the initial instead of it. */
export function readPicture(name: string): string {
  const shadows = [...document.querySelectorAll('[data-porthole]')].map((host) => host.shadowRoot);
  const rows = shadows.flatMap((shadow) => [
    ...(shadow?.querySelectorAll('[data-testid="wallet-list"] .ph-row, .ph-lists .ph-row, .ph-card, .ph-nft') ?? []),
  ]);
  const row = rows.find((each) => each.querySelector('.ph-row-title, .ph-card-name')?.textContent === name);
  const picture = row?.querySelector<HTMLImageElement>('img');
  if (!picture) return row?.querySelector('.ph-letter') ? 'a letter' : 'nothing';
  const loaded = picture.complete && picture.naturalWidth > 0;
  return loaded ? `${picture.offsetWidth} by ${picture.offsetHeight}` : 'being loaded';
}

/** The text of whatever reaches beyond the modal's sides, or `nothing`. */
export function readOverflow(): string {
  const shadows = [...document.querySelectorAll('[data-porthole]')].map((host) => host.shadowRoot);
  const card = shadows.map((shadow) => shadow?.querySelector('[data-testid="w3m-modal-card"]')).find(Boolean);
  if (!card) return 'there is no modal';
  const { left, right } = card.getBoundingClientRect();
  const beyond = [...card.querySelectorAll('*')].filter((element) => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && (box.left < left - 1 || box.right > right + 1);
  });
  return beyond.map((element) => element.textContent?.slice(0, 40) || element.className).join(', ') || 'nothing';
}

/** How many cards of the wallet grid are drawn, and the name on the first one in view. */
export function readCards(): { readonly drawn: number; readonly first: string } {
  const shadows = [...document.querySelectorAll('[data-porthole]')].map((host) => host.shadowRoot);
  const find = (selector: string) => shadows.flatMap((shadow) => [...(shadow?.querySelectorAll(selector) ?? [])]);
  const top = find('.ph-cards-window')[0]?.getBoundingClientRect().top ?? 0;
  const first = find('button.ph-card').find((card) => card.getBoundingClientRect().bottom > top + 1);
  return { drawn: find('.ph-card').length, first: first?.textContent ?? 'nothing' };
}

/** Whether the modal is over the page or part of it. */
export function readPlace(): string {
  const host = document.querySelector('[data-porthole]');
  if (!host) return 'nothing';
  return host.parentElement === document.body ? 'over the page' : 'part of the page';
}

/** The origin of each frame in the page. */
export function readFrames(): string[] {
  const roots = [
    document,
    ...[...document.querySelectorAll('[data-porthole]')].flatMap((host) => host.shadowRoot ?? []),
  ];
  return roots.flatMap((root) => [...root.querySelectorAll('iframe')]).map(({ src }) => new URL(src).origin);
}

/** The query in the secure frame's URL. */
export function readFrameQuery(): string {
  const frame = document.querySelector<HTMLIFrameElement>('iframe[name="w3m-secure-iframe"]');
  return frame ? new URL(frame.src).search : 'nothing';
}

/** The sources of `frame-src` in the page's policy. */
export async function readFramePolicy(): Promise<string[]> {
  const policy = (await fetch(location.href)).headers.get('content-security-policy') ?? '';
  const directives = policy.split(';').map((each) => each.trim().split(/\s+/));
  return directives.find(([name]) => name === 'frame-src')?.slice(1) ?? ['anything'];
}
