/** The layout of pages that stand in for those of third parties. */
import { PlainAnswer } from './call.js';

/** `title` and `body` as HTML. */
export function standInPage(title: string, body: string): PlainAnswer {
  return new PlainAnswer(
    'text/html; charset=utf-8',
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><title>${title}</title>
<style>
:root { color-scheme: light dark; }
body { max-width: 32rem; margin: 3rem auto; padding: 0 1.25rem; background: light-dark(#fbf6ec, #171512); color: light-dark(#2c281f, #efeae0); font: 1rem/1.5 ui-sans-serif, system-ui, sans-serif; }
h1 { margin: 0 0 0.5rem; font-size: 1.375rem; } p { margin: 0 0 1rem; } code { overflow-wrap: anywhere; font-size: 0.875rem; }
form { display: grid; gap: 1rem; padding: 1.25rem; border: 1px solid light-dark(#e9dfcc, #322d26); border-radius: 14px; background: light-dark(#fffdf8, #1f1c18); }
form p { margin: 0; } label { display: grid; gap: 0.25rem; }
input, select, button { min-height: 44px; padding: 0 0.75rem; border: 1px solid light-dark(#8f8570, #7f7767); border-radius: 10px; background: transparent; color: inherit; font: inherit; }
option { background: light-dark(#fffdf8, #1f1c18); }
button { border: 0; background: light-dark(#0d5f70, #7fd0da); color: light-dark(#fff, #10201f); font-weight: 600; }
:focus-visible { outline: 2px solid light-dark(#0d5f70, #7fd0da); outline-offset: 2px; }
</style><h1>${title}</h1>${body}</html>`,
  );
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
