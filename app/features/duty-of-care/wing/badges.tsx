import { foreignLang } from '#app/platform/language/current-language.ts'
import { docForms } from '#app/features/duty-of-care/request-forms.ts'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import { FormDialog } from '#app/ui/form/form-dialog.tsx'
import type { RequestFormProps } from '#app/ui/form/request-form.tsx'
import { copy } from './copy.ts'
import type { awardedView, badgeCards } from './doc.server.ts'

const words = copy.badges

interface BadgesProps extends Pick<RequestFormProps, 'answer' | 'prefill'> {
  badges: ReturnType<typeof badgeCards>
  awarded: readonly ReturnType<typeof awardedView>[]
}

/** Four badges with a nomination form, and their holders. */
export function Badges({ badges, awarded, answer, prefill }: BadgesProps) {
  return (
    <section className="wrap section stack" id="badges" aria-labelledby="badges-title">
      <h2 id="badges-title">{words.title}</h2>
      <p className="lead care-lead">{words.lead}</p>
      <ul className="care-badges">
        {badges.map(({ title, body, kolam }) => (
          <li key={title} className="card pad care-badge d-indigo">
            <span className="avatar">
              <Kolam drawing={kolam} />
            </span>
            <h3>{title}</h3>
            <p className="secondary-ink">{body}</p>
          </li>
        ))}
      </ul>
      {awarded.length > 0 && (
        <>
          <h3>{words.carried}</h3>
          <ul className="care-carried">
            {awarded.map(({ id, badge, person, reason }) => (
              <li key={id}>
                <b>{person}</b>
                <span className="tag d-indigo">{badge}</span>
                <span className="secondary-ink" lang={foreignLang(reason)}>
                  {reason}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <FormDialog
        form={docForms.nomination}
        title={words.nominate.title}
        lead={words.nominate.lead}
        opener={words.nominate.opener}
        openerClass="btn secondary"
        words={words.nominate}
        answer={answer}
        prefill={prefill}
      />
    </section>
  )
}
