import { Thread } from '#app/ui/thread.tsx'
import { copy } from './copy.ts'

/** The campaign page's final shape, before its words are there. */
export function CampaignSkeleton() {
  return (
    <main id="main" className="wrap campaign" tabIndex={-1} aria-busy="true">
      <title>{copy.loading}</title>
      <p className="vh" role="status">
        {copy.loading}
      </p>
      <div className="crumb" />
      <div className="lay" aria-hidden="true">
        <div className="covwrap">
          <div className="cloth cover sk" />
        </div>
        <div className="head">
          <i className="sk" />
          <i className="sk title" />
          <i className="sk" />
        </div>
        <div className="side">
          <div className="card fund">
            <i className="sk title" />
            <Thread percent={0} label={copy.loading} />
            <i className="sk" />
            <i className="sk button" />
          </div>
        </div>
        <div className="story">
          <i className="sk" />
          <i className="sk" />
          <i className="sk" />
        </div>
      </div>
    </main>
  )
}
