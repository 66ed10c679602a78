/** The intents of visitors and hosts. Each flow declares its own here, as it does its events. */

/** By flow. */
// biome-ignore lint/suspicious/noEmptyInterface: flows declare into it
export interface Intents {}

export type Intent = Intents[keyof Intents];
export type IntentType = Intent['type'];
export type IntentOf<T extends IntentType> = Extract<Intent, { readonly type: T }>;
