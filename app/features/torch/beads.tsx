import './beads.css'

/** Three beads that are ringed one after another: Torch thinks. The words stand beside it. */
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
