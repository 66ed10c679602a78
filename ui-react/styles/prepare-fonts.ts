/** Looks the first screen's fonts up. Draws nothing. The first text in each font waits for the system: on Linux for milliseconds. */
export function prepareFonts(): void {
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) return;
  // Weights and sizes of the first screen, at the default size.
  for (const font of ['600 17', '500 15', '400 13', '400 15']) {
    canvas.font = `${font}px ui-sans-serif,system-ui,sans-serif`;
    canvas.measureText('a');
  }
}
