/**
 * Runs steps in parallel without overloading the cores: in order, each as soon as the steps it needs have succeeded
 * and enough cores are free. If a step needs more cores than are free, the next one starts first.
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {() => Promise<unknown>} run
 * @property {number} [cores] how many it keeps busy; one unless said otherwise
 * @property {readonly string[]} [needs] the names of steps that have to succeed before
 *
 * @typedef {object} Ended
 * @property {Step} step
 * @property {number} seconds
 * @property {Error} [failure] why it failed
 * @property {string} [without] the failed step that it needs: it did not run
 */

/**
 * Resolves when all have ended, successfully or not.
 * @param {readonly Step[]} steps
 * @param {{ cores?: number, onStart?: (step: Step) => void, onEnd?: (ended: Ended) => void }} [options]
 * @returns {Promise<readonly Ended[]>} in the order in which they ended
 */
export function sideBySide(steps, { cores = 2, onStart, onEnd } = {}) {
  const waiting = [...steps];
  const ended = [];
  let free = cores;
  return new Promise((resolve) => {
    const end = (result) => {
      ended.push(result);
      onEnd?.(result);
    };
    const start = async (step) => {
      const width = widthOf(step, cores);
      free -= width;
      onStart?.(step);
      const from = performance.now();
      const failure = await run(step);
      free += width;
      end({ step, seconds: (performance.now() - from) / 1000, ...(failure && { failure }) });
      next();
    };
    const next = () => {
      for (const step of [...waiting]) {
        const without = brokenNeed(step, steps, ended);
        const ready = (step.needs ?? []).every((name) => wentWell(name, ended));
        if (without === undefined && !(ready && widthOf(step, cores) <= free)) continue;
        waiting.splice(waiting.indexOf(step), 1);
        if (without === undefined) void start(step);
        else end({ step, seconds: 0, without });
      }
      if (ended.length === steps.length) resolve(ended);
    };
    next();
  });
}

async function run(step) {
  try {
    await step.run();
    return undefined;
  } catch (failure) {
    return failure instanceof Error ? failure : new Error(String(failure));
  }
}

/** A step that needs more cores than the machine has gets all of them. */
function widthOf({ cores = 1 }, most) {
  return Math.min(cores, most);
}

function wentWell(name, ended) {
  return ended.some(({ step, failure, without }) => step.name === name && !failure && without === undefined);
}

/** The step that it needs and that failed, did not run, or does not exist. */
function brokenNeed({ needs = [] }, steps, ended) {
  return needs.find((name) => {
    const over = ended.some(({ step }) => step.name === name);
    return over ? !wentWell(name, ended) : !steps.some((step) => step.name === name);
  });
}
