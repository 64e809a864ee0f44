import { foreignLang } from '#app/platform/language/current-language.ts'
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
  /** Somebody wrote title and lead: they may be in another language than the page. */
  isWritten?: boolean
  kolam: KolamDrawing
  dye: Dye
  /** A `<Cover>` instead of the kolam. */
  cover?: ReactNode
  /** Links or buttons. */
  children?: ReactNode
}

/** The header of a wing: title and lead on the wing's colour, with its kolam. */
export function WingHead(props: WingHeadProps) {
  const { back, backTo = '/wings', title, lead, isWritten = false, kolam, dye, cover, children } = props
  return (
    <header className={`cloth d-${dye} wing-head`}>
      {!cover && <Kolam drawing={kolam} className="corner" />}
      <div className="wrap">
        <Link className="crumb" to={backTo}>
          <Icon name="arrow-left" small />
          {back}
        </Link>
        {cover}
        <h1 lang={isWritten ? foreignLang(title) : undefined}>{title}</h1>
        <p className="lead" lang={isWritten ? foreignLang(lead) : undefined}>
          {lead}
        </p>
        {children && <div className="row">{children}</div>}
      </div>
    </header>
  )
}

/** The picture of whom or what the page is about: a round portrait, or a wide picture. */
export function Cover({ isRound = false, children }: { isRound?: boolean; children: ReactNode }) {
  return <div className={isRound ? 'head-cover framed round' : 'head-cover framed'}>{children}</div>
}
