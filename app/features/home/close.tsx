import { Link } from 'react-router'
import { BrandIcon } from '#app/ui/icon/icon.tsx'
import type { BrandMark } from '#app/ui/icon/icon-names.ts'
import { copy } from './copy.ts'

const words = copy.footer

/** The closing section with share links. */
export function Close({ share }: { share: readonly { mark: BrandMark; href: string }[] }) {
  return (
    <section className="wrap section home-close">
      <h2>{copy.close.title}</h2>
      <p className="lead">{copy.close.body}</p>
      <Link className="btn primary big" to="/campaign">
        {copy.close.link}
      </Link>
      <ul className="row" aria-label={words.share}>
        {share.map(({ mark, href }) => (
          <li key={mark}>
            <a className="icon-button box" href={href} target="_blank" rel="noopener" aria-label={words.shareOn[mark]}>
              <BrandIcon name={mark} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
