import * as v from 'valibot'

const bytes = v.pipe(v.string(), v.regex(/^[\w-]+={0,2}$/))
const credentialId = v.pipe(v.string(), v.regex(/^[\w-]{1,1400}$/))

const commonFields = {
  id: credentialId,
  rawId: credentialId,
  type: v.literal('public-key'),
}

/** What `navigator.credentials.create()` made, as JSON. */
export const newCredentialBody = v.object({
  ...commonFields,
  response: v.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(32))), v.maxLength(10)), []),
  }),
})

/** What `navigator.credentials.get()` signed, as JSON. */
export const assertionBody = v.object({
  ...commonFields,
  response: v.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: v.nullish(v.string()),
  }),
})

export type NewCredential = v.InferOutput<typeof newCredentialBody>
export type Assertion = v.InferOutput<typeof assertionBody>
