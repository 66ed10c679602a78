/**
 * One profile for each way to run the product. A scenario tagged `@core`, `@sandbox` or `@browser` (one or more)
 * runs in those only; without such a tag it runs in all three.
 */
const names = ['core', 'sandbox', 'browser'];
/** Only the features named on the command line run; cucumber-js would add them to the profile's. */
const chosen = process.argv.slice(2).filter((argument) => /\.feature(:\d+)*$/.test(argument));

/** For a few scenarios, as while debugging one, a second world and browser do not pay off. */
const few = process.argv.includes('--name') || (chosen.length > 0 && chosen.length <= 2);

/**
 * Each worker has a world and a browser of its own. There are more workers than processor cores: a scenario often waits for a
 * block, a timeout or the network. The core profile finishes before a second worker would have started.
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
    // After everything was stopped: the wallet SDK leaves timers of up to five minutes that cannot be cancelled.
    forceExit: true,
  };
}

/** The default profile is the fastest one. */
export default profile('core');
export const core = profile('core');
export const sandbox = profile('sandbox');
export const browser = profile('browser');
/** With the renderer of `porthole/standalone`: npm run test:standalone. */
export const standaloneCore = profile('core');
export const standalone = profile('browser');
/** The part of it that `npm test` runs: typing, long lists, changing screens, elements, and thrown errors. */
export const standaloneFew = only(
  ['{modal,page}/*', 'connect/{all-wallets,wallet-list}', 'login/email', 'names/names', 'send/form', 'swap/swap'],
  profile('core'),
);

/** A profile with only these features, unless some are named on the command line. */
function only(names, whole) {
  return { ...whole, ...(chosen.length === 0 && { paths: names.map((each) => `features/${each}.feature`) }) };
}

/** The features about the session, as in the sandbox, on pages with wagmi, except for those that do not apply there. */
function onWagmi(way, line) {
  return {
    ...profile('sandbox'),
    tags: `@wagmi and (@sandbox or (not @core and not @browser)) and not @not-${way}-wagmi`,
    worldParameters: { profile: `${way}Wagmi${line}` },
    parallel: few ? 0 : 2,
  };
}

/** The features about wallets on other devices, with the client of `porthole/walletconnect-light`: npm run test:walletconnect. */
function byLight(name) {
  return only(
    ['connect/{pairing,phone*,relay}', 'batch/phone', 'sign-in/phone', 'access/other-devices'],
    profile(name),
  );
}

export const lightSandbox = { ...byLight('sandbox'), parallel: few ? 0 : 2 };
export const lightBrowser = { ...byLight('browser'), parallel: few ? 0 : 2 };
/** The part of it that `npm test` runs: pairing, sessions, and interruptions of the relay. */
export const lightFew = only(['connect/{phone,relay}'], profile('sandbox'));

export const asWagmi2 = onWagmi('as', 2);
export const asWagmi3 = onWagmi('as', 3);
export const overWagmi2 = onWagmi('over', 2);
export const overWagmi3 = onWagmi('over', 3);
