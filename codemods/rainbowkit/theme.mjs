/** RainbowKit's themes as options of `createModal`. */
import { done, note, propertiesOf, textAt } from './read-file.mjs';

const MODES = { lightTheme: 'light', darkTheme: 'dark', midnightTheme: 'dark' };
const RADII = { none: '0px', small: '8px', medium: '12px', large: '16px' };
const FONTS = {
  system: 'ui-sans-serif, system-ui, sans-serif',
  rounded: 'ui-rounded, ui-sans-serif, system-ui, sans-serif',
};

/**
 * The options as lines of an object; none if the theme's expression is not supported.
 * @returns {readonly string[]}
 */
export function themeOptions(file, expression) {
  const [mode, call] = modeOf(file, expression);
  if (!mode) {
    note(
      file,
      `the theme \`${textAt(file, expression)}\` has to be written as \`themeMode\` and \`themeVariables\` of createModal`,
    );
    return [];
  }
  const variables = variablesOf(file, call);
  return [`themeMode: '${mode}',`, ...(variables.length > 0 ? [`themeVariables: { ${variables.join(', ')} },`] : [])];
}

function modeOf(file, expression) {
  if (expression.type === 'CallExpression' && expression.callee.type === 'Identifier') {
    const local = expression.callee.name;
    const mode = MODES[file.names.get(local)?.name];
    if (mode) done(file, local);
    return [mode, expression];
  }
  // One theme for light and one for dark: the system chooses the mode, and the colours of the light theme are used.
  const both = propertiesOf(expression);
  const [light, dark] = [both.get('lightMode'), both.get('darkMode')].map((each) => each?.value);
  if (!light || !dark) return [];
  const [lightMode, call] = modeOf(file, light);
  const [darkMode] = modeOf(file, dark);
  return lightMode && darkMode ? ['system', call] : [];
}

function variablesOf(file, call) {
  return [...propertiesOf(call.arguments[0])].flatMap(([name, { value }]) => {
    const text = textAt(file, value);
    if (name === 'accentColor') return [`accent: ${text}`];
    const word = value.type === 'Literal' ? value.value : undefined;
    if (name === 'borderRadius' && RADII[word]) return [`borderRadius: '${RADII[word]}'`];
    if (name === 'fontStack' && FONTS[word]) return [`fontFamily: '${FONTS[word]}'`];
    if (name !== 'accentColorForeground') note(file, `\`${name}: ${text}\` of the theme has no counterpart`);
    return [];
  });
}
