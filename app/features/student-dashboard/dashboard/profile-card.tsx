import { Link } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { KolamDrawing } from '#app/ui/kolam/drawing.ts'
import type { Dye } from '#app/ui/kolam/dye.ts'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import type { MediaView } from '#app/features/media/views.ts'
import { Picture } from '#app/ui/picture.tsx'
import { copy } from './copy.ts'

interface ProfileCardProps {
  profile: {
    name: string
    college: string
    line: string
    bio: string | null
    dye: Dye
    kolam: KolamDrawing
    picture: MediaView | null
  }
}

/** The student's profile, with a link to edit it. */
export function ProfileCard({ profile: { name, college, line, bio, dye, kolam, picture } }: ProfileCardProps) {
  return (
    <section className="card profile-card" aria-label={copy.profile.label}>
      <span className={`avatar d-${dye}`}>
        <Kolam drawing={kolam} stroke={0.12} />
        {picture && <Picture picture={picture} alt="" sizes="64px" isFirst />}
      </span>
      <div>
        <h2>{name}</h2>
        <p className="small secondary-ink">{college}</p>
        <p className="small secondary-ink">{line}</p>
      </div>
      <Link className="icon-button" to="/account/student" aria-label={copy.profile.edit} title={copy.profile.edit}>
        <Icon name="pencil" />
      </Link>
      {bio && <p className="small profile-bio">{bio}</p>}
    </section>
  )
}
