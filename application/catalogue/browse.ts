/** All directory reactions, from when the modal is first shown, if there is a directory. */
import { merge } from 'rxjs';
import type { Reaction } from '../engine/deps.js';
import { checkOrigin } from './check-origin.js';
import { keepHighlights } from './keep-highlights.js';
import { keepConnectorPictures } from './pictures/keep-connector-pictures.js';
import { keepImages } from './pictures/keep-images.js';
import { keepPictures } from './pictures/keep-pictures.js';

export const browse: Reaction = (deps) =>
  merge(
    keepImages(deps),
    keepPictures(false)(deps),
    keepConnectorPictures(deps),
    keepHighlights(deps),
    checkOrigin(deps),
  );
