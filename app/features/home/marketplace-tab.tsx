import { Link } from 'react-router'
import type { ShelfView } from '#app/features/marketplace/shelf/shelf-view.server.ts'
import { Shelf } from '#app/features/marketplace/shelf/shelf.tsx'
import { copy } from './copy.ts'

const words = copy.marketplace

/** The shop, and the invitation to open one. */
export function MarketplaceTab({ shelf }: { shelf: ShelfView }) {
  return (
    <>
      <h2>{words.title}</h2>
      <Shelf
        shelf={shelf}
        wayOut={
          <Link className="btn secondary" to="/sellers">
            {words.sellers}
          </Link>
        }
      />
      <section className="sell d-turmeric">
        <div className="body">
          <div>
            <h2>{words.invite.title}</h2>
            <p>{words.invite.body}</p>
          </div>
          <div className="row">
            <Link className="btn" to="/sellers">
              {words.invite.become}
            </Link>
            <Link className="plain" to="/home?tab=campaigns" preventScrollReset>
              {words.invite.stories}
            </Link>
          </div>
        </div>
        <div className="selv" />
      </section>
    </>
  )
}
