import { keptPart } from './kept-part/kept-part.tsx'
import { Flame } from './kolam/flame.tsx'

/**
 * A progress bar as a line around beads. `percent` may exceed 100; the line is then full. The width is an SVG attribute,
 * because the content security policy allows no inline styles.
 */
export function Thread({ percent, label }: { percent: number; label: string }) {
  const shown = Math.max(0, Math.min(100, percent))
  const whole = Math.round(shown)
  return (
    <svg
      className={shown === 100 ? 'thread full' : 'thread'}
      role="progressbar"
      aria-valuenow={whole}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-label={label}
    >
      <rect className="beads" width="100%" height="22" fill="url(#thread-bead)" />
      <rect width={`${shown}%`} height="22" fill={shown === 100 ? 'url(#thread-done)' : 'url(#thread-strand)'} />
      {shown > 0 && shown < 100 && (
        <svg x={`${shown}%`} overflow="visible">
          <Flame className="thread-tip" />
        </svg>
      )}
    </svg>
  )
}

/** The SVG patterns of the thread, once per page. Patterns have fixed colours, so a full thread has its own pattern. */
export const ThreadPatterns = keptPart('thread-patterns', function ThreadPatterns() {
  return (
    <svg className="visually-hidden" aria-hidden="true">
      <defs>
        <pattern id="thread-bead" width="18" height="22" patternUnits="userSpaceOnUse">
          <circle className="thread-bead" cx="9" cy="11" r="1.9" />
        </pattern>
        <Strand id="thread-strand" />
        <Strand id="thread-done" />
      </defs>
    </svg>
  )
})

function Strand({ id }: { id: string }) {
  return (
    <pattern id={id} className={id} width="18" height="22" patternUnits="userSpaceOnUse">
      <path d="M0 11C2.6 8.2 5.2 5 9 5s6.4 3.2 9 6M0 11c2.6 2.8 5.2 6 9 6s6.4-3.2 9-6" />
      <circle cx="9" cy="11" r="1.9" />
    </pattern>
  )
}
