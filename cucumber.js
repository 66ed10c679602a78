/**
 * One profile for each way the product can be driven. A scenario tagged `@core`, `@sandbox` or `@browser` (one or more)
 * runs in those only; without such a tag it runs in all three.
 */
const names = ['core', 'sandbox', 'browser'];
/** Features named on the command line run alone; cucumber-js would add them to the profile's. */
const chosen = process.argv.slice(2).some((argument) => /\.feature(:\d+)*$/.test(argument));

function profile(name) {
  const others = names.filter((other) => other !== name).map((other) => `not @${other}`);
  return {
    paths: chosen ? [] : ['features/**/*.feature'],
    import: ['features/steps/**/*.ts', 'features/support/**/*.ts'],
    tags: `@${name} or (${others.join(' and ')})`,
    worldParameters: { profile: name },
    format: ['progress'],
    strict: true,
    retry: 0,
    // One at a time: the scenarios share a node and a browser, and two cores are soon full.
    parallel: 0,
    // When all has been stopped. The wallet SDK leaves timers of up to five minutes that nobody can call off.
    forceExit: true,
  };
}

/** Without a profile: the quick one. */
export default profile('core');
export const core = profile('core');
export const sandbox = profile('sandbox');
export const browser = profile('browser');
