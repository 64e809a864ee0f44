import { readHtml } from './html.ts'

export interface Field {
  name: string
  /** 'hidden', 'text', 'email' …; 'textarea' and 'select' for those tags. */
  type: string
  /** The default value; the value of a checkbox. */
  value: string
  isTicked: boolean
  isRequired: boolean
  /** The values of a select or radio group. */
  options: string[]
  attributes: Readonly<Record<string, string>>
}

/** A form with one of its buttons. */
export interface Form {
  /** A path with its query. */
  action: string
  isMultipart: boolean
  fields: readonly Field[]
  /** The name and value of the pressed button. */
  button: readonly [name: string, value: string] | null
}

/** Every form of a page that changes something, once for each of its buttons with a value. */
export function formsOf(html: string, page: string): Form[] {
  const forms: Form[] = []
  let open: { form: Omit<Form, 'button'>; fields: Field[]; buttons: [string, string][] } | null = null
  let select: Field | null = null
  let area: Field | null = null
  let option: { select: Field; isSelected: boolean } | null = null
  for (const piece of readHtml(html)) {
    if (piece.kind === 'text') {
      if (area) area.value = piece.text
      if (option) addOption(option, piece.text)
      option = null
      continue
    }
    const { tag } = piece
    if (piece.kind === 'close') {
      if (tag === 'textarea') area = null
      if (tag === 'select') select = null
      if (tag !== 'form' || !open) continue
      const { form, fields, buttons } = open
      const pressed = buttons.length > 0 ? buttons : [null]
      forms.push(...pressed.map((button) => ({ ...form, fields, button })))
      open = null
      continue
    }
    const { attributes } = piece
    if (tag === 'form' && attributes['method']?.toLowerCase() === 'post') {
      const { pathname, search } = new URL(attributes['action'] || page, new URL(page, 'http://site'))
      const isMultipart = attributes['enctype'] === 'multipart/form-data'
      open = { form: { action: pathname + search, isMultipart, fields: [] }, fields: [], buttons: [] }
    }
    if (!open || attributes['disabled'] !== undefined) continue
    if (tag === 'option' && select) {
      const { value } = attributes
      option = { select, isSelected: attributes['selected'] !== undefined }
      if (value === undefined) continue
      addOption(option, value)
      option = null
    }
    if (tag === 'button' || (tag === 'input' && attributes['type'] === 'submit')) {
      if (attributes['name']) open.buttons.push([attributes['name'], attributes['value'] ?? ''])
    } else if (tag === 'input' || tag === 'textarea' || tag === 'select') {
      const field = fieldOf(tag, attributes)
      if (tag === 'select') select = field
      if (tag === 'textarea') area = field
      if (field.name) open.fields.push(field)
    }
  }
  return forms
}

function fieldOf(tag: string, attributes: Readonly<Record<string, string>>): Field {
  const { name = '', value, type = 'text' } = attributes
  const isTick = type === 'checkbox' || type === 'radio'
  return {
    name,
    type: tag === 'input' ? type : tag,
    value: value ?? (isTick ? 'on' : ''),
    isTicked: attributes['checked'] !== undefined,
    isRequired: attributes['required'] !== undefined || attributes['aria-required'] === 'true',
    options: [],
    attributes,
  }
}

/** An option without a value sends its text. */
function addOption({ select, isSelected }: { select: Field; isSelected: boolean }, value: string): void {
  if (value) select.options.push(value)
  if (isSelected) select.value = value
}

/** Distinguishes this form from others with the same action: its constant hidden values and its button. */
export function markOf({ fields, button }: Form): string {
  const hidden = fields.filter(({ type }) => type === 'hidden').map(({ name, value }) => [name, value] as const)
  return [...hidden, ...(button ? [button] : [])]
    .filter(([name, value]) => !ABOUT.test(name) && /^[a-z][a-z-]{1,30}$/.test(value))
    .map((pair) => pair.join('='))
    .join(' ')
}

/** Fields that identify the object, not the form. */
const ABOUT = /^(slug|id|key|next|queue|course|day)$|Id$/
