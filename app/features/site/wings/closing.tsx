import { Link } from 'react-router'
import { Flame } from '#app/ui/kolam/flame.tsx'
import type { Route } from './+types/wings.route'

/** For people who are not sure: links to Torch and to the manifesto. */
export function Closing({ words }: { words: Route.ComponentProps['loaderData']['close'] }) {
  return (
    <section className="wings-close" aria-labelledby="close-title">
      <div className="wrap">
        <span className="torch-mark">
          <Flame />
        </span>
        <div>
          <h2 id="close-title">{words.title}</h2>
          <p>{words.body}</p>
        </div>
        <p className="row">
          <Link className="btn lamp big" to={words.start.to}>
            {words.start.label}
          </Link>
          <Link className="btn on-night big" to={words.more.to}>
            {words.more.label}
          </Link>
        </p>
      </div>
    </section>
  )
}
