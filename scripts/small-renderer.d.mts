export const smallRenderer: readonly { readonly find: RegExp; readonly replacement: string }[];
