import type { ThemeMode, ThemeVariables } from 'porthole';
import { useModal } from 'porthole/react';
import { useEffect } from 'react';
import { LanguageChoice } from './language-choice.js';
import { useText } from './words/page-text.js';

const MODES: readonly ThemeMode[] = ['system', 'light', 'dark'];
const ACCENTS = [
  { name: 'usual', value: undefined },
  { name: 'orchid', value: '#b5179e' },
  { name: 'moss', value: '#2f6b3a' },
  { name: 'rust', value: '#b4451f' },
  { name: 'signal', value: '#ffd400' },
] as const;
/** The modal's own. */
const RADIUS = 16;

/** Theme, accent, corners and language, changed at run time. */
export function Appearance() {
  const text = useText();
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
        <legend>{text.theme}</legend>
        <div className="row">
          {MODES.map((each) => (
            <label key={each} className="pick">
              <input type="radio" name="mode" checked={mode === each} onChange={() => setTheme({ mode: each })} />
              {text[each]}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className="choice">
        <legend>{text.accent}</legend>
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
              {text[name]}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="choice">
        <label htmlFor="radius">{text.corners}</label>
        <div className="row">
          <input
            id="radius"
            type="range"
            min={0}
            max={28}
            value={radius}
            onChange={({ target }) => setTheme({ variables: { ...variables, borderRadius: `${target.value}px` } })}
          />
          <output htmlFor="radius" dir="ltr">
            {radius} px
          </output>
        </div>
      </div>
      <LanguageChoice />
    </div>
  );
}

function withAccent({ accent: _, ...others }: ThemeVariables, value: string | undefined): ThemeVariables {
  return value === undefined ? others : { ...others, accent: value };
}
