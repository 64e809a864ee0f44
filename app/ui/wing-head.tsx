import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from './icon.tsx'
import type { KolamDrawing } from './kolam/drawing.ts'
import type { Dye } from './kolam/dye.ts'
import { Kolam } from './kolam/kolam.tsx'
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
  /** Links or buttons. */
  children?: ReactNode
}

/** The header of a wing: title and lead on the wing's colour, with its kolam. */
export function WingHead({ back, backTo = '/wings', title, lead, kolam, dye, children }: WingHeadProps) {
  return (
    <header className={`cloth d-${dye} winghead`}>
      <Kolam drawing={kolam} className="corner" />
      <div className="wrap">
        <Link className="crumb" to={backTo}>
          <Icon name="arrow-left" small />
          {back}
        </Link>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {children && <div className="row">{children}</div>}
      </div>
    </header>
  )
}
