import { Link } from 'react-router'
import { reportPath } from '#app/features/fundraising/reports/schema.ts'
import { copy } from './copy.ts'

/** The link that reports a question, for a list of questions. */
export const reportLink = (slug: string) => (id: string) => (
  <Link className="text-button small" to={reportPath(slug, id)}>
    {copy.report}
  </Link>
)
