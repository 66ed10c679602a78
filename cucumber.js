/**
 * One profile for each way the product can be driven. A scenario tagged `@core`, `@sandbox` or `@browser` (one or more)
 * runs in those only; without such a tag it runs in all three.
 */
const names = ['core', 'sandbox', 'browser'];
/** Features named on the command line run alone; cucumber-js would add them to the profile's. */
const chosen = process.argv.slice(2).filter((argument) => /\.feature(:\d+)*$/.test(argument));

/** Few scenarios, as when one of them is looked into, are not worth a second world and browser. */
const few = process.argv.includes('--name') || (chosen.length > 0 && chosen.length <= 2);

/**
 * Each has a world and a browser of its own. More than there are cores: a scenario often waits for a block, a limit of time or
 * the network. The core is done before a second one has begun.
 */
const WORKERS = { core: 0, sandbox: 4, browser: 3 };

function profile(name) {
  const others = names.filter((other) => other !== name).map((other) => `not @${other}`);
  return {
    paths: chosen.length > 0 ? [] : ['features/**/*.feature'],
    import: ['features/steps/**/*.ts', 'features/support/**/*.ts'],
    tags: `@${name} or (${others.join(' and ')})`,
    worldParameters: { profile: name },
    format: ['progress'],
    strict: true,
    retry: 0,
    parallel: few ? 0 : WORKERS[name],
    // When all has been stopped. The wallet SDK leaves timers of up to five minutes that nobody can call off.
    forceExit: true,
  };
}

/** Without a profile: the quick one. */
export default profile('core');
export const core = profile('core');
export const sandbox = profile('sandbox');
export const browser = profile('browser');
/** With the renderer of `porthole/standalone`: npm run test:standalone. */
export const standaloneCore = profile('core');
export const standalone = profile('browser');
/** The part of it that `npm test` runs: typing, long lists, screens that change, elements, and what is thrown. */
export const standaloneFew = only(
  ['{modal,page}/*', 'connect/{all-wallets,wallet-list}', 'login/email', 'names/names', 'send/form', 'swap/swap'],
  profile('core'),
);

/** A profile of these features, where none is named on the command line. */
function only(names, whole) {
  return { ...whole, ...(chosen.length === 0 && { paths: names.map((each) => `features/${each}.feature`) }) };
}

/** The features of the session, as in the sandbox, on pages with wagmi: all but what does not apply there. */
function onWagmi(way, line) {
  return {
    ...profile('sandbox'),
    tags: `@wagmi and (@sandbox or (not @core and not @browser)) and not @not-${way}-wagmi`,
    worldParameters: { profile: `${way}Wagmi${line}` },
    parallel: few ? 0 : 2,
  };
}

/** The features of wallets on other devices, by the client of `porthole/walletconnect-light`: npm run test:walletconnect. */
function byLight(name) {
  return only(
    ['connect/{pairing,phone*,relay}', 'batch/phone', 'sign-in/phone', 'access/other-devices'],
    profile(name),
  );
}

export const lightSandbox = { ...byLight('sandbox'), parallel: few ? 0 : 2 };
export const lightBrowser = { ...byLight('browser'), parallel: few ? 0 : 2 };

export const asWagmi2 = onWagmi('as', 2);
export const asWagmi3 = onWagmi('as', 3);
export const overWagmi2 = onWagmi('over', 2);
export const overWagmi3 = onWagmi('over', 3);
