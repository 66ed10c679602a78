import type { ThemeMode, ThemeVariables } from 'porthole';
import { useModal } from 'porthole/react';
import { useEffect } from 'react';
import { LanguageChoice } from './language-choice.js';

const MODES: readonly (readonly [ThemeMode, string])[] = [
  ['system', 'System'],
  ['light', 'Light'],
  ['dark', 'Dark'],
];
const ACCENTS = [
  { name: 'Its own', value: undefined },
  { name: 'Orchid', value: '#b5179e' },
  { name: 'Moss', value: '#2f6b3a' },
  { name: 'Rust', value: '#b4451f' },
  { name: 'Signal', value: '#ffd400' },
];
/** The modal's own. */
const RADIUS = 16;

/** Theme, accent, corners and language, changed at run time. */
export function Appearance() {
  const modal = useModal();
  const { mode, variables } = useModal((state) => state.config.theme);
  const setTheme = (change: { mode?: ThemeMode; variables?: ThemeVariables }) =>
    modal.configure({ theme: { mode, variables, ...change } });
  useEffect(() => {
    document.documentElement.dataset.theme = mode;
  }, [mode]);
  const radius = Number.parseInt(variables.borderRadius ?? `${RADIUS}`, 10);

  return (
    <div className="ledger">
      <fieldset className="choice">
        <legend>Theme</legend>
        <div className="row">
          {MODES.map(([each, name]) => (
            <label key={each} className="pick">
              <input type="radio" name="mode" checked={mode === each} onChange={() => setTheme({ mode: each })} />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className="choice">
        <legend>Accent</legend>
        <div className="row">
          {ACCENTS.map(({ name, value }) => (
            <label key={name} className="pick">
              <input
                type="radio"
                name="accent"
                checked={variables.accent === value}
                onChange={() => setTheme({ variables: withAccent(variables, value) })}
              />
              <span className="dot" data-accent={name} />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="choice">
        <label htmlFor="radius">Corners</label>
        <div className="row">
          <input
            id="radius"
            type="range"
            min={0}
            max={28}
            value={radius}
            onChange={({ target }) => setTheme({ variables: { ...variables, borderRadius: `${target.value}px` } })}
          />
          <output htmlFor="radius">{radius} px</output>
        </div>
      </div>
      <LanguageChoice />
    </div>
  );
}

function withAccent({ accent: _, ...others }: ThemeVariables, value: string | undefined): ThemeVariables {
  return value === undefined ? others : { ...others, accent: value };
}
