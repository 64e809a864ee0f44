import * as v from 'valibot'
import { Link } from 'react-router'
import { listActors, listActs } from '#app/features/audit/queries.server.ts'
import { auditFilter, SUBJECT_KINDS, VERBS } from '#app/features/audit/schema.ts'
import { operatorOf } from '#app/features/access/operator.server.ts'
import { ScreenHead } from '#app/ui/console/screen.tsx'
import { formatDateTime } from '#app/platform/time/dates.ts'
import { Field } from '#app/ui/form/field.tsx'
import { FilterForm, NO_FILTER } from '#app/ui/filter-form/filter-form.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { together } from '#app/platform/db/together.server.ts'
import type { Route } from './+types/audit.route'
import './audit.css'
import { copy } from './copy.ts'
import { subjectPath } from './subject-path.ts'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = operatorOf(context)
  const filter = v.parse(auditFilter, Object.fromEntries(url.searchParams))
  const read = together(ctx.db)
  const [{ acts, next }, actors] = await Promise.all([
    listActs(read, { actor: ctx.actor, filter }),
    listActors(read, ctx),
  ])
  return {
    filter,
    next,
    actors,
    acts: acts.map(({ at, subjectKind, subjectId, ...act }) => ({
      ...act,
      subjectKind,
      subjectId,
      path: subjectPath(subjectKind, subjectId),
      at: formatDateTime(at),
      iso: at.toISOString(),
    })),
  }
}

export default function Audit({ loaderData: { filter, acts, actors, next } }: Route.ComponentProps) {
  const { before, ...asked } = filter
  const older = new URLSearchParams({ ...defined(asked), before: String(next) })
  return (
    <>
      <ScreenHead title={copy.title} />
      <div className="screen-body wide-screen">
        <p className="secondary-ink">{copy.lead}</p>
        <Filters filter={filter} actors={actors} />
        <p className="visually-hidden" role="status">
          {copy.found(acts.length, next !== null)}
        </p>
        {acts.length === 0 ? <p className="secondary-ink">{copy.empty}</p> : <AuditTable acts={acts} />}
        {(before !== undefined || next !== null) && (
          <nav className="row" aria-label={copy.pages}>
            {before !== undefined && (
              <Link className="btn secondary sm" to={`?${new URLSearchParams(defined(asked))}`}>
                {copy.newest}
              </Link>
            )}
            {next !== null && (
              <Link className="btn secondary sm" to={`?${older}`}>
                {copy.older}
              </Link>
            )}
          </nav>
        )}
      </div>
    </>
  )
}

const defined = (asked: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(asked).filter((pair): pair is [string, string] => pair[1] !== undefined))

type Data = Route.ComponentProps['loaderData']

function Filters({ filter, actors }: Pick<Data, 'filter' | 'actors'>) {
  const { filters } = copy
  return (
    <FilterForm className="audit-filter" action="/operator/audit" label={filters.label}>
      <Field as="select" name="by" label={filters.by} defaultValue={filter.by ?? NO_FILTER}>
        <option value={NO_FILTER}>{filters.all}</option>
        {actors.map(({ userId, name }) => (
          <option key={userId} value={userId}>
            {name}
          </option>
        ))}
      </Field>
      <Field as="select" name="verb" label={filters.verb} defaultValue={filter.verb ?? NO_FILTER}>
        <option value={NO_FILTER}>{filters.all}</option>
        {VERBS.map((verb) => (
          <option key={verb} value={verb}>
            {copy.verbs[verb]}
          </option>
        ))}
      </Field>
      <Field as="select" name="kind" label={filters.kind} defaultValue={filter.kind ?? NO_FILTER}>
        <option value={NO_FILTER}>{filters.all}</option>
        {SUBJECT_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {copy.kinds[kind]}
          </option>
        ))}
      </Field>
    </FilterForm>
  )
}

const UUID = /^[\da-f]{8}-/

function AuditTable({ acts }: Pick<Data, 'acts'>) {
  const { head } = copy
  return (
    <div className="card table-box">
      <table className="sheet-table stacked">
        <caption className="visually-hidden">{copy.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{head.at}</th>
            <th scope="col">{head.who}</th>
            <th scope="col">{head.act}</th>
            <th scope="col">{head.subject}</th>
            <th scope="col">{head.detail}</th>
          </tr>
        </thead>
        <tbody>
          {acts.map(({ id, at, iso, byName, role, verb, subjectKind, subjectId, path, detail }) => (
            <tr key={id}>
              <td className="num muted whole">
                <time dateTime={iso}>{at}</time>
              </td>
              <td>
                <b>{byName}</b>
                <span className="small muted">{` ${copy.roles[role]}`}</span>
              </td>
              <td>{copy.verbs[verb]}</td>
              <td>
                {path ? <Link to={path}>{copy.kinds[subjectKind]}</Link> : copy.kinds[subjectKind]}
                {!UUID.test(subjectId) && <span className="small muted">{` ${subjectId}`}</span>}
              </td>
              <td className="secondary-ink whole">{detail}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
