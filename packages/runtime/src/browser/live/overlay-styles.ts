/**
 * Styles of the overlay. The colours follow the page's `color-scheme`. Text has a contrast of at
 * least 4.5:1 to its background.
 */
export const OVERLAY_STYLES = `
:host {
  all: initial;
  color-scheme: inherit;
  --surface: light-dark(#fff, #1d1f22);
  --soft: light-dark(#f5f6f7, #26292d);
  --text: light-dark(#1c2126, #e6e9ec);
  --faint: light-dark(#57606a, #a5adb6);
  --line: light-dark(#d9dee3, #3a3f45);
  --accent: light-dark(#b3261e, #ff9a92);
  --mark: light-dark(#fdeceb, #45292a);
  --focus: light-dark(#0a5fa8, #79b8ff);
  font: 15px/1.5 system-ui, sans-serif;
}
.warning { --accent: light-dark(#805300, #e5b454); --mark: light-dark(#fbf1dc, #3d331f); }
.error { --accent: light-dark(#b3261e, #ff9a92); --mark: light-dark(#fdeceb, #45292a); }
* { box-sizing: border-box; }
.panel {
  position: fixed; inset: auto 0 0; z-index: 2147483647;
  display: flex; flex-direction: column;
  width: auto; max-width: none; max-height: min(70vh, 40rem); margin: 0; padding: 0;
  background: var(--surface); color: var(--text);
  border: 0; border-top: 3px solid var(--accent);
  box-shadow: 0 -8px 32px rgb(0 0 0 / 0.22);
}
.bar {
  display: flex; align-items: center; justify-content: space-between; gap: 1rem;
  padding: 0.6rem max(1rem, calc((100vw - 64rem) / 2));
  border-bottom: 1px solid var(--line);
}
h2 { margin: 0; font-size: 1rem; color: var(--accent); }
h2:focus { outline: none; }
button { font: inherit; cursor: pointer; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
.close {
  display: inline-flex; align-items: center; gap: 0.5rem;
  padding: 0.2rem 0.6rem; border: 1px solid var(--line); border-radius: 6px;
  background: var(--soft); color: var(--text);
}
kbd { font: 0.75rem ui-monospace, Menlo, Consolas, monospace; color: var(--faint); }
ol {
  margin: 0; padding: 0 max(1rem, calc((100vw - 64rem) / 2)) 1rem;
  overflow: auto; overscroll-behavior: contain; list-style: none;
}
li { padding: 1rem 0 0.25rem; }
li + li { margin-top: 0.75rem; border-top: 1px solid var(--line); }
p { margin: 0 0 0.35rem; overflow-wrap: anywhere; }
.head { display: flex; align-items: baseline; gap: 0.5rem; font-size: 0.8125rem; }
strong { color: var(--accent); }
code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
.head code { color: var(--faint); }
.message { font-size: 1.0625rem; font-weight: 600; white-space: pre-line; }
.place, .open { font: 0.8125rem/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
.place { color: var(--faint); }
.open {
  display: inline-flex; flex-wrap: wrap; gap: 0 0.75rem; padding: 0; border: 0; background: none;
  color: var(--text); text-align: start; overflow-wrap: anywhere;
}
.action { color: var(--focus); font-family: system-ui, sans-serif; text-decoration: underline; text-underline-offset: 2px; }
.said { margin-inline-start: 0.75rem; color: var(--faint); }
pre {
  margin: 0.5rem 0; padding: 0.6rem 0; border: 1px solid var(--line); border-radius: 6px;
  background: var(--soft); font-size: 0.8125rem; line-height: 1.6; overflow-x: auto; tab-size: 2;
}
pre span { display: block; min-width: max-content; padding: 0 0.75rem; white-space: pre; }
.marked { background: var(--mark); }
.carets { background: var(--mark); color: var(--accent); font-weight: 700; }
.hint::before { content: "Hint: "; color: var(--accent); font-weight: 600; }
.hint { white-space: pre-line; }
.note { color: var(--faint); font-size: 0.875rem; }
.badge {
  position: fixed; inset: auto auto 1rem 1rem; z-index: 2147483647;
  padding: 0.35rem 0.85rem; border: 2px solid var(--accent); border-radius: 999px;
  background: var(--surface); color: var(--accent); font-weight: 600;
  box-shadow: 0 4px 16px rgb(0 0 0 / 0.2);
}
@media (forced-colors: active) { .panel, .badge, pre { border-color: CanvasText; } }
@media print { :host { display: none; } }
`;
