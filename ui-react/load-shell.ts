let loading: Promise<typeof import('./shell/mount-shell.js')> | undefined;

/**
 * The modal's drawing side: loaded once, when a visitor is about to need it. Kept, since asking a bundler's loader again takes
 * longer than drawing; a failed download is tried again.
 */
export function loadShell(): Promise<typeof import('./shell/mount-shell.js')> {
  loading ??= import('./shell/mount-shell.js').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
