/** The intents of visitors and hosts. Each flow declares its own here, as it does its events. */

/** By flow. */
// biome-ignore lint/suspicious/noEmptyInterface: flows declare into it
export interface Intents {}

/** What a screen asks of the core when the visitor acts: a `type`, and what that needs. */
export type Intent = Intents[keyof Intents];
/** The name of an intent. */
export type IntentType = Intent['type'];
/** The intent of one type. */
export type IntentOf<T extends IntentType> = Extract<Intent, { readonly type: T }>;
