/** RainbowKit's themes as options of `createModal`. */
import { done, note, propertiesOf, textAt } from './read-file.mjs';

const MODES = { lightTheme: 'light', darkTheme: 'dark', midnightTheme: 'dark' };
const RADII = { none: '0px', small: '8px', medium: '12px', large: '16px' };
const FONTS = {
  system: 'ui-sans-serif, system-ui, sans-serif',
  rounded: 'ui-rounded, ui-sans-serif, system-ui, sans-serif',
};

/**
 * The options as lines of an object; none if the theme's expression is not supported. `here`: whether they stay in the
 * same file, and so may use its names.
 * @returns {readonly string[]}
 */
export function themeOptions(file, expression, here) {
  const [mode, call] = modeOf(file, expression);
  if (!mode) {
    note(
      file,
      `the theme \`${textAt(file, expression)}\` has to be written as \`themeMode\` and \`themeVariables\` of createModal`,
    );
    return [];
  }
  const variables = variablesOf(file, call, here);
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
  const [darkMode, darkCall] = modeOf(file, dark);
  if (darkMode && darkCall.arguments.length > 0)
    note(
      file,
      `the options of \`${textAt(file, dark)}\` were dropped: Porthole uses one accent, radius and font in both modes`,
    );
  return lightMode && darkMode ? ['system', call] : [];
}

function variablesOf(file, call, here) {
  const [given] = call.arguments;
  const known = propertiesOf(given);
  // Spreads such as `...darkTheme.accentColors.pink`, and whole objects from elsewhere.
  const unread = given?.type === 'ObjectExpression' ? given.properties : call.arguments;
  for (const each of unread) {
    if (known.get(each.key?.name ?? each.key?.value) !== each) byHand(file, each);
  }
  return [...known].flatMap(([name, property]) => {
    const { value } = property;
    const text = textAt(file, value);
    if (name === 'accentColor') {
      if (here || value.type === 'Literal') return [`accent: ${text}`];
      byHand(file, property);
      return [];
    }
    const word = value.type === 'Literal' ? value.value : undefined;
    if (name === 'borderRadius' && RADII[word]) return [`borderRadius: '${RADII[word]}'`];
    if (name === 'fontStack' && FONTS[word]) return [`fontFamily: '${FONTS[word]}'`];
    if (name !== 'accentColorForeground') note(file, `\`${name}: ${text}\` of the theme has no counterpart`);
    return [];
  });
}

function byHand(file, node) {
  note(file, `\`${textAt(file, node)}\` of the theme has to be written in \`themeVariables\` of createModal`);
}
