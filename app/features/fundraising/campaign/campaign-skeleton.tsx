import { Thread } from '#app/ui/thread.tsx'
import { copy } from './copy.ts'

/** The layout of the campaign page while it is loading. */
export function CampaignSkeleton() {
  return (
    <main id="main" className="wrap campaign" tabIndex={-1} aria-busy="true">
      <title>{copy.loading}</title>
      <p className="visually-hidden" role="status">
        {copy.loading}
      </p>
      <div className="crumb" />
      <div className="columns" aria-hidden="true">
        <div className="cover-frame">
          <div className="cloth cover skeleton" />
        </div>
        <div className="head">
          <i className="skeleton" />
          <i className="skeleton title" />
          <i className="skeleton" />
        </div>
        <div className="side">
          <div className="card fund">
            <i className="skeleton title" />
            <Thread percent={0} label={copy.loading} />
            <i className="skeleton" />
            <i className="skeleton button" />
          </div>
        </div>
        <div className="story">
          <i className="skeleton" />
          <i className="skeleton" />
          <i className="skeleton" />
        </div>
      </div>
    </main>
  )
}
