import { type MouseEvent, useState } from 'react'
import { Link } from 'react-router'
import { UPLOAD_RULES } from '#app/features/media/upload-limits.ts'
import { frontForms } from '#app/features/contact/request-forms.ts'
import { copy as contactCopy } from '#app/features/contact/request-forms-copy.ts'
import { copy as storyCopy } from '#app/features/testimonies/request-forms-copy.ts'
import { testimonyForms } from '#app/features/testimonies/request-forms.ts'
import { CAPTION_CHARS_MAX } from '#app/features/testimonies/schema.ts'
import type { FormAnswer } from '#app/platform/form/fields.ts'
import { signInHref } from '#app/platform/session/sign-in-href.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { FormDialog } from '#app/ui/form/form-dialog.tsx'
import { PictureQuestion } from '#app/features/media/upload/picture-question.tsx'
import { showCode } from '#app/platform/text/code.ts'
import type { ManifestoWords } from './copy.ts'
import { ManifestoLink } from './manifesto-link.tsx'

interface InvitationProps {
  words: ManifestoWords
  mail: { href: string; label: string }
  /** Prefilled values of a signed-in user. */
  prefill: { name: string; email: string } | null
  answer: FormAnswer | undefined
}

const SIGN_IN = signInHref('/share-your-story')
/** The dialogs close this long after their form was sent. */
const CLOSE_AFTER_MS = 2_000

/** The closing section and the page's own footer; both open the two dialogs. */
export function Invitation({ words, mail, prefill, answer }: InvitationProps) {
  const { invitation } = words
  const [code, setCode] = useState<string>()
  const [isBusy, onBusy] = useState(false)
  const known = prefill ? { prefill } : {}
  return (
    <>
      <section className="manifesto-invitation" id="invitation" aria-labelledby="invitation-title">
        <div className="wrap stack">
          <h2 id="invitation-title">{invitation.title}</h2>
          <p className="manifesto-lead">{invitation.lead}</p>
          <p>{invitation.body}</p>
          <div className="row">
            <FormDialog
              {...known}
              form={testimonyForms.story}
              words={storyCopy.screen}
              title={storyCopy.title}
              lead={invitation.share.lead}
              opener={invitation.share.label}
              openerClass="btn lamp big"
              answer={answer}
              closeAfterMs={CLOSE_AFTER_MS}
              onSent={(receipt) => setCode(receipt.code)}
              waiting={isBusy && storyCopy.pictureBusy}
              extra={
                <PictureQuestion
                  hint={storyCopy.picture}
                  captionCharsMax={CAPTION_CHARS_MAX}
                  rules={UPLOAD_RULES}
                  signIn={prefill ? null : SIGN_IN}
                  onBusy={onBusy}
                />
              }
            />
            <FormDialog
              {...known}
              form={frontForms.contact}
              words={contactCopy.contact.screen}
              title={contactCopy.contact.title}
              lead={invitation.contact.lead}
              opener={invitation.contact.label}
              openerClass="btn on-night big"
              answer={answer}
              closeAfterMs={CLOSE_AFTER_MS}
            />
          </div>
          {code && (
            <p className="notice manifesto-code" role="status">
              <span>
                {invitation.code} <b className="num">{showCode(code)}</b>
              </span>
            </p>
          )}
          <p>
            <a className="manifesto-mail" href={mail.href}>
              <Icon name="mail" small />
              {mail.label}
            </a>
          </p>
        </div>
      </section>
      <Foot words={words} />
    </>
  )
}

function Foot({ words: { foot, newTab, invitation } }: { words: ManifestoWords }) {
  return (
    <nav className="wrap manifesto-foot" aria-label={foot.label}>
      <ul>
        {foot.links.map((link) => (
          <li key={link.to}>
            <ManifestoLink to={link.to} newTab={link.newTab ? newTab : undefined}>
              {link.label}
            </ManifestoLink>
          </li>
        ))}
        <li>
          <Link to={invitation.share.to} onClick={(event) => openDialog(event, testimonyForms.story.kind)}>
            {invitation.share.label}
          </Link>
        </li>
        <li>
          <Link to={invitation.contact.to} onClick={(event) => openDialog(event, frontForms.contact.kind)}>
            {invitation.contact.label}
          </Link>
        </li>
      </ul>
    </nav>
  )
}

/** Opens the dialog; without it, follows the link to the form's own page. */
function openDialog(event: MouseEvent, kind: string): void {
  const opener = document.querySelector<HTMLElement>(`#${kind} > a`)
  if (!opener) return
  event.preventDefault()
  opener.click()
}
