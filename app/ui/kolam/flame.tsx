/**
 * The smallest kolam: one pointed loop around one dot; with its bowl it is a diya. The colours are `--fl`, `--fl-dot` and
 * `--bowl`. It is decorative and hidden from screen readers.
 */
export function Flame({ className, bowl = false }: { className?: string; bowl?: boolean }) {
  return (
    <svg
      className={className}
      viewBox={bowl ? '-26 -30 52 66' : '-15 -30 30 50'}
      width={bowl ? '1.3em' : '.9em'}
      height={bowl ? '1.65em' : '1.5em'}
      aria-hidden="true"
    >
      <FlameShape bowl={bowl} />
    </svg>
  )
}

/** The flame's shapes for use inside another SVG: about 45 high, centred at 0, 0. */
export function FlameShape({ bowl }: { bowl: boolean }) {
  return (
    <>
      <path
        className="kfl-o"
        d="M1-28C3-18 13.5-9 13.5 4 13.5 12 7.6 17.5 0 17.5-7.6 17.5-13.5 12-13.5 4-13.5-6-3-13 1-28z"
      />
      <circle className="kfl-i" cy="5" r="4.2" />
      {bowl && <path className="bowl" d="M-25 17C-14 22 14 22 25 17 23.5 28.5 13 35 0 35-13 35-23.5 28.5-25 17z" />}
    </>
  )
}
