/** An icon of the modal's own set. */
import { type Drawing, ICON_PATHS, type IconName } from '../../../../ui-react/parts/marks/icon-paths.js';

const SVG = 'http://www.w3.org/2000/svg';

export function icon(name: IconName | Drawing): SVGElement {
  const drawing = document.createElementNS(SVG, 'svg');
  drawing.setAttribute('viewBox', '0 0 20 20');
  drawing.setAttribute('class', 'ph-icon');
  drawing.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', typeof name === 'string' ? ICON_PATHS[name] : name.path);
  drawing.append(path);
  return drawing;
}
