/** Settings of files of the page that do not arrive. */
export interface FileSettings {
  /** Whether the language files cannot be loaded. */
  readonly languagesLost: boolean;
  /** Whether the file with the list of other accounts is still on its way. */
  readonly accountsHeld: boolean;
}

export const USUAL_FILES: FileSettings = { languagesLost: false, accountsHeld: false };

export const FILE_SETTINGS: Readonly<Record<string, (value: string) => Partial<FileSettings>>> = {
  'language files': (how) => ({ languagesLost: how === 'unreachable' }),
  'file of the other accounts': (how) => ({ accountsHeld: how === 'held' }),
};
