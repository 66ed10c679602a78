/** The scripts of components and pages, which are not JavaScript as a whole. */

/** Components of Vue, Svelte and Astro, and pages. */
export const isMarkup = (path) => /\.(?:vue|svelte|astro|html?)$/.test(path);

/** A comment, or a script: its attributes, whose values may contain `>`, and its text. */
const SCRIPT = /<!--.*?-->|<script\b((?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\}|[^"'{>])*)>(.*?)(?=<\/script\b)/gis;
/** Others are data: JSON-LD, import maps, templates. */
const CODE = /^(?:|module|ts|text\/(?:babel|partytown)|.*(?:java|ecma|type)script)$/i;

/**
 * The component with its scripts changed.
 * @param {string} code
 * @param {(script: string, language: string) => string} change
 * @param {(text: string, type: string | undefined) => void} leave called with what is not changed: the markup between scripts, and scripts of another `type`
 * @param {string} usual the language of a script that names none
 */
export function changeScripts(code, change, leave, usual = 'js') {
  let end = 0;
  const changed = code.replaceAll(SCRIPT, (whole, attributes, script, at) => {
    leave(code.slice(end, at), undefined);
    end = at + whole.length;
    if (script === undefined) return whole;
    const type = attributeOf(attributes, 'type') ?? '';
    const text = CODE.test(type) ? change(script, languageOf(attributes, type, usual)) : script;
    if (!CODE.test(type)) leave(script, type);
    return whole.slice(0, whole.length - script.length) + text;
  });
  leave(code.slice(end), undefined);
  return changed;
}

/** The part of an Astro component that runs on the server, and what follows it. `---` may be in it too, in a comment or a text. */
export function splitAstro(code, parses) {
  const [fence] = code.match(/^\s*---[ \t]*\r?\n/) ?? [];
  if (fence === undefined) return { fence: '', script: '', rest: code };
  const ends = [...code.slice(fence.length).matchAll(/^[ \t]*---/gm)].map(({ index }) => fence.length + index);
  const end = ends.find((each) => parses(code.slice(fence.length, each))) ?? ends[0] ?? fence.length;
  return { fence, script: code.slice(fence.length, end), rest: code.slice(end) };
}

function languageOf(attributes, type, usual) {
  return attributeOf(attributes, 'lang') ?? (/^ts$|typescript/i.test(type) ? 'ts' : usual);
}

function attributeOf(attributes, name) {
  const [, quoted, bare] =
    attributes.match(new RegExp(`(?<![\\w:-])${name}\\s*=\\s*(?:["']([^"']*)["']|([^\\s"'>]+))`)) ?? [];
  return quoted ?? bare;
}

/** A note for each line that names what `named` finds. */
export function namedInLines(path, code, named, why) {
  return code.split('\n').flatMap((line, at) => {
    const [name] = line.match(named) ?? [];
    return name ? [`${path}: line ${at + 1} names ${name}, and ${why}`] : [];
  });
}
