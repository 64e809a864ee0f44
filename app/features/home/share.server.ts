import type { BrandMark } from '#app/ui/icon/icon-names.ts'

/** Share links as plain links to other sites; nothing is loaded from them. */
export function shareLinks(url: string, message: string): { mark: BrandMark; href: string }[] {
  const [at, text] = [encodeURIComponent(url), encodeURIComponent(message)]
  return [
    { mark: 'facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${at}` },
    { mark: 'x', href: `https://twitter.com/intent/tweet?url=${at}&text=${text}` },
    { mark: 'whatsapp', href: `https://wa.me/?text=${text}%20${at}` },
  ]
}
