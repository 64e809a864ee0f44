import { escapeMarkup } from '#app/platform/text/escape.ts'

/** The funds of a campaign. */
export interface ShareFunds {
  /** '₹24,000' */
  raised: string
  /** 'of ₹50,000' */
  ofGoal: string
  supporters: string
  percent: number
}

const PALE_INK = '#57432f'

/** Raised, goal and supporters with the line that shows how far it is; `y` is its top. 140 high. */
export function fundsMarkup(
  { raised, ofGoal, supporters, percent }: ShareFunds,
  { x, y, width }: { x: number; y: number; width: number },
): string {
  const filled = (width * Math.min(percent, 100)) / 100
  return `<defs><pattern id="strand" width="36" height="36" patternUnits="userSpaceOnUse" x="${x}" y="${y}"><g fill="none" stroke="#a3222b" stroke-width="4.6"><path d="M0 18C5 12 10 6 18 6s13 6 18 12M0 18c5 6 10 12 18 12s13-6 18-12"/></g><circle cx="18" cy="18" r="3.8" fill="#a3222b"/></pattern></defs>
<path stroke="#8c7860" stroke-width="6" stroke-linecap="round" stroke-dasharray="0 22" d="M${x} ${y + 18}h${width}"/>
<path fill="#f8f2e6" d="M${x - 8} ${y}h${filled + 8}v36h-${filled + 8}z"/><path fill="url(#strand)" d="M${x} ${y}h${filled}v36h-${filled}z"/>
<text x="${x}" y="${y + 92}" font-weight="700" font-size="48">${escapeMarkup(raised)}<tspan dx="12" font-size="30" fill="${PALE_INK}">${escapeMarkup(ofGoal)}</tspan></text>
<text x="${x}" y="${y + 136}" font-size="28" font-weight="400" fill="${PALE_INK}">${escapeMarkup(supporters)}</text>`
}
