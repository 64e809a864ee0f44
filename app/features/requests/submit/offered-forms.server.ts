import type { RequestForm } from '#app/features/requests/form.ts'

let byKind: ReadonlyMap<string, RequestForm> = new Map()

/** Registers the forms that can be submitted. Called once at start (app/request-forms.server.ts). */
export function offerForms(forms: readonly RequestForm[]): void {
  byKind = new Map(forms.map((form) => [form.kind, form]))
  if (byKind.size < forms.length) throw new Error('Two forms have the same kind.')
  // The posted field `form` holds the kind of the form.
  if (forms.some(({ fields }) => 'form' in fields)) throw new Error('A field may not be called form.')
}

/** The form of this kind; undefined for one that is no longer offered. */
export const findForm = (kind: string): RequestForm | undefined => byKind.get(kind)

/** @internal */
export const listForms = (): readonly RequestForm[] => [...byKind.values()]
