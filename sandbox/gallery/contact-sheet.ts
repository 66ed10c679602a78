/** One page with thumbnails of all pictures: light and dark, wide and narrow. */
/** `names` of the screens, and the variants of each picture, as in `dark.phone`. */
export function contactSheet(names: readonly string[], kinds: readonly string[]): string {
  const rows = names.map((name) => {
    const pictures = kinds.map((kind) => {
      const file = `${name}.${kind}.png`;
      return `<a href="${file}"><img src="${file}" alt="${name}, ${kind}" loading="lazy" height="320"></a>`;
    });
    return `<section><h2>${name}</h2>${pictures.join('')}</section>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Gallery</title>
<style>
body { margin: 24px; background: #8a8580; font-family: system-ui, sans-serif; }
h2 { margin: 24px 0 8px; font-size: 15px; }
img { margin-inline-end: 8px; border-radius: 6px; }
</style>
${rows.join('\n')}
</html>
`;
}
