/** `getDefaultConfig` and `connectorsForWallets`: the modal is created there, and is wagmi's connector. */
import { done, localOf, note, propertiesOf, textAt, want } from './read-file.mjs';

/** The top-level declaration that calls `name`, where the modal is created. */
export function findMaker(file, name) {
  const local = localOf(file, name);
  return (
    local &&
    file.nodes.find(
      ({ node, above }) =>
        node.type === 'VariableDeclarator' &&
        node.init?.type === 'CallExpression' &&
        node.init.callee.name === local &&
        node.id.type === 'Identifier' &&
        above.every(({ type }) => ['Program', 'ExportNamedDeclaration', 'VariableDeclaration'].includes(type)),
    )
  );
}

/** `options`: lines for `createModal` from other files. True if the modal is now created in this file. */
export function rewriteConfig(file, options) {
  const whole = findMaker(file, 'getDefaultConfig');
  if (whole) rewriteDefaultConfig(file, whole, options);
  else rewriteConnectors(file, findMaker(file, 'connectorsForWallets'), options);
}

function rewriteDefaultConfig(file, { node, above }, options) {
  const statement = above[1];
  const given = node.init.arguments[0];
  const properties = propertiesOf(given);
  const chains = properties.get('chains');
  if (given?.type !== 'ObjectExpression' || !chains) {
    note(
      file,
      'the arguments of `getDefaultConfig` could not be read: create the modal and the config as described in docs/wagmi.md',
    );
    return;
  }
  const own = ['appName', 'appDescription', 'appUrl', 'appIcon', 'projectId', 'chains', 'wallets', 'transports'];
  const kept = given.properties.filter((each) => each.type !== 'Property' || !own.includes(each.key.name));
  dropWallets(file, properties.get('wallets'));
  const networks = textAt(file, chains.value);
  const declaration = [
    ...makesModal(file, properties, networks, options),
    '',
    `${textAt(file, { start: statement.start, end: node.init.start })}createConfig({`,
    `  ${property(file, chains)},`,
    ...transports(file, properties.get('transports'), chains.value),
    '  connectors: [porthole(portholeModal)],',
    '  multiInjectedProviderDiscovery: false,',
    ...kept.map((each) => `  ${textAt(file, each)},`),
    '});',
    `watchPorthole(${node.id.name});`,
  ].join('\n');
  file.text.overwrite(statement.start, statement.end, declaration);
  want(file, 'wagmi', 'createConfig');
  want(file, 'porthole/wagmi', 'porthole', 'watchPorthole');
  done(file, localOf(file, 'getDefaultConfig'));
}

/** The list of wallets becomes the one connector; wagmi's `createConfig` stays where it is. */
function rewriteConnectors(file, { node, above }, options) {
  const config = file.nodes.find(
    ({ node: each }) => each.type === 'CallExpression' && each.callee.name === 'createConfig',
  );
  const declared = config?.above.find(({ type }) => type === 'VariableDeclarator');
  const given = config?.node.arguments[0];
  const chains = propertiesOf(given).get('chains');
  const statement = config?.above[1];
  if (!chains || !declared || !statement) {
    note(
      file,
      '`connectorsForWallets`: this file has no `createConfig` with `chains`: create the modal as described in docs/wagmi.md',
    );
    return;
  }
  const [groups, info] = node.init.arguments;
  dropWallets(file, groups && { value: groups });
  file.text.overwrite(
    above[1].start,
    above[1].end,
    [
      ...makesModal(file, propertiesOf(info), textAt(file, chains.value), options),
      '',
      `${textAt(file, { start: above[1].start, end: node.init.start })}[porthole(portholeModal)];`,
    ].join('\n'),
  );
  if (!propertiesOf(given).has('multiInjectedProviderDiscovery'))
    file.text.appendLeft(chains.end, ',\n  multiInjectedProviderDiscovery: false');
  file.text.appendLeft(statement.end, `\nwatchPorthole(${declared.id.name});`);
  want(file, 'porthole/wagmi', 'porthole', 'watchPorthole');
  done(file, localOf(file, 'connectorsForWallets'));
}

function makesModal(file, properties, networks, options) {
  want(file, 'porthole', 'createModal');
  want(file, 'porthole/evm', 'evm');
  want(file, 'porthole/injected', 'injected');
  want(file, 'porthole/walletconnect', 'walletConnect');
  const projectId = properties.get('projectId');
  return [
    'export const portholeModal = createModal({',
    ...(projectId ? [`  ${property(file, projectId)},`] : []),
    ...metadata(file, properties),
    `  networks: ${networks},`,
    '  chains: [evm()],',
    `  connectors: [injected()${projectId ? ', walletConnect()' : ''}],`,
    '  services: false,',
    ...options.map((line) => `  ${line}`),
    '});',
  ];
}

function metadata(file, properties) {
  const [name, description, url, icon] = ['appName', 'appDescription', 'appUrl', 'appIcon'].map((key) => {
    const found = properties.get(key);
    return found && textAt(file, found.value);
  });
  if (!name) return [];
  const page = "typeof location === 'undefined' ? '' : location.origin";
  return [
    `  metadata: { name: ${name}, description: ${description ?? "''"}, url: ${url ?? page}, icons: [${icon ?? ''}] },`,
  ];
}

function transports(file, given, chains) {
  if (given) return [`  ${property(file, given)},`];
  const ids = chains.type === 'ArrayExpression' ? chains.elements : [];
  if (ids.length > 0 && ids.every((each) => each?.type === 'Identifier')) {
    want(file, 'wagmi', 'http');
    return [`  transports: { ${ids.map(({ name }) => `[${name}.id]: http()`).join(', ')} },`];
  }
  want(file, 'viem', 'createClient', 'http');
  return ['  client: ({ chain }) => createClient({ chain, transport: http() }),'];
}

/** A shorthand property does not have to be written out: its text is the same. */
function property(file, node) {
  return textAt(file, node);
}

/** RainbowKit's wallets that are only used in this list. */
function dropWallets(file, list) {
  if (!list) return;
  const { start, end } = list.value;
  const inside = (node) => node.start >= start && node.end <= end;
  for (const [local, { module }] of file.names) {
    if (!module.endsWith('/wallets')) continue;
    const uses = file.nodes.filter(
      ({ node, above }) =>
        node.type === 'Identifier' && node.name === local && !above.some(({ type }) => type === 'ImportDeclaration'),
    );
    if (uses.every(({ node }) => inside(node))) done(file, local);
  }
  note(
    file,
    'wallets in the browser are listed when they announce themselves, others connect with a QR code; to list wallets by name, see docs/services.md',
  );
}
