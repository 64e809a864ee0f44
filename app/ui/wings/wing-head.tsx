import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { KolamDrawing } from '#app/ui/kolam/drawing.ts'
import type { Dye } from '#app/ui/kolam/dye.ts'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import './wing-head.css'

interface WingHeadProps {
  /** The label of the link back. */
  back: string
  /** Its target; by default all wings. */
  backTo?: string
  title: string
  lead: string
  kolam: KolamDrawing
  dye: Dye
  /** A `<Cover>` instead of the kolam. */
  cover?: ReactNode
  /** Links or buttons. */
  children?: ReactNode
}

/** The header of a wing: title and lead on the wing's colour, with its kolam. */
export function WingHead({ back, backTo = '/wings', title, lead, kolam, dye, cover, children }: WingHeadProps) {
  return (
    <header className={`cloth d-${dye} wing-head`}>
      {!cover && <Kolam drawing={kolam} className="corner" />}
      <div className="wrap">
        <Link className="crumb" to={backTo}>
          <Icon name="arrow-left" small />
          {back}
        </Link>
        {cover}
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {children && <div className="row">{children}</div>}
      </div>
    </header>
  )
}

/** The picture of whom or what the page is about: a round portrait, or a wide picture. */
export function Cover({ isRound = false, children }: { isRound?: boolean; children: ReactNode }) {
  return <div className={isRound ? 'head-cover framed round' : 'head-cover framed'}>{children}</div>
}
