/** Fonts of the stylesheet in `app/styles/fonts`. The rupee sign is not in the Latin subset. */
export const FONTS = ['anek-latin.woff2', 'anek-rupee.woff2', 'anek-devanagari.woff2'] as const

/** The stylesheet of the sandbox's pages, with the values of `app/styles/tokens.css`. */
export const stylesheet = `
:root {
  color-scheme: light;
  --paper: #f8f2e6; --card: #fffcf5; --sunk: #efe6d3; --line: #ddd0b8; --edge: #8c7860;
  --ink: #2a1a12; --ink-2: #57432f; --madder: #a3222b; --madder-h: #861a23; --on-madder: #fff9ef;
  --madder-t: #f7e1da; --madder-x: #96202a; --turmeric-t: #fae9be; --turmeric-x: #7d4e00; --link: #0a5b66; --focus: #0b6470;
}
@media (prefers-color-scheme: dark) {
  :root {
    color-scheme: dark;
    --paper: #0e1629; --card: #17213a; --sunk: #0a1020; --line: #2e3b5c; --edge: #7584a8;
    --ink: #f6eedf; --ink-2: #cfc7b8; --madder: #e8705f; --madder-h: #f08775; --on-madder: #2a0b08;
    --madder-t: #3a1d25; --madder-x: #f39a88; --turmeric-t: #33291c; --turmeric-x: #f3bf5b; --link: #74d0d3; --focus: #74d0d3;
  }
}
@font-face { font-family: 'Anek'; src: url('fonts/anek-latin.woff2') format('woff2'); font-weight: 400 800; font-display: swap; }
@font-face {
  font-family: 'Anek'; src: url('fonts/anek-rupee.woff2') format('woff2'); font-weight: 400 800; font-display: swap;
  unicode-range: U+20B9;
}
@font-face {
  font-family: 'Anek'; src: url('fonts/anek-devanagari.woff2') format('woff2'); font-weight: 400 800; font-display: swap;
  unicode-range: U+0900-0970, U+200C-200D, U+25CC;
}
*, *::before, *::after { box-sizing: border-box; }
body {
  margin: 0; background: var(--paper); color: var(--ink); overflow-wrap: break-word;
  font: 450 17px/1.5 'Anek', system-ui, -apple-system, 'Noto Sans', sans-serif;
}
h1, h2, p, ul, fieldset, legend, figure { margin: 0; padding: 0; }
fieldset { border: 0; min-width: 0; }
.banner { padding: 12px 16px; background: var(--turmeric-t); color: var(--turmeric-x); font-weight: 650; text-align: center; }
main { display: grid; gap: 24px; max-width: 480px; margin: 0 auto; padding: 24px 16px 56px; }
main > * { min-width: 0; }
h1 { font-size: 19px; line-height: 1.3; font-weight: 680; }
h1 .amount { display: block; font-size: 35px; line-height: 1; font-weight: 750; letter-spacing: -0.02em; font-variant-numeric: tabular-nums; margin-bottom: 8px; }
.soft { color: var(--ink-2); font-size: 15px; line-height: 1.47; }
form, .stack { display: grid; gap: 12px; }
form { gap: 24px; }
h2, legend { font-size: 19px; line-height: 1.26; font-weight: 680; margin-bottom: 12px; }
.choice {
  display: grid; grid-template-columns: auto 1fr; gap: 0 12px; align-items: center; min-height: 48px; padding: 10px 14px;
  border: 1.5px solid var(--edge); border-radius: 12px; background: var(--card); cursor: pointer;
}
.choice input { grid-row: span 2; width: 20px; height: 20px; margin: 0; accent-color: var(--madder); }
.choice:has(:checked) { border-color: var(--madder); background: var(--madder-t); }
.choice:has(:focus-visible) { outline: 3px solid var(--focus); outline-offset: 2px; }
.choice input:focus-visible { outline: none; }
details { border: 1px solid var(--line); border-radius: 18px; background: var(--card); }
details + details { margin-top: 8px; }
summary { min-height: 54px; padding: 14px 18px; border-radius: 18px; font-weight: 650; cursor: pointer; }
details > .stack { padding: 4px 18px 18px; }
.qr { width: 100%; max-width: 208px; padding: 8px; border-radius: 12px; background: #fff; }
.qr svg { display: block; width: 100%; height: auto; }
.button {
  display: inline-flex; align-items: center; justify-content: center; width: 100%; min-height: 54px; padding: 10px 18px;
  border: 1.5px solid var(--madder); border-radius: 12px; background: var(--madder); color: var(--on-madder);
  font: inherit; font-weight: 650; line-height: 1.2; text-align: center; text-decoration: none; cursor: pointer;
}
.button:hover { background: var(--madder-h); border-color: var(--madder-h); }
.button.quiet { min-height: 48px; border-color: var(--edge); background: transparent; color: var(--ink); }
.button.quiet:hover { border-color: var(--edge); background: var(--sunk); }
.alert { padding: 12px 14px; border: 2px solid var(--madder-x); border-radius: 12px; color: var(--madder-x); font-weight: 650; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.apps { display: none; }
@media (hover: none) and (pointer: coarse) {
  .apps { display: grid; }
  .scan { display: none; }
}
@media (min-width: 900px) { main { padding-top: 44px; } }
`
