/** A browser engine that a test drives as a visitor would: with real keys and clicks. */
export interface Engine {
  readonly version: string;
  go(url: string): Promise<void>;
  /** Runs it in the page, where `await` works, and resolves with what it returns, as JSON. `given` are its `arguments`. */
  run(script: string, ...given: readonly unknown[]): Promise<unknown>;
  /** Keys in WebDriver's code points. */
  press(...keys: readonly string[]): Promise<void>;
  /** In CSS pixels of the window; twice for a double click. */
  click(x: number, y: number, times?: number): Promise<void>;
  /** Does it in the document of a frame of the page, which may be of another origin. */
  within(frame: string, work: () => Promise<void>): Promise<void>;
  /** Does it in the window that the page has opened, which closes. */
  inWindow(work: () => Promise<void>): Promise<void>;
  /** A PNG. */
  picture(): Promise<Buffer>;
  stop(): Promise<void>;
}

/** W3C WebDriver, 17.4.2. */
export const KEYS = { tab: '\uE004', enter: '\uE007', shift: '\uE008', escape: '\uE00C', down: '\uE015' } as const;

/** WebDriver's actions for keys that are pressed one after the other. */
export function keyActions(keys: readonly string[]): object {
  const actions = keys.flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  return { actions: [{ type: 'key', id: 'keys', actions }] };
}

/** WebDriver's actions for a click, or for several, one right after the other. */
export function clickActions(x: number, y: number, times = 1): object {
  const at = { x: Math.round(x), y: Math.round(y) };
  const click = [
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  const actions = [{ type: 'pointerMove', duration: 0, ...at }, ...Array.from({ length: times }, () => click).flat()];
  return { actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }] };
}

/** A script for WebDriver's Execute Async Script, which knows callbacks only. */
export function asyncScript(script: string): string {
  const whole = `(async function () { ${script} })`;
  return `const answered = [].pop.call(arguments);
    ${whole}.apply(undefined, arguments)
      .then((value) => answered({ value }), (error) => answered({ error: String(error) }));`;
}

/** What such a script answered. Throws what it threw. */
export function answered(answer: unknown): unknown {
  const { value, error } = answer as { readonly value?: unknown; readonly error?: string };
  if (error !== undefined) throw new Error(error);
  return value;
}

/** What it finds, once it finds something. */
export async function eventually<T>(find: () => Promise<T | undefined>): Promise<T> {
  for (const end = Date.now() + 40_000; Date.now() < end; await new Promise((next) => setTimeout(next, 50))) {
    const found = await find();
    if (found !== undefined) return found;
  }
  throw new Error('Never found');
}
