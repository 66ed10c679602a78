/** The intents of visitors and hosts. Each flow declares its own here, like its events. */

/** By flow. */
// biome-ignore lint/suspicious/noEmptyInterface: flows declare into it
export interface Intents {}

/** A request from the UI or the host to the core: a `type` and its fields. */
export type Intent = Intents[keyof Intents];
/** The name of an intent. */
export type IntentType = Intent['type'];
/** The intent of one type. */
export type IntentOf<T extends IntentType> = Extract<Intent, { readonly type: T }>;
