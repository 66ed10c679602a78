/** The panel's styles, similar to the modal's, in its own shadow root. */
export const panelStyle = `
:host {
  position: fixed; inset-block-end: 16px; inset-inline-start: 16px; z-index: 2147483000; color-scheme: light dark;
  --sheet: light-dark(#fbf9f6, #1a1715); --card: light-dark(#fff, #25221f); --well: light-dark(#f2eee9, #12100e);
  --hairline: light-dark(#e6e1dc, #373330); --edge: light-dark(#8b8680, #7d7873); --text: light-dark(#23201c, #f2f0ed);
  --muted: light-dark(#615b55, #b4afa9); --fill: light-dark(#05687f, #69c3d0); --on: light-dark(#fff, #080e10);
  --link: light-dark(#086277, #7bd4e2); --positive: light-dark(#1b683e, #80dba2); --brass: light-dark(#754d19, #ebc57d);
  font: 400 14px/1.4 ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
  color: var(--text);
}
:host([hidden]) { display: none; }
* { box-sizing: border-box; }
[hidden] { display: none !important; }
p, dl, dd, ul, pre, fieldset { margin: 0; padding: 0; }
ul { list-style: none; display: grid; gap: 8px; }
p.title { font-size: 14px; font-weight: 600; line-height: 1.3; overflow-wrap: anywhere; }
.note { font-size: 12px; color: var(--muted); }
button, select, input { font: inherit; color: inherit; }
button { min-height: 36px; border-radius: 10px; border: 1px solid var(--hairline); background: var(--card); font-weight: 600; font-size: 13px; cursor: pointer; padding: 0 12px; }
button:hover { background: var(--well); }
button:disabled { color: var(--muted); background: var(--well); cursor: default; }
button.primary { background: var(--fill); color: var(--on); border-color: transparent; }
button.primary:hover { background: color-mix(in oklab, var(--fill), var(--text) 12%); }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
.toggle { display: flex; align-items: center; gap: 8px; min-height: 44px; border-radius: 999px; padding: 0 16px; background: var(--sheet); box-shadow: 0 8px 24px -6px rgb(40 30 10 / 0.28); }
.count { min-width: 20px; padding: 0 6px; border-radius: 999px; background: var(--fill); color: var(--on); font-size: 12px; line-height: 20px; text-align: center; }
.sheet { width: min(320px, calc(100vw - 32px)); max-height: min(70vh, 640px); overflow: auto; overscroll-behavior: contain; margin-block-end: 8px; padding: 12px; display: grid; gap: 12px; border-radius: 20px; background: var(--sheet); box-shadow: 0 0 0 1px var(--hairline), 0 24px 56px -12px rgb(64 48 20 / 0.35); }
.wallets { display: grid; gap: 8px; }
.request, .wallet { background: var(--card); border: 1px solid var(--hairline); border-radius: 14px; padding: 12px; }
.request { display: grid; gap: 8px; border-color: var(--link); }
.who { display: flex; gap: 10px; align-items: center; }
img { border-radius: 8px; flex: none; display: block; }
dl > div { display: flex; justify-content: space-between; gap: 12px; font-size: 12px; padding: 2px 0; }
dt { color: var(--muted); flex: none; }
dd { text-align: end; overflow-wrap: anywhere; max-height: 6em; overflow: auto; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; max-height: 140px; overflow: auto; padding: 8px; border-radius: 8px; background: var(--well); font: 12px/1.4 ui-monospace, Menlo, Consolas, monospace; }
.answers { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; }
.actions { display: grid; grid-template-columns: repeat(3, auto); gap: 6px; margin-block: 10px; }
.actions button { padding: 0 4px; font-size: 12px; }
summary { display: flex; align-items: center; gap: 10px; cursor: pointer; list-style: none; border-radius: 8px; }
summary::-webkit-details-marker { display: none; }
.name { display: grid; flex: 1; font-weight: 500; min-width: 0; }
.dot { width: 8px; height: 8px; border-radius: 50%; background: var(--positive); flex: none; }
details > p { margin-block: 10px; }
.choice { display: grid; grid-template-columns: 80px 1fr; align-items: center; gap: 8px; font-size: 13px; margin-block: 6px; }
select { min-height: 36px; border-radius: 10px; border: 1px solid var(--edge); background: var(--card); padding: 0 8px; min-width: 0; width: 100%; }
fieldset { border: 0; display: grid; gap: 2px; }
legend { font-size: 12px; color: var(--muted); padding: 0; }
.check { display: flex; gap: 8px; align-items: center; min-height: 28px; font-size: 13px; }
.check input { width: 16px; height: 16px; margin: 0; accent-color: var(--fill); flex: none; }
/* On a phone, the page's own sheets open from the bottom. */
@media (max-width: 480px) {
  :host { inset-block: 8px auto; inset-inline-start: 8px; }
  .panel { display: flex; flex-direction: column-reverse; align-items: start; gap: 8px; }
  .sheet { width: calc(100vw - 16px); margin: 0; }
}
@media (forced-colors: active) { .request, .wallet, .sheet, .toggle { border: 1px solid CanvasText; } }
`;
