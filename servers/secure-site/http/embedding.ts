/** Who may embed the frame, by the project in its URL. Otherwise the browser shows nothing at all, so the log gives the reason. */
import { isOriginAllowed } from '../../../domain/site/origin.js';
import type { Project } from '../site-settings.js';
import type { Log } from '../watch/log.js';

/** Reasons that are logged. More would let a stranger fill the log. */
const MOST_REASONS = 100;
const MOST_CHARACTERS = 100;

export interface EmbeddingParts {
  /** Undefined: the pages of `otherwise`, for any project. */
  readonly projects: readonly Project[] | undefined;
  readonly otherwise: readonly string[];
  readonly log: Log;
}

/**
 * The origins that may embed the frame of a project. `page`: the URL of the page that embeds it, or its origin, if the browser sends it
 * (`Referer`). Each reason why it will not be shown is logged once.
 */
export type Embedding = (projectId: string, page: string | undefined) => readonly string[];

export function embedding({ projects, otherwise, log }: EmbeddingParts): Embedding {
  const logged = new Set<string>();
  const warn = (project: string, page: string | undefined, why: string): void => {
    const facts = { project: project.slice(0, MOST_CHARACTERS), page: page?.slice(0, MOST_CHARACTERS), why };
    const key = JSON.stringify(facts);
    if (logged.has(key) || logged.size >= MOST_REASONS) return;
    logged.add(key);
    log('warning', 'frame not shown', facts);
  };
  return (projectId, page) => {
    const found = projects?.find(({ id }) => id === projectId);
    const origins = projects ? (found?.origins ?? []) : otherwise;
    const origin = page !== undefined && URL.canParse(page) ? new URL(page).origin : undefined;
    if (projects && !found) warn(projectId, origin, 'no project of the configuration has this id');
    else if (origin !== undefined && !isOriginAllowed(origin, origins))
      warn(projectId, origin, 'the project does not list the origin of this page');
    return origins;
  };
}
