import './beads.css'

/** The loading indicator while Torch prepares an answer. Decorative: visible text is next to it. */
export function Beads() {
  return (
    <svg className="beads" viewBox="0 0 84 28" aria-hidden="true">
      {[14, 42, 70].map((x) => (
        <g key={x}>
          <circle className="bead-ring" cx={x} cy="14" r="9" pathLength="1" />
          <circle className="bead" cx={x} cy="14" r="3.4" />
        </g>
      ))}
    </svg>
  )
}
