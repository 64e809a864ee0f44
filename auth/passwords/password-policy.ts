import { createHash } from 'node:crypto'
import { AuthError } from '#auth/errors.ts'
import { isGuessable, type PasswordOwner } from './guessable-passwords.ts'
import { normalisePassword } from './password.ts'
import type { AuthSettings } from '#auth/settings/settings.ts'

export interface WeakPassword {
  message: string
  reasons: ('length' | 'characters' | 'pwned')[]
}

export interface PasswordPolicy {
  /** What the current policy finds weak in a password that is already in use; never throws. */
  findWeakness(password: string, owner: PasswordOwner): Promise<WeakPassword | undefined>
  /** Throws AuthError 400 `validation_failed` when a password is too long to be hashed; checks nothing else. */
  assertHashable(password: string): void
  /** Throws AuthError 400 `validation_failed` (too long) or 422 `weak_password`. */
  assertAcceptable(password: string, owner: PasswordOwner): Promise<void>
}

type PwnedCheck = AuthSettings['password']['pwnedCheck']

const RANGE_URL = 'https://api.pwnedpasswords.com/range/'
const RANGE_TIMEOUT_MS = 5_000
const RANGE_PREFIX_LENGTH = 5

/** `fetch` is used only when the check against leaked passwords is switched on. */
export function createPasswordPolicy(
  { password: settings, messages }: Pick<AuthSettings, 'password' | 'messages'>,
  fetch: typeof globalThis.fetch,
): PasswordPolicy {
  const isBlocked = async (password: string, owner: PasswordOwner) =>
    settings.hasBlocklist && isGuessable(password, messages.mail.siteName, owner)

  async function judge(
    password: string,
    owner: PasswordOwner,
    pwnedCheck: PwnedCheck,
  ): Promise<WeakPassword | undefined> {
    const reasons: WeakPassword['reasons'] = []
    const sentences: string[] = []
    if ([...password].length < settings.lengthMin) {
      reasons.push('length')
      sentences.push(shortSentence(settings.lengthMin))
    }
    if (settings.requiredCharacters.some((set) => ![...set].some((character) => password.includes(character)))) {
      reasons.push('characters')
      const sets = settings.requiredCharacters.join(', ')
      sentences.push(`Password should contain at least one character of each: ${sets}.`)
    }
    if ((await isBlocked(password, owner)) || (pwnedCheck !== 'off' && (await isPwned(password, pwnedCheck, fetch)))) {
      reasons.push('pwned')
      sentences.push('Password is known to be weak and easy to guess, please choose a different one.')
    }
    return reasons.length > 0 ? { message: sentences.join(' '), reasons } : undefined
  }

  function assertHashable(password: string): void {
    if (Buffer.byteLength(normalisePassword(password)) <= settings.bytesMax) return
    throw new AuthError(400, 'validation_failed', `Password cannot be longer than ${settings.bytesMax} bytes`)
  }

  return {
    findWeakness: (password, owner) =>
      judge(normalisePassword(password), owner, settings.pwnedCheck === 'off' ? 'off' : 'fail-open'),
    assertHashable,
    async assertAcceptable(password, owner) {
      const normal = normalisePassword(password)
      assertHashable(password)
      const weakness = await judge(normal, owner, settings.pwnedCheck)
      if (!weakness) return
      throw new AuthError(422, 'weak_password', weakness.message, {
        body: { weak_password: { reasons: weakness.reasons } },
      })
    },
  }
}

/** The error (422 `weak_password`) of a password with fewer characters than this. */
export function tooShort(lengthMin: number): AuthError {
  return new AuthError(422, 'weak_password', shortSentence(lengthMin), {
    body: { weak_password: { reasons: ['length'] } },
  })
}

const shortSentence = (lengthMin: number) => `Password should be at least ${lengthMin} characters.`

/** Queries the k-anonymity range service: only five characters of the password's SHA-1 are sent. */
async function isPwned(password: string, mode: PwnedCheck, fetch: typeof globalThis.fetch) {
  const digest = createHash('sha1').update(password).digest('hex').toUpperCase()
  const suffix = digest.slice(RANGE_PREFIX_LENGTH)
  try {
    const answer = await fetch(RANGE_URL + digest.slice(0, RANGE_PREFIX_LENGTH), {
      headers: { 'Add-Padding': 'true' },
      signal: AbortSignal.timeout(RANGE_TIMEOUT_MS),
    })
    if (!answer.ok) throw new Error(`The range service answered ${answer.status}`)
    const lines = (await answer.text()).split('\n')
    return lines.some((line) => line.startsWith(`${suffix}:`) && Number(line.slice(suffix.length + 1)) > 0)
  } catch (error) {
    if (mode === 'fail-open') return false
    throw error
  }
}
