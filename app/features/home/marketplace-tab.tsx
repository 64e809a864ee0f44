import { Link } from 'react-router'
import type { CatalogueView } from '#app/features/marketplace/product-catalogue/product-catalogue-view.server.ts'
import { Catalogue } from '#app/features/marketplace/product-catalogue/product-catalogue.tsx'
import { copy } from './copy.ts'

const words = copy.marketplace

/** The products, and the invitation to sell. */
export function MarketplaceTab({ catalogue }: { catalogue: CatalogueView }) {
  return (
    <>
      <h2>{words.title}</h2>
      <Catalogue
        catalogue={catalogue}
        emptyLink={
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
        <div className="selvedge" />
      </section>
    </>
  )
}
