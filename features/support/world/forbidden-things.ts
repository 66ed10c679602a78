/**
 * One example of each thing that a strict policy forbids. As text for the browser, because our own lint rules forbid it, too.
 * Nothing listens on the port of this URL.
 */
export const FORBIDDEN_THINGS = `(async () => {
  const style = document.createElement('style');
  style.append('html { --broken: yes }');
  document.head.append(style);
  document.body.setAttribute('style', '--broken: yes');
  const frame = document.createElement('iframe');
  frame.src = 'http://127.0.0.1:9/frame';
  document.body.append(frame);
  new Image().src = 'http://127.0.0.1:9/picture.png';
  try {
    document.createElement('p').innerHTML = '<b>Text</b>';
  } catch {}
  try {
    await fetch('http://127.0.0.1:9/');
  } catch {}
})()`;
