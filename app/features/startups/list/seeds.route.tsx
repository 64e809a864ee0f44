import { foreignLang } from '#app/platform/language/current-language.ts'
import { data, Link } from 'react-router'
import { receiveForm } from '#app/features/requests/submit/receive-form.server.ts'
import { seedsForms } from '#app/features/startups/request-forms.ts'
import { FileRefused } from '#app/features/startups/commands/replace-files.server.ts'
import { submitStartup } from '#app/features/startups/commands/submit-startup.server.ts'
import { copy as words } from '#app/features/startups/copy.ts'
import { readFiles, type StartupFiles } from '#app/features/startups/files.ts'
import { FilesNeedAccount, FormFiles, useFilesBusy } from '#app/features/startups/form-files.tsx'
import { listStartups, listTiers } from '#app/features/startups/queries.server.ts'
import type { FormAnswer, ValuesOf } from '#app/platform/form/fields.ts'
import { formValues } from '#app/platform/form/parse-form.ts'
import { formatMoney, PAISE } from '#app/platform/money.ts'
import { contextOf, findMember, type RequestContext, prefillOf } from '#app/platform/http/request.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import { FormDialog } from '#app/ui/form/form-dialog.tsx'
import { SectionNav } from '#app/ui/wings/section-nav.tsx'
import { WingHead } from '#app/ui/wings/wing-head.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { pageUrl } from '#app/platform/language/language-paths.ts'
import type { Route } from './+types/seeds.route'
import { copy } from './copy.ts'
import './seeds.css'
import { startupCard } from './startup-view.server.ts'
import { StartupList } from './startup-list.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  ctx.cacheFor({ tags: ['startups'], params: ['ask', 'amount'] })
  const asked = Number(pageUrl(request).searchParams.get('amount'))
  const [tiers, startups] = await Promise.all([listTiers(ctx.db), listStartups(ctx.db, ctx)])
  return {
    kolam: drawKolam({ kind: 'wing', wing: 'seeds' }),
    startups: startups.map(startupCard),
    amount: tiers.some(({ amountMinor }) => amountMinor === asked * PAISE) ? asked : null,
    tiers: tiers.map(({ amountMinor, impact }) => ({
      tier: amountMinor / PAISE,
      words: formatMoney(amountMinor, 'INR'),
      impact,
    })),
    prefill: { ...prefillOf(ctx), founder: prefillOf(ctx).name },
    isMember: findMember(ctx) !== null,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = contextOf(context)
  const posted = await readForm(request)
  const files = readFiles(posted)
  try {
    return await receiveForm(ctx, { startup: seedsForms.startup }, posted, {
      startup: (values) => createDraft(ctx, { values, files }),
    })
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error
    const errors = { [error.field]: words.files.refused }
    return data<FormAnswer>({ kind: seedsForms.startup.kind, errors, values: formValues(posted) }, { status: 409 })
  }
}

interface Submission {
  values: ValuesOf<typeof seedsForms.startup.fields>
  files: StartupFiles
}

/** Creates the draft in the same transaction as the request. */
const createDraft =
  (ctx: RequestContext, { values, files }: Submission) =>
  async (tx: RequestContext['db']) =>
    submitStartup(tx, {
      founderName: values.founder,
      founderEmail: values.email,
      title: values.startup,
      category: values.industry,
      stage: values.stage,
      targetRupees: values.amount,
      equityPercent: String(values.equity ?? ''),
      description: values.description,
      files,
      actor: ctx.actor,
      now: ctx.now,
    })

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, copy.title),
  { name: 'description', content: copy.description },
]

export default function Seeds({ loaderData, actionData }: Route.ComponentProps) {
  const { kolam, startups, amount, tiers, prefill, isMember } = loaderData
  const { submit } = copy
  const busy = useFilesBusy()
  return (
    <main id="main" className="startups" tabIndex={-1}>
      <WingHead dye="neem" back={copy.back} title={copy.headline} lead={copy.lead} kolam={kolam}>
        <FormDialog
          form={seedsForms.startup}
          title={submit.title}
          lead={submit.lead}
          opener={submit.open}
          words={submit}
          cancel={submit.cancel}
          answer={actionData}
          prefill={prefill}
          renderFiles={(errors) => (isMember ? <FormFiles errors={errors} busy={busy} /> : <FilesNeedAccount />)}
          waiting={busy.isBusy && words.files.busy}
        />
      </WingHead>
      <SectionNav context="changemaker" current="/seeds" />
      <StartupList startups={startups} amount={amount} />
      {tiers.length > 0 && (
        <section className="wrap section stack" id="tiers" aria-labelledby="tiers-title">
          <h2 id="tiers-title">{copy.tiers.title}</h2>
          <p className="lead">{copy.tiers.lead}</p>
          <ul className="tier-list">
            {tiers.map(({ tier, words, impact }) => (
              <li key={tier}>
                <Link
                  className="card pad tier"
                  to={`?amount=${tier}#featured`}
                  aria-current={tier === amount ? 'true' : undefined}
                  replace
                >
                  <b className="num">{words}</b>
                  <span className="secondary-ink" lang={foreignLang(impact)}>
                    {impact}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <nav className="wrap section row" aria-label={copy.moreLabel}>
        {copy.more.map(({ to, label }) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
      </nav>
    </main>
  )
}
