let loading: Promise<typeof import('./shell/mount-shell.js')> | undefined;

/**
 * Loads the modal's UI once, when a visitor is about to need it. The module is kept, since importing it again takes longer than rendering;
 * a failed download is retried.
 */
export function loadShell(): Promise<typeof import('./shell/mount-shell.js')> {
  loading ??= import('./shell/mount-shell.js').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
