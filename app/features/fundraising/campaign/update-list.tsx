import { foreignLang } from '#app/platform/language/current-language.ts'
import { Picture } from '#app/ui/picture.tsx'
import type { CampaignView } from './campaign-view.server.ts'

/** Updates with their pictures, the newest first. */
export function UpdateList({ updates }: Pick<CampaignView, 'updates'>) {
  return (
    <ul className="updates">
      {updates.map(({ message, date, pictures }) => (
        <li key={message}>
          <p className="caption muted">{date}</p>
          <p className="pre-wrap" lang={foreignLang(message)}>
            {message}
          </p>
          {pictures.map((picture) => (
            <figure key={picture.id}>
              <Picture picture={picture} alt={picture.caption} sizes="(min-width: 800px) 640px, 92vw" />
              {picture.caption && <figcaption className="caption muted">{picture.caption}</figcaption>}
            </figure>
          ))}
        </li>
      ))}
    </ul>
  )
}
