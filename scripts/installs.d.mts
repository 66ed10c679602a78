export interface Installed {
  readonly packages: number;
  readonly megabytes: number;
  /** Names of packages that run a script at install. */
  readonly scripts: readonly string[];
  /** Names of packages, each with its licence, where that is not a permissive one. */
  readonly licences: readonly string[];
}

export function installedIn(folder: string): Installed;
