import { useNextPath } from '#app/platform/language/use-next-path.ts'
import { matchPath, useLocation, useNavigation } from 'react-router'
import { copy } from './pending-campaign-copy.ts'
import './pending-campaign.css'

/**
 * The layout of a campaign's page over the shown page, while a link leads there and its data is loading. The shown page
 * stays below it, with its typed values and its place, in case the data does not arrive.
 */
export function PendingCampaign() {
  const { pathname } = useLocation()
  const { formMethod } = useNavigation()
  const next = useNextPath()
  if (!next || formMethod || next === pathname || !matchPath('/campaign/:slug', next)) return null
  return (
    <div className="pending-campaign">
      <p className="visually-hidden" role="status">
        {copy.loading}
      </p>
      <div className="wrap" aria-hidden="true">
        <i className="cover" />
        <div>
          <i />
          <i className="title" />
          <i />
        </div>
        <div className="card">
          <i className="title" />
          <i />
          <i className="button" />
        </div>
      </div>
    </div>
  )
}
