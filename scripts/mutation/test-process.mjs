/** Controls the process of `units.mjs` or `scenarios.mjs`: one request at a time; restarts it if it hangs. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Milliseconds until a silent process is stopped. A minute is too short on a busy machine. */
const LOADING = 300_000;

export class TestProcess {
  #file;
  #imports;
  #child;
  #ready;

  /** `imports`: what is loaded before it. */
  constructor(file, imports) {
    this.#file = file;
    this.#imports = imports;
  }

  /** A new process, with a mutant that is active while modules load. */
  withMutant(mutant) {
    const other = new TestProcess(this.#file, this.#imports);
    other.mutant = mutant;
    return other;
  }

  /** The result of the tests; `undefined` if they took too long. */
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
    const file = fileURLToPath(new URL(this.#file, import.meta.url));
    const execArgv = this.#imports.flatMap((module) => [
      '--import',
      module.startsWith('.') ? new URL(module, import.meta.url).href : module,
    ]);
    this.#child = fork(file, { env, execArgv, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    const words = [];
    this.#child.stderr.on('data', (chunk) => words.push(chunk));
    this.#ready = this.#next(LOADING, () => undefined).then((answer) => {
      if (!answer) throw new Error(`The tests did not load: ${Buffer.concat(words)}`);
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
