/** The supported identity providers. */
export const SOCIALS = ['google', 'github', 'apple', 'facebook', 'x', 'discord'] as const;
export type Social = (typeof SOCIALS)[number];
