import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { fromRainbowKit } from './from-rainbowkit.mjs';

const fixtures = fileURLToPath(new URL('./fixtures/rainbowkit', import.meta.url));

function filesOf(folder) {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = names.map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    paths.map((path) => [path.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(path, 'utf8')]),
  );
}

const rewrite = (code, path = 'app.tsx') => {
  const { changed, notes } = fromRainbowKit(new Map([[path, code]]));
  return { code: changed.get(path) ?? code, notes };
};

describe('whole dapps', () => {
  it.each([
    [
      'one-file',
      [
        'main.tsx: `chainStatus="icon"` of ConnectButton has no counterpart',
        'main.tsx: `modalSize="compact"` of RainbowKitProvider has no counterpart',
      ],
    ],
    ['next-app', []],
    [
      'own-wallets',
      [
        'app.tsx: `ConnectButton.Custom`: write a button of your own with `useAccount`, `useNetwork` and `useModal` of porthole/react',
        'app.tsx: `ConnectButton` of RainbowKit was not replaced',
        'app.tsx: `useAddRecentTransaction` of RainbowKit was not replaced',
        'config.ts: wallets in the browser are listed when they announce themselves, others connect with a QR code; to list wallets by name, see docs/services.md',
      ],
    ],
  ])('%s', (app, expected) => {
    const before = filesOf(join(fixtures, app, 'before'));
    const { changed, notes } = fromRainbowKit(before);
    expect(Object.fromEntries([...before, ...changed])).toEqual(
      Object.fromEntries(filesOf(join(fixtures, app, 'after'))),
    );
    expect([...notes].sort()).toEqual(expected);
  });
});

describe('themes', () => {
  const themed = (theme, names) =>
    rewrite(`import { RainbowKitProvider, getDefaultConfig, ${names} } from '@rainbow-me/rainbowkit';
const config = getDefaultConfig({ chains: [mainnet] });
const app = <RainbowKitProvider theme={${theme}} />;
`);

  it.each([
    ['lightTheme()', 'lightTheme', "themeMode: 'light',"],
    ['midnightTheme({ borderRadius: "large" })', 'midnightTheme', "themeVariables: { borderRadius: '16px' },"],
    [
      "darkTheme({ fontStack: 'system' })",
      'darkTheme',
      "themeVariables: { fontFamily: 'ui-sans-serif, system-ui, sans-serif' },",
    ],
    ['darkTheme({ accentColor: brand })', 'darkTheme', 'themeVariables: { accent: brand },'],
  ])('%s', (theme, names, line) => {
    const { code, notes } = themed(theme, names);
    expect(code).toContain(line);
    expect(code).not.toContain('@rainbow-me');
    expect(notes).toEqual([]);
  });

  it('that cannot be parsed are reported', () => {
    const { code, notes } = themed('merge(darkTheme(), mine)', 'darkTheme');
    expect(code).not.toContain('themeMode');
    expect(notes).toContain(
      'app.tsx: the theme `merge(darkTheme(), mine)` has to be written as `themeMode` and `themeVariables` of createModal',
    );
  });
});

describe('themes that cannot be moved as they are', () => {
  const provider = (
    theme,
  ) => `import { RainbowKitProvider, darkTheme${theme.includes('lightTheme') ? ', lightTheme' : ''} } from '@rainbow-me/rainbowkit';
const BRAND = '#123456';
const app = <RainbowKitProvider theme={${theme}} />;
`;
  const config = `import { getDefaultConfig } from '@rainbow-me/rainbowkit';
export const config = getDefaultConfig({ chains: [mainnet] });
`;
  const moved = (theme) => {
    const { changed, notes } = fromRainbowKit(
      new Map([
        ['app.tsx', provider(theme)],
        ['config.ts', config],
      ]),
    );
    return { config: changed.get('config.ts'), notes };
  };

  it('a name of the provider’s file is not used in the file of the modal', () => {
    const { config, notes } = moved('darkTheme({ accentColor: BRAND })');
    expect(config).not.toContain('BRAND');
    expect(config).toContain("themeMode: 'dark',");
    expect(notes).toEqual([
      'app.tsx: `accentColor: BRAND` of the theme has to be written in `themeVariables` of createModal',
    ]);
  });

  it.each([
    ['...darkTheme.accentColors.pink', 'darkTheme({ ...darkTheme.accentColors.pink })'],
    ['options', 'darkTheme(options)'],
  ])('%s is reported', (what, theme) => {
    expect(moved(theme).notes).toEqual([
      `app.tsx: \`${what}\` of the theme has to be written in \`themeVariables\` of createModal`,
    ]);
  });

  it('the options of a second theme are reported', () => {
    const { config, notes } = moved(
      "{ lightMode: lightTheme({ accentColor: 'teal' }), darkMode: darkTheme({ accentColor: 'aqua' }) }",
    );
    expect(config).toContain("themeVariables: { accent: 'teal' },");
    expect(notes).toEqual([
      "app.tsx: the options of `darkTheme({ accentColor: 'aqua' })` were dropped: Porthole uses one accent, radius and font in both modes",
    ]);
  });

  it('a theme is reported where no file makes the modal', () => {
    const { notes } = rewrite(provider("darkTheme({ accentColor: 'teal' })"));
    expect(notes).toContain(
      "app.tsx: pass the theme to createModal: `themeMode: 'dark', themeVariables: { accent: 'teal' },`",
    );
  });
});

describe('single files', () => {
  it('without RainbowKit are not changed', () => {
    const code = "import { useAccount } from 'wagmi';\n";
    expect(fromRainbowKit(new Map([['a.ts', code]]))).toEqual({ changed: new Map(), notes: [] });
  });

  it('that cannot be parsed are kept, and reported', () => {
    const { code, notes } = rewrite("import '@rainbow-me/rainbowkit/styles.css';\nconst = 1;\n");
    expect(code).toContain('styles.css');
    expect(notes).toEqual([expect.stringMatching(/^app\.tsx: not changed, because it cannot be parsed: /)]);
  });

  it('keep import aliases', () => {
    const { code } = rewrite(`import { ConnectButton as Button } from '@rainbow-me/rainbowkit';
export const header = <Button showBalance />;
`);
    expect(code).toBe(`import { PortholeButton } from 'porthole/react';
export const header = <PortholeButton balance="show" />;
`);
  });

  it('that import everything under one name are kept, and reported', () => {
    const whole = `import * as Kit from '@rainbow-me/rainbowkit';
export const header = <Kit.ConnectButton />;
`;
    const { code, notes } = rewrite(whole);
    expect(code).toBe(whole);
    expect(notes).toEqual([
      'app.tsx: `* as Kit` of RainbowKit was not replaced: import its names one by one, and run this again',
    ]);
  });

  it.each([
    "export { ConnectButton } from '@rainbow-me/rainbowkit'",
    "export * from '@rainbow-me/rainbowkit'",
    "import('@rainbow-me/rainbowkit')",
  ])('that reach it in another way are reported: %s', (what) => {
    const { code, notes } = rewrite(`${what};\n`);
    expect(code).toBe(`${what};\n`);
    expect(notes).toEqual([`app.tsx: \`${what}\` was not replaced`]);
  });

  it.each([
    ['import { ConnectButton, type Locale }', 'import { type Locale }'],
    ['import type { Locale as Tongue, Theme }', 'import type { Locale as Tongue, Theme }'],
  ])('keep types as types: %s', (before, after) => {
    const from = "from '@rainbow-me/rainbowkit';";
    const { code } = rewrite(`${before} ${from}\nexport const a = 1;\n`);
    expect(code).toContain(`${after} ${from}`);
  });

  it('tell where the provider’s locale goes', () => {
    const { notes } = rewrite(`import { RainbowKitProvider } from '@rainbow-me/rainbowkit';
export const app = <RainbowKitProvider locale="de" />;
`);
    expect(notes).toContain('app.tsx: pass `locale` to createModal: it was `locale="de"`');
  });

  it('with a provider without a modal are reported', () => {
    const { code, notes } = rewrite(`import { RainbowKitProvider } from '@rainbow-me/rainbowkit';
export const app = <RainbowKitProvider>x</RainbowKitProvider>;
`);
    expect(code).toContain('<PortholeProvider modal={portholeModal}>x</PortholeProvider>');
    expect(notes).toEqual([
      'app.tsx: `portholeModal` is not created in any file: create it as described in docs/wagmi.md, and import it here',
    ]);
  });
});

it('reports the lines of components and pages that name RainbowKit, and keeps them', () => {
  const why = 'and only files of JavaScript and TypeScript are changed';
  const script = "<script setup>\nimport '@rainbow-me/rainbowkit/styles.css';\n</script>\n";
  for (const [path, code, line] of [
    ['app.vue', script, 2],
    ['App.svelte', script, 2],
    ['Layout.astro', "---\nimport '@rainbow-me/rainbowkit/styles.css';\n---\n<slot />\n", 2],
    ['index.html', '<link rel="stylesheet" href="/@rainbow-me/rainbowkit/styles.css">\n', 1],
  ]) {
    const notes = [`${path}: line ${line} names @rainbow-me/rainbowkit/styles.css, ${why}`];
    expect(rewrite(code, path)).toEqual({ code, notes });
  }
});

it.each([
  ['a function', 'export function getConfig() {\n  return getDefaultConfig({ chains: [mainnet] });\n}\n'],
  ['a default export', 'export default getDefaultConfig({ chains: [mainnet] });\n'],
])('says how a config in %s can be replaced', (_, code) => {
  const { notes } = rewrite(`import { getDefaultConfig } from '@rainbow-me/rainbowkit';\n${code}`);
  expect(notes).toEqual([
    'app.tsx: `getDefaultConfig` of RainbowKit was not replaced: only a call at the top level is, `const config = …`. Write it so and run this again, or create the modal and the config as described in docs/wagmi.md',
  ]);
});
