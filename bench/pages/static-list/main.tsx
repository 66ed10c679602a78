/** A static list of as many cards, all rendered from the start: the machine's baseline for scrolling. */
const CARDS = 600;
const STYLE = `
  .ph-cards-window { inline-size: 360px; block-size: 503px; margin: 100px auto; overflow: hidden auto; }
  .row { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); block-size: 117px; }
  button { display: flex; flex-direction: column; align-items: center; gap: 8px; border: 0; background: none; font: 12px sans-serif; }
  i { display: grid; place-items: center; inline-size: 56px; block-size: 56px; border-radius: 14px; background: #35618e; color: #fff; }
`;

const place = document.getElementById('page');
if (place) {
  const shadow = place.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  shadow.adoptedStyleSheets = [sheet];
  const scroller = document.createElement('div');
  scroller.className = 'ph-cards-window';
  for (let from = 0; from < CARDS; from += 4) {
    const row = document.createElement('div');
    row.className = 'row';
    for (let at = from; at < from + 4; at += 1) {
      const [card, mark, name] = ['button', 'i', 'span'].map((tag) => document.createElement(tag)) as HTMLElement[];
      if (!card || !mark || !name) continue;
      mark.textContent = 'W';
      name.textContent = `Wallet number ${at}`;
      card.append(mark, name);
      row.append(card);
    }
    scroller.append(row);
  }
  shadow.append(scroller);
}

export {};
