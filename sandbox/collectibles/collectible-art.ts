/** The sandbox's collectibles: images and metadata as data URLs, so that nothing is stored elsewhere. */

/** All look the same: the fragment after `#` is added by the contract, and has no effect. */
export function glassAddress(): string {
  const image = picture(
    '<linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f6d8a8"/><stop offset="1" stop-color="#7fb3b5"/></linearGradient>' +
      '<rect width="120" height="120" fill="url(#s)"/><path d="M0 84c20-9 40-9 60 0s40 9 60 0v36H0Z" fill="#2c6b7c"/>' +
      '<path d="M52 92V44c0-4 4-6 4-12h8c0 6 4 8 4 12v48c0 6-16 6-16 0Z" fill="#5fa28a" fill-opacity=".85" stroke="#e9f6ee" stroke-width="2"/>' +
      '<rect x="57" y="26" width="6" height="7" fill="#8a6a45"/><path d="M56 66h8v20h-8z" fill="#f4ead2"/>',
  );
  return `${metadata({ name: 'Driftglass', description: 'A bottle that somebody threw in, with a letter.', image })}#`;
}

/** `{id}` is replaced by readers with the token's id in 64 hex digits: here it is the hue of the lamp's light. */
export function lampAddress(): string {
  const image = picture(
    '<rect width="120" height="120" fill="#1d2747"/><path d="M60 52 120 26v52ZM60 52 0 30v44Z" fill="hsl({id} 80% 72%)" fill-opacity=".85"/>' +
      '<path d="M50 110 54 58h12l4 52Z" fill="#e7e2d8"/><path d="M52 84h16l1 12H51Z" fill="#c4493f"/><rect x="53" y="44" width="14" height="14" rx="2" fill="hsl({id} 90% 82%)"/>' +
      '<path d="M51 44 60 36l9 8Z" fill="#c4493f"/><path d="M0 104c20-6 40-6 60 0s40 6 60 0v16H0Z" fill="#2f4a76"/>',
  );
  // Readers look for literal braces.
  return metadata({
    name: 'Tide Lamp',
    description: 'Its light has the colour that its number says.',
    image,
  }).replaceAll('%257Bid%257D', '{id}');
}

/** Unsolicited ones. */
export function baitAddress(): string {
  const image = picture(
    '<rect width="120" height="120" fill="#d92d2d"/><text x="60" y="66" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="22" fill="#fff">CLAIM</text>',
  );
  const description = 'You are chosen! Open claim-kelp.example and sign.';
  return `${metadata({ name: 'Claim 5000 KELP at claim-kelp.example', description, image })}#`;
}

function picture(content: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">${content}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function metadata(record: { readonly name: string; readonly description: string; readonly image: string }): string {
  return `data:application/json,${encodeURIComponent(JSON.stringify(record))}`;
}
