/** The seed asked for, as it stands in the environment; else the day's. Throws on what is no whole number. */
export function seedOf(asked: string | undefined, now?: number): number;
