import { foreignLang } from '#app/platform/language/current-language.ts'
import { Link } from 'react-router'
import type { SellerCard as Seller } from '#app/features/marketplace/sellers/seller-queries.server.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { KolamDrawing } from '#app/ui/kolam/drawing.ts'
import type { Dye } from '#app/ui/kolam/dye.ts'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { copy } from './copy.ts'
import { portraitAlt } from './portrait-copy.ts'

const SKELETONS = [1, 2, 3, 4, 5, 6] as const

export interface SellerView extends Omit<Seller, 'checks'> {
  kolam: KolamDrawing
  dye: Dye
  /** The sentence about the seller's checks. */
  badge: string | null
}

export function SellerGrid({ sellers }: { sellers: readonly SellerView[] }) {
  const words = copy.card
  return (
    <ul className="offers">
      {sellers.map(
        ({ slug, displayName, bio, isVerified, region, productCount, rating, portrait, kolam, dye, badge }) => (
          <li key={slug} className="card pad seller">
            <div className="seller-head">
              <span className={`avatar framed d-${dye}`}>
                <Kolam drawing={kolam} stroke={0.13} />
                {portrait && <Picture picture={portrait} alt={portraitAlt(displayName)} sizes="64px" />}
              </span>
              <div>
                <h3>{displayName}</h3>
                <p className="small secondary-ink">{`${region.name}, ${region.country}`}</p>
              </div>
              {isVerified && (
                <span className="tag">
                  <Icon name="badge-check" small />
                  {words.verified}
                </span>
              )}
            </div>
            <p className="seller-bio" lang={foreignLang(bio)}>
              {bio}
            </p>
            {badge && (
              <p className="small secondary-ink seller-badge">
                <Icon name="shield-check" small />
                {badge}
              </p>
            )}
            <p className="small secondary-ink seller-facts">
              {rating === null ? (
                words.fresh
              ) : (
                <span>
                  <Icon name="star" small />
                  <span aria-hidden="true">{rating.toFixed(1)}</span>
                  <span className="visually-hidden">{words.rating(rating.toFixed(1))}</span>
                </span>
              )}
              <span>{words.products(productCount)}</span>
            </p>
            <Link to={`/sellers/${slug}`}>{words.shop(displayName)}</Link>
          </li>
        ),
      )}
    </ul>
  )
}

/** The placeholder while the list is loading. */
export function SellerSkeletons() {
  return (
    <ul className="offers" aria-hidden="true">
      {SKELETONS.map((n) => (
        <li key={n} className="card pad seller seller-skeleton" />
      ))}
    </ul>
  )
}
