/** An image for any symbol: its first letters on a coloured disc, as SVG. */

export function drawnSymbol(symbol: string): string {
  return `data:image/svg+xml,${encodeURIComponent(symbolPicture(symbol))}`;
}

export function symbolPicture(symbol: string): string {
  const letters = [...symbol.replace(/[^\p{L}\p{N}$€£¥]/gu, '')].slice(0, 3).join('').toUpperCase();
  const hue = [...symbol].reduce((sum, each) => (sum * 31 + (each.codePointAt(0) ?? 0)) % 360, 7);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">' +
    `<rect width="40" height="40" fill="hsl(${hue} 42% 38%)"/>` +
    `<text x="20" y="20" dy=".35em" text-anchor="middle" font-family="system-ui, sans-serif" font-weight="600" font-size="${letters.length > 2 ? 13 : 16}" fill="#fff">${letters}</text></svg>`
  );
}
