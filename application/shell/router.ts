/** The screens, by flow. Each variant has its screen's data. */
// biome-ignore lint/suspicious/noEmptyInterface: flows declare into it
export interface Routes {}

/** The interrupting screens, by flow. They cover the other screens until they are settled. */
// biome-ignore lint/suspicious/noEmptyInterface: flows declare into it
export interface Interrupts {}

/** A screen and its data. Screens form a history, the last of which is shown. */
export type Route = Routes[keyof Routes];
/** A screen that waits for a decision and covers the screen below until then, with its data. */
export type Interrupt = Interrupts[keyof Interrupts];

/** The name of a screen, such as `Account` or `WalletSend`. */
export type View = Route['view'] | Interrupt['view'];

/**
 * Where to go after a successful approval: `back` to the screen below, `close` the modal, `stay`, or `show` a screen as
 * the new first one.
 */
export type AfterApproval = 'back' | 'close' | 'stay' | { readonly show: Route };

/** The screens of the modal: the history, and a pending decision. */
export interface RouterState {
  /** Never empty. The last one is shown. */
  readonly history: readonly [Route, ...Route[]];
  readonly interrupt?: Interrupt | undefined;
  readonly transactions: readonly AfterApproval[];
  /** The direction of the last change, for the transition. */
  readonly direction: 'forward' | 'back';
}

/** A change to the history of screens. */
export type Navigation =
  | { readonly type: 'push'; readonly route: Route }
  | { readonly type: 'replace'; readonly route: Route }
  | { readonly type: 'reset'; readonly route: Route }
  | { readonly type: 'back' }
  | { readonly type: 'interrupt'; readonly interrupt: Interrupt }
  | { readonly type: 'settle' };

/** The screen that is shown, a pending decision included. */
export function currentRoute(router: RouterState): Route | Interrupt {
  return router.interrupt ?? topRoute(router);
}

/** The last screen of the history. */
export function topRoute(router: RouterState): Route {
  return router.history[router.history.length - 1] ?? router.history[0];
}

/** Whether there is a screen to go back to. Otherwise going back closes the modal. */
export function canGoBack(router: RouterState): boolean {
  return router.interrupt === undefined && router.history.length > 1;
}

/** Changes the screen. Pushing the current screen, or replacing it with itself, changes nothing. */
export function navigate(router: RouterState, step: Navigation): RouterState {
  const { history } = router;
  switch (step.type) {
    case 'push':
      if (sameRoute(topRoute(router), step.route)) return router;
      return { ...router, history: [...history, step.route], direction: 'forward' };
    case 'replace':
      if (sameRoute(topRoute(router), step.route)) return router;
      return { ...router, history: withLast(history, step.route), direction: 'forward' };
    case 'reset':
      return { ...router, history: [step.route], direction: 'forward' };
    case 'back':
      if (!canGoBack(router)) return router;
      return { ...router, history: withoutLast(history), direction: 'back' };
    case 'interrupt':
      return { ...router, interrupt: step.interrupt, direction: 'forward' };
    case 'settle':
      return router.interrupt === undefined ? router : { ...router, interrupt: undefined, direction: 'back' };
  }
}

function sameRoute(a: Route | Interrupt, b: Route | Interrupt): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function withLast(history: RouterState['history'], route: Route): RouterState['history'] {
  const [first, ...rest] = history.slice(0, -1);
  return first === undefined ? [route] : [first, ...rest, route];
}

function withoutLast(history: RouterState['history']): RouterState['history'] {
  const [first, ...rest] = history.slice(0, -1);
  return first === undefined ? history : [first, ...rest];
}
