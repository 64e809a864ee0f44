import type { RequestForm } from './form.ts'

let byKind: ReadonlyMap<string, RequestForm> = new Map()

/** Says which forms can be sent. Called once, while the product is put together (app/request-forms.server.ts). */
export function offerForms(forms: readonly RequestForm[]): void {
  byKind = new Map(forms.map((form) => [form.kind, form]))
  if (byKind.size < forms.length) throw new Error('Two forms have the same kind.')
  // The posted field `form` names the form itself.
  if (forms.some(({ fields }) => 'form' in fields)) throw new Error('A field may not be called form.')
}

/** The form of this kind; undefined for one that is no longer offered. */
export const findForm = (kind: string): RequestForm | undefined => byKind.get(kind)

/** @internal */
export const listForms = (): readonly RequestForm[] => [...byKind.values()]
