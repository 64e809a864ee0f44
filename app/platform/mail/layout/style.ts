// Many mail programs ignore style sheets, so each element has its style beside it. The sheet in the head only changes
// colours in the dark, for programs that read it. Sizes and colours are those of app/styles/tokens.css.

interface Colours {
  page: string
  card: string
  line: string
  ink: string
  soft: string
  tile: string
  link: string
  bar: string
  onBar: string
  button: string
  onButton: string
}

const LIGHT: Colours = {
  page: '#f8f2e6',
  card: '#fffcf5',
  line: '#ddd0b8',
  ink: '#2a1a12',
  soft: '#57432f',
  tile: '#efe6d3',
  link: '#0a5b66',
  bar: '#9a1f29',
  onBar: '#fbe8d3',
  button: '#a3222b',
  onButton: '#fff9ef',
}

const DARK: Colours = {
  page: '#0e1629',
  card: '#17213a',
  line: '#2e3b5c',
  ink: '#f6eedf',
  soft: '#cfc7b8',
  tile: '#2a3556',
  link: '#74d0d3',
  bar: '#3f151a',
  onBar: '#f5a491',
  button: '#e8705f',
  onButton: '#2a0b08',
}

const FONT =
  "font-family:-apple-system,'Segoe UI',Roboto,'Noto Sans','Noto Sans Devanagari','Nirmala UI',Arial,sans-serif"
const text = (size: number, line: number) => `${FONT};font-size:${size}px;line-height:${line}px`

/** In pixels. */
export const WIDTH = 600
export const PICTURE = 72

const { ink, soft, line } = LIGHT

export const style = {
  body: `margin:0;padding:0;width:100%;background-color:${LIGHT.page};color:${ink};${text(17, 26)};-webkit-text-size-adjust:100%`,
  hidden: 'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;mso-hide:all',
  page: `background-color:${LIGHT.page}`,
  around: 'padding:16px 8px 32px',
  column: `width:100%;max-width:${WIDTH}px`,
  bar: `padding:14px 24px;background-color:${LIGHT.bar};border-radius:12px 12px 0 0;color:${LIGHT.onBar};${text(22, 28)};font-weight:bold;text-align:left`,
  card: `padding:24px 24px 28px;background-color:${LIGHT.card};border-radius:0 0 12px 12px;text-align:left`,
  title: `margin:0 0 16px;color:${ink};${text(25, 32)};font-weight:bold;overflow-wrap:anywhere`,
  part: `margin:20px 0 4px;color:${ink};${text(17, 24)};font-weight:bold`,
  paragraph: `margin:0 0 16px;color:${ink};${text(17, 26)};overflow-wrap:anywhere`,
  small: `margin:0 0 12px;color:${soft};${text(14, 21)};overflow-wrap:anywhere`,
  link: `color:${LIGHT.link};text-decoration:underline;word-break:break-all`,
  rows: 'width:100%;margin:0 0 16px;border-collapse:collapse',
  label: `padding:9px 16px 9px 0;border-top:1px solid ${line};color:${soft};${text(15, 22)};font-weight:normal;text-align:left;vertical-align:top`,
  value: `padding:9px 0;border-top:1px solid ${line};color:${ink};${text(16, 22)};text-align:right;vertical-align:top;overflow-wrap:anywhere`,
  sumLabel: `padding:11px 16px 11px 0;border-top:2px solid ${line};color:${ink};${text(17, 24)};font-weight:bold;text-align:left;vertical-align:top`,
  sumValue: `padding:11px 0;border-top:2px solid ${line};color:${ink};${text(17, 24)};font-weight:bold;text-align:right;vertical-align:top`,
  pictureCell: `width:${PICTURE}px;padding:10px 14px 10px 0;border-top:1px solid ${line};vertical-align:top`,
  picture: `display:block;width:${PICTURE}px;height:${PICTURE}px;border:0;border-radius:8px;object-fit:cover;background-color:${LIGHT.tile};color:${soft};${text(11, 14)}`,
  tile: `width:${PICTURE}px;height:${PICTURE}px;border-radius:8px;background-color:${LIGHT.tile};color:${soft};${text(30, 36)};font-weight:bold;text-align:center;vertical-align:middle`,
  item: `padding:10px 12px 10px 0;border-top:1px solid ${line};color:${ink};${text(16, 23)};text-align:left;vertical-align:top;overflow-wrap:anywhere`,
  note: `color:${soft};${text(14, 21)}`,
  price: `padding:10px 0;border-top:1px solid ${line};color:${ink};${text(16, 23)};text-align:right;vertical-align:top;white-space:nowrap`,
  buttonCell: `border-radius:12px;background-color:${LIGHT.button};mso-padding-alt:14px 26px`,
  button: `display:inline-block;padding:14px 26px;border-radius:12px;background-color:${LIGHT.button};color:${LIGHT.onButton};${text(17, 24)};font-weight:bold;text-decoration:none`,
  code: `display:block;margin:4px 0 0;color:${ink};${text(30, 40)};font-weight:bold;letter-spacing:3px`,
  foot: 'padding:20px 24px 0;text-align:left',
} as const

const darkRules = (colours: Colours): string =>
  [
    `.m-page{background-color:${colours.page}!important}`,
    `.m-card{background-color:${colours.card}!important}`,
    `.m-ink{color:${colours.ink}!important}`,
    `.m-soft{color:${colours.soft}!important}`,
    `.m-line{border-color:${colours.line}!important}`,
    `.m-tile{background-color:${colours.tile}!important;color:${colours.soft}!important}`,
    `.m-link{color:${colours.link}!important}`,
    `.m-bar{background-color:${colours.bar}!important;color:${colours.onBar}!important}`,
    `.m-button{background-color:${colours.button}!important;color:${colours.onButton}!important}`,
  ].join('')

/** The media query around the colours of the dark theme; `/dev/mails` puts another in its place to show one theme. */
export const DARK_QUERY = '@media (prefers-color-scheme:dark)'

export const SHEET = `:root{color-scheme:light dark;supported-color-schemes:light dark}${DARK_QUERY}{${darkRules(DARK)}}`

export const OUTLOOK_SHEET =
  "<style>table{border-collapse:collapse}td,th,h1,h2,p,a{font-family:Arial,'Nirmala UI',sans-serif!important}</style>"
