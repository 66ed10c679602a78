/** A wallet that is listed with everything there can be of it but an extension. */
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
