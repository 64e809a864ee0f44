import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from './icon.tsx'
import type { KolamDrawing } from './kolam/drawing.ts'
import type { Dye } from './kolam/dye.ts'
import { Kolam } from './kolam/kolam.tsx'
import './wing-head.css'

interface WingHeadProps {
  /** The way back to all wings, in words. */
  back: string
  /** Where it leads, if not to all wings. */
  backTo?: string
  title: string
  lead: string
  kolam: KolamDrawing
  dye: Dye
  /** The first steps, as links or buttons. */
  children?: ReactNode
}

/** The head of a wing: its sentence on its cloth, with its kolam in thread. */
export function WingHead({ back, backTo = '/wings', title, lead, kolam, dye, children }: WingHeadProps) {
  return (
    <header className={`cloth d-${dye} winghead`}>
      <Kolam drawing={kolam} />
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
