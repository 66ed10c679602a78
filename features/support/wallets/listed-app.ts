/** A listed wallet with all kinds of apps and links, but no extension. */
export function listedApp(name: string) {
  const word = name.toLowerCase();
  return {
    ...{
      id: `listed-${name}`,
      name,
      rdns: `example.${word}`,
      mobileLink: `${word}://`,
      webappLink: `https://app.${word}.example`,
    },
    ...{ universalLink: `https://${word}.example/app`, desktopLink: `${word}-desk://` },
    ...{ appStore: `https://apps.example/${word}`, playStore: `https://play.example/${word}` },
  };
}
