import { useAppKitTheme } from '@reown/appkit/react';

export function ThemePanel() {
  const { themeMode, themeVariables, setThemeMode, setThemeVariables } = useAppKitTheme();
  return (
    <section>
      <button type="button" onClick={() => setThemeMode(themeMode === 'dark' ? 'light' : 'dark')}>
        Other theme
      </button>
      <button type="button" onClick={() => setThemeVariables({ '--w3m-accent': '#0a7d32' })}>
        Green
      </button>
      <pre id="theme">{JSON.stringify({ themeMode, accent: themeVariables['--w3m-accent'] })}</pre>
    </section>
  );
}
