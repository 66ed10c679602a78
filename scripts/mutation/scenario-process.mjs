/** The process of `scenarios.mjs`, seen from outside: asked one thing at a time, and begun anew where it hangs. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('./scenarios.mjs', import.meta.url));

/** Milliseconds until a process that says nothing is given up: on a machine that has much else to do, a minute is short. */
const LOADING = 300_000;

export class ScenarioProcess {
  #child;
  #ready;

  /** `mutant`: the one that is switched on while modules load. */
  constructor(mutant) {
    this.mutant = mutant;
  }

  /** What came of the scenarios, or `undefined` where that took too long. */
  async run(question, timeout) {
    await this.load();
    const answer = await this.#next(timeout, () => this.#child.send(question));
    if (answer === undefined) this.end();
    if (answer?.results?.error) throw new Error(answer.results.error);
    return answer;
  }

  end() {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
    this.#ready = undefined;
  }

  /** Done once, and again after an end. */
  load() {
    if (this.#ready) return this.#ready;
    const { __STRYKER_ACTIVE_MUTANT__: _, ...env } = process.env;
    if (this.mutant !== undefined) env.__STRYKER_ACTIVE_MUTANT__ = this.mutant;
    // As `npm run test:acceptance` starts it.
    this.#child = fork(file, { env, execArgv: ['--import', 'tsx'], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    const words = [];
    this.#child.stderr.on('data', (chunk) => words.push(chunk));
    this.#ready = this.#next(LOADING, () => undefined).then((answer) => {
      if (!answer) throw new Error(`The core profile did not load: ${Buffer.concat(words)}`);
    });
    return this.#ready;
  }

  #next(timeout, send) {
    const child = this.#child;
    return new Promise((resolve) => {
      const done = (answer) => {
        clearTimeout(limit);
        child.off('message', done);
        child.off('exit', gone);
        resolve(answer);
      };
      const gone = () => done(undefined);
      const limit = setTimeout(gone, timeout);
      child.once('message', done);
      child.once('exit', gone);
      send();
    });
  }
}
