/** The positions of elements in the modal, and which are still loading. Runs in the page. */

export interface Places {
  /** The number of placeholders. */
  readonly bones: number;
  /** Top and height of each element, in pixels. */
  readonly places: Readonly<Record<string, string>>;
}

export function readPlaces(): Places {
  const things = {
    'the sheet': '.ph-sheet',
    'the header': '.ph-head',
    'whose account it is': '.ph-who',
    'the balance': '.ph-balance-line',
    'what can be done': '.ph-actions',
    'the tabs': '.ph-tabs',
    'the first title': '.ph-month-title:not(.ph-ruler)',
    'the first row': 'ul.ph-group-marks > li:first-child',
    'the second row': 'ul.ph-group-marks > li:nth-child(2)',
    'the first picture': ':is(.ph-nft-bones, .ph-nfts) > li:first-child',
    'the third picture': ':is(.ph-nft-bones, .ph-nfts) > li:nth-child(3)',
    'the next group': '.ph-label',
    'the amount': '.ph-amount',
    'the receiver': '.ph-to',
    'the facts': '.ph-facts',
    'the foot': '.ph-foot',
  };
  const roots = [...document.querySelectorAll('[data-porthole]')].flatMap((host) => host.shadowRoot ?? []);
  const find = (selector: string) => roots.map((root) => root.querySelector(selector)).find(Boolean);
  const places = Object.entries(things).flatMap(([name, selector]) => {
    const box = find(selector)?.getBoundingClientRect();
    const round = (pixels: number) => Math.round(pixels * 2) / 2;
    return box ? [[name, `${round(box.top)} + ${round(box.height)}`]] : [];
  });
  return {
    // Some only measure sizes and are invisible.
    bones: roots.flatMap((root) => [...root.querySelectorAll('.ph-bone')]).filter((each) => !each.closest('.ph-ruler'))
      .length,
    places: Object.fromEntries(places),
  };
}
