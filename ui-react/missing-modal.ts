declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** The error when nothing that `createModal()` returns was passed, as from plain JavaScript. */
export const NO_MODAL = '`modal` is missing';

/** For buttons and hooks: throws an `Error`, which in development says where they belong. */
export function missing(): never {
  const error = new Error(NO_MODAL);
  try {
    // Not in production: the bundler removes it.
    if (process.env.NODE_ENV !== 'production') error.message += WHERE;
  } catch {
    // Without `NODE_ENV`, the error is short.
  }
  throw error;
}

const WHERE =
  ': buttons and hooks need a `<PortholeProvider modal={modal}>` around them, with what `createModal()` returned';
