import { Link } from 'react-router'
import type { KolamDrawing } from '#app/ui/kolam/drawing.ts'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import type { ManifestoWords } from './copy.ts'
import './torch.css'

/** What a diya is, and links into the page. */
export function Torch({ words, kolam }: { words: ManifestoWords; kolam: KolamDrawing }) {
  const { torch, belief, wings, coCreate, roots, newWing, invitation } = words
  const sections = {
    torch,
    belief,
    wings,
    'co-create': coCreate,
    roots,
    'new-wing': newWing,
    invitation,
  }
  return (
    <section className="manifesto-torch" id="torch" aria-labelledby="torch-title">
      <Kolam drawing={kolam} flame={0.8} bowl lamps stroke={0.068} />
      <div className="wrap">
        <h1 id="torch-title">{torch.title}</h1>
        <p className="manifesto-lead">{torch.lead}</p>
        {torch.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          <Link className="btn lamp big" to={torch.begin.to}>
            {torch.begin.label}
          </Link>
        </p>
        <nav aria-label={words.contents}>
          <ul>
            {Object.entries(sections).map(([id, { nav }]) => (
              <li key={id}>
                <a href={`#${id}`}>{nav}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  )
}
