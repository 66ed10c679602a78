/** `RainbowKitProvider` and `ConnectButton`, in JSX. */
import { done, localOf, note, propertiesOf, textAt, want } from './read-file.mjs';
import { themeOptions } from './theme.mjs';

/** Lines of options that the provider held and `createModal` takes, which is called in the file `maker`, if in any. */
export function rewriteProvider(file, maker) {
  const local = localOf(file, 'RainbowKitProvider');
  const options = [];
  if (!local) return options;
  for (const { node } of elements(file, local)) {
    const { openingElement: opening, closingElement: closing } = node;
    for (const attribute of opening.attributes) options.push(...optionOf(file, attribute, maker));
    file.text.overwrite(
      opening.name.start,
      opening.end,
      `PortholeProvider modal={portholeModal}${closing ? '>' : ' />'}`,
    );
    if (closing) file.text.overwrite(closing.name.start, closing.name.end, 'PortholeProvider');
    file.needsModal = true;
    want(file, 'porthole/react', 'PortholeProvider');
    done(file, local);
  }
  return options;
}

function optionOf(file, attribute, maker) {
  const name = attribute.name?.name;
  const value = attribute.value?.expression ?? attribute.value;
  if (name === 'theme' && value) {
    if (value.type === 'Literal' && value.value === null) return [];
    const lines = themeOptions(file, value, file === maker || !maker);
    if (!maker && lines.length > 0) note(file, `pass the theme to createModal: \`${lines.join(' ')}\``);
    return lines;
  }
  if (name === 'initialChain' && value) {
    note(file, `pass \`defaultNetwork\` to createModal: it was \`initialChain={${textAt(file, value)}}\``);
    return [];
  }
  if (name === 'locale' && value) {
    note(file, `pass \`locale\` to createModal: it was \`${textAt(file, attribute)}\``);
    return [];
  }
  if (name === 'appInfo' && value) return appInfo(file, value);
  note(file, `\`${textAt(file, attribute)}\` of RainbowKitProvider has no counterpart`);
  return [];
}

/** Only literal values can be moved to another file. */
function appInfo(file, value) {
  return [...propertiesOf(value)].flatMap(([name, property]) => {
    if (name === 'appName') return [];
    note(
      file,
      `\`${name}: ${textAt(file, property.value)}\` of \`appInfo\` has no counterpart; see \`termsConditionsUrl\` and \`privacyPolicyUrl\``,
    );
    return [];
  });
}

export function rewriteConnectButtons(file) {
  const local = localOf(file, 'ConnectButton');
  if (!local) return;
  const found = elements(file, local);
  for (const { node } of found) {
    const { openingElement: opening, closingElement: closing } = node;
    file.text.overwrite(opening.name.start, opening.name.end, 'PortholeButton');
    for (const attribute of opening.attributes) rewriteAttribute(file, attribute);
    if (closing) file.text.overwrite(closing.name.start, closing.name.end, 'PortholeButton');
    want(file, 'porthole/react', 'PortholeButton');
  }
  const others = file.nodes.filter(
    ({ node, above }) =>
      (node.type === 'Identifier' || node.type === 'JSXIdentifier') &&
      node.name === local &&
      !above.some(({ type }) => type === 'ImportDeclaration') &&
      !found.some(({ node: element }) => element.openingElement.name === node || element.closingElement?.name === node),
  );
  if (others.length === 0) done(file, local);
  else
    note(
      file,
      '`ConnectButton.Custom`: write a button of your own with `useAccount`, `useNetwork` and `useModal` of porthole/react',
    );
}

function rewriteAttribute(file, attribute) {
  const name = attribute.name?.name;
  if (name === 'label') return;
  const value = attribute.value?.expression;
  // An attribute without a value is true.
  const shown = attribute.value === null || (value?.type === 'Literal' ? value.value : undefined);
  if (name === 'showBalance' && typeof shown === 'boolean') {
    file.text.overwrite(attribute.start, attribute.end, `balance="${shown ? 'show' : 'hide'}"`);
    return;
  }
  // With the space before it.
  const before = file.code.slice(0, attribute.start).match(/\s*$/)?.[0].length ?? 0;
  file.text.remove(attribute.start - before, attribute.end);
  note(file, `\`${textAt(file, attribute)}\` of ConnectButton has no counterpart`);
}

function elements(file, local) {
  return file.nodes.filter(
    ({ node }) =>
      node.type === 'JSXElement' &&
      node.openingElement.name.type === 'JSXIdentifier' &&
      node.openingElement.name.name === local,
  );
}
