import { Link } from 'react-router'
import { hintCopy } from './hint-copy.ts'

/** One line that leads to the passkeys of the account. Show it where `mayOfferPasskey`. */
export function PasskeyHint() {
  return (
    <p className="small secondary-ink">
      {hintCopy.lead} <Link to="/account#passkeys">{hintCopy.link}</Link>
    </p>
  )
}
