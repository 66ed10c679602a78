/** The modal's drawing side: loaded once, when a visitor is about to need it. */
export function loadShell(): Promise<typeof import('./shell/mount-shell.js')> {
  return import('./shell/mount-shell.js');
}
