/** By flow: its screens. Each variant carries its own screen's data. A flow declares its own here, as it does its events. */
// biome-ignore lint/suspicious/noEmptyInterface: flows declare into it
export interface Routes {}

/** By flow: what lies above the screens until it is settled. */
// biome-ignore lint/suspicious/noEmptyInterface: flows declare into it
export interface Interrupts {}

/** A screen with what it needs to know. Screens form a history, the last of which is shown. */
export type Route = Routes[keyof Routes];
/** A screen that waits for a decision and covers the one below until it is settled, with what it needs to know. */
export type Interrupt = Interrupts[keyof Interrupts];

/** The name of a screen, such as `Account` or `WalletSend`. */
export type View = Route['view'] | Interrupt['view'];

/**
 * Where to go when an approval ends well (the reference product's transaction stack, as data): `back` to the screen
 * below, `close` for good, `stay`, or `show` a screen as the new first one.
 */
export type AfterApproval = 'back' | 'close' | 'stay' | { readonly show: Route };

/** The screens of the modal: the history, and a decision that waits. */
export interface RouterState {
  /** Never empty; the last one is shown. */
  readonly history: readonly [Route, ...Route[]];
  readonly interrupt: Interrupt | undefined;
  readonly transactions: readonly AfterApproval[];
  /** Which way the last change went, for the transition. */
  readonly direction: 'forward' | 'back';
}

/** How the history of screens changes. */
export type Navigation =
  | { readonly type: 'push'; readonly route: Route }
  | { readonly type: 'replace'; readonly route: Route }
  | { readonly type: 'reset'; readonly route: Route }
  | { readonly type: 'back' }
  | { readonly type: 'interrupt'; readonly interrupt: Interrupt }
  | { readonly type: 'settle' };

/** What is on screen. */
export function currentRoute(router: RouterState): Route | Interrupt {
  return router.interrupt ?? topRoute(router);
}

/** The screen that is shown: the last one of the history. */
export function topRoute(router: RouterState): Route {
  return router.history[router.history.length - 1] ?? router.history[0];
}

/** Whether going back has somewhere to go; otherwise back means close. */
export function canGoBack(router: RouterState): boolean {
  return router.interrupt === undefined && router.history.length > 1;
}

/** Moves between screens. Pushing or replacing with what is already shown changes nothing. */
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
