const GSM =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
/** Take two characters each. */
const GSM_EXTENSION = '^{}\\[~]|€'
const GSM_SINGLE = 160
const GSM_PART = 153
const UNICODE_SINGLE = 70
const UNICODE_PART = 67

/** How many SMS a text is billed as (GSM 03.38). */
export function smsParts(text: string): number {
  const letters = [...text]
  if (letters.every((letter) => GSM.includes(letter) || GSM_EXTENSION.includes(letter))) {
    const length = letters.reduce((sum, letter) => sum + (GSM_EXTENSION.includes(letter) ? 2 : 1), 0)
    return length <= GSM_SINGLE ? 1 : Math.ceil(length / GSM_PART)
  }
  return text.length <= UNICODE_SINGLE ? 1 : Math.ceil(text.length / UNICODE_PART)
}
