/** A style sheet as text, for `adoptSheet`. */
declare module '*.css?inline' {
  const css: string;
  export default css;
}
