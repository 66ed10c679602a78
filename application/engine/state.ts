/**
 * The modal's whole state: one immutable value. Each flow declares its own part: `declare module '../engine/state.js' {
 * interface State { readonly pay?: PayState | undefined } }`. Facts are stored once; selectors derive the rest.
 */
// biome-ignore lint/suspicious/noEmptyInterface: flows declare into it
export interface State {}
