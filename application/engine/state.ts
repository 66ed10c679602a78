/**
 * Everything the modal knows, as one immutable value. Facts are stored once; the rest is derived by selectors. Each flow declares
 * its own part here: `declare module '../engine/state.js' { interface State { readonly pay?: PayState | undefined } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: flows declare into it
export interface State {}
